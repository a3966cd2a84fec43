import type { FoundError } from '../../../schemas/api/Result'
import type { Problem } from '../../../schemas/page/Problem'
import { CallFailure } from '../../kernel/CallFailure'

export function toFoundError({ path, code, message, line, column, suggestion, severity, missing }: Problem): FoundError {
  return { path, code, message, line, column, suggestion, severity, missing }
}

/** What was read when nothing is wrong with it; throws `invalid-config` with its located findings otherwise. */
export function requireRight<C>({ config, problems }: { config?: C; problems: readonly Problem[] }): C {
  const count = problems.filter((problem) => problem.severity === 'error').length
  if (config && count === 0) return config
  throw new CallFailure('invalid-config', 'pages.refused', { count }, { errors: problems.map(toFoundError) })
}
