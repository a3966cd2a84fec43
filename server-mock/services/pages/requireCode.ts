import { isName } from '../../../schemas/documents/documentName'
import { CallFailure } from '../../kernel/CallFailure'

/** A code that a page can have, or the name of a document; throws for any other. */
export function requireCode(code: string): string {
  if (!isName(code)) throw new CallFailure('not-found', 'pages.unknown', { code })
  return code
}
