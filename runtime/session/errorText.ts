import { CallError } from '../calls/Calls'
import { PartMissing } from '../kit/importAgain'
import { reportError } from '../kit/reportError'
import type { PageHost } from './PageHost'

/**
 * What a user is told of an error. The answer of a call speaks for itself; of anything else only a reference is shown, under which the console has the
 * rest. Every place that puts an unknown error on the screen asks here, and none reads its `message`.
 */
export function errorText(error: unknown, text: PageHost['text']): string {
  if (error instanceof CallError) return error.message
  if (error instanceof PartMissing) return text('kit.partMissingText')
  return text('kit.unexpected', { reference: reportError(error) })
}
