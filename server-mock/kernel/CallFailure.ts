import type { ErrorName } from '../../schemas/api/errors'
import type { FoundError } from '../../schemas/api/Result'
import type { ServerTextKey } from './text/textOf'

/**
 * A call that is refused. `text` names a sentence of `server-mock/kernel/text`, chosen in the caller's language when it is answered.
 * Thrown anywhere below a route; the error handler turns it into the envelope with the status of the catalogue.
 */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  constructor(
    readonly error: ErrorName,
    readonly text: ServerTextKey,
    readonly values: Record<string, string | number> = {},
    /** `log` is written to the server's log for whoever made the page, and answered to nobody. */
    readonly details: { result?: unknown; errors?: FoundError[]; log?: Record<string, unknown> } = {},
  ) {
    super(`${error}: ${text} ${JSON.stringify(values)}`)
  }
}
