import { actionHandlerNames, type RuleHandlerName, slotNames } from '../../schemas/extensions'
import type { RuleHandler } from '../../schemas/rules/RuleFailure'
import type { Extensions } from '../kernel/Extensions'

/** The checks of values that this product adds in code; each that `schemas/extensions.ts` names must be here, and in the browser too. */
const ruleHandlers: Readonly<Record<RuleHandlerName, RuleHandler>> = {}

/** What this product adds to the server in code. */
export const extensions: Extensions = { ruleHandlers, actionHandlers: actionHandlerNames, slots: slotNames }
