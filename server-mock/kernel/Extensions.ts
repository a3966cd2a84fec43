import type { RuleHandler } from '../../schemas/rules/RuleFailure'

/** What a product adds to the server in code. */
export interface Extensions {
  /** Checks of values by the name that `validateRules: [{ "handler": … }]` of a page gives them. */
  ruleHandlers: Readonly<Record<string, RuleHandler>>
  /** Names of what buttons do in the browser: a page that names another is refused. */
  actionHandlers: readonly string[]
  /** Names of what draws cells in the browser: a page that names another is refused. */
  slots: readonly string[]
}
