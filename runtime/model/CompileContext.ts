import type { Language } from '../../schemas/page/Text'
import type { FieldSurface } from '../../schemas/rights/fieldCodes'
import { compileExpression } from '../../schemas/rules/expression'
import type { CompileExpression } from '../../schemas/rules/expressionEngine'

/** For whom a page is compiled. The decisions about permissions come as functions, so that compiling stays pure. */
export interface CompileContext {
  language: Language
  /** true when the user may press the button or make the call: `<authPre>:<name>`. */
  can(action: string): boolean
  /** Codes of columns under the prefix that the user may not see in that place: `price`, for a sub-table `products:price`. */
  hiddenCodes(authPre: string, surface: FieldSurface): ReadonlySet<string>
  /** Codes of columns under the prefix that the user may see and not change. */
  disabledCodes(authPre: string): ReadonlySet<string>
  /** Logs an error of the code and gives the reference that is shown in its place. */
  report?(error: unknown): string
  /** Left out while it is not loaded: expressions are then parsed when they are first asked, and broken ones are not found yet. */
  compileExpression?: CompileExpression
}

const none: ReadonlySet<string> = new Set()

/** A user who may do everything, for tests and previews. */
export function permissiveContext(language: Language): CompileContext {
  return { language, can: () => true, hiddenCodes: () => none, disabledCodes: () => none, compileExpression }
}
