import type { CallContext } from '../../../kernel/CallContext'
import { CallFailure } from '../../../kernel/CallFailure'
import type { Services } from '../../Services'
import { findDependents } from './findDependents'

/** Throws while other published pages depend on this one, with the places where they do; `isForced` leaves them to whoever says so. */
export async function requireFree(
  services: Services,
  code: string,
  isForced: boolean | undefined,
  { language }: CallContext,
): Promise<void> {
  if (isForced) return
  const dependents = await findDependents(services, code, language)
  if (dependents.length === 0) return
  const pages = dependents.map((page) => `“${page.title}” (${page.code})`).join(', ')
  const errors = dependents.flatMap((page) => page.problems.map((problem) => ({ ...problem, message: `${page.code}: ${problem.message}` })))
  throw new CallFailure('conflict', 'pages.hasDependents', { pages }, { result: { dependents }, errors })
}
