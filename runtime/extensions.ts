import {
  type ActionHandlerName,
  actionHandlerNames,
  type RuleHandlerName,
  ruleHandlerNames,
  type SlotName,
  slotNames,
} from '../schemas/extensions'
import type { RuleHandler } from '../schemas/rules/RuleFailure'
import { type ActionHandler, registerActionHandler } from './features/actions/actionHandlers'
import { openAddress } from './features/actions/openAddress'
import { ProgressBar } from './fields/parts/ProgressBar'
import { registerSlot, type SlotRenderer } from './fields/slots'
import { registerRuleHandler } from './form/ruleHandlers'

/** The checks of values that this product adds in code; each that `schemas/extensions.ts` names must be here, and on the server too. */
const ruleHandlers: Readonly<Record<RuleHandlerName, RuleHandler>> = {}

/** What buttons of pages can run. */
const actionHandlers: Readonly<Record<ActionHandlerName, ActionHandler>> = { openAddress }

/** What draws cells of pages. */
const slots: Readonly<Record<SlotName, SlotRenderer>> = { progressBar: ProgressBar }

/** Makes everything known that this product adds in code. Called once, before anything is drawn. */
export function registerExtensions(): void {
  for (const name of ruleHandlerNames) registerRuleHandler(name, ruleHandlers[name])
  for (const name of actionHandlerNames) registerActionHandler(name, actionHandlers[name])
  for (const name of slotNames) registerSlot(name, slots[name])
}
