import {
  type ActionHandlerName,
  actionHandlerNames,
  type RemovalHandlerName,
  type RowConfirmationName,
  type RuleHandlerName,
  removalHandlerNames,
  rowConfirmationNames,
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
import { importAgain } from './kit/importAgain'
import type { CodeHandler, CodeQuestion } from './table/askCode'
import { importAskEmptyFields, importAskFilledRows } from './table/laterQuestions'
import { type RowConfirmationHandler, registerRowConfirmation } from './table/opened/rowConfirmations'
import { type RemovalHandler, registerRemovalHandler } from './table/removalHandlers'

/** The checks of values that this product adds in code; each that `schemas/extensions.ts` names must be here, and on the server too. */
const ruleHandlers: Readonly<Record<RuleHandlerName, RuleHandler>> = {}

/** What buttons of pages can run. */
const actionHandlers: Readonly<Record<ActionHandlerName, ActionHandler>> = {
  openAddress,
  refreshDictionaries: later('refreshDictionaries'),
  sendTemplate: later('sendTemplate'),
}

/** What draws cells of pages. */
const slots: Readonly<Record<SlotName, SlotRenderer>> = { progressBar: ProgressBar }

/** What is asked before rows of a sub-table are removed. */
const removalHandlers: Readonly<Record<RemovalHandlerName, RemovalHandler>> = {
  askFilledRows: asksPerson(importAskFilledRows, 'askFilledRows'),
}

/** What is asked when the dialog of such a row is confirmed. */
const rowConfirmations: Readonly<Record<RowConfirmationName, RowConfirmationHandler>> = {
  askEmptyFields: asksPerson(importAskEmptyFields, 'askEmptyFields'),
}

/** A handler that is fetched when its button is pressed: few pages have one. */
function later(name: 'refreshDictionaries' | 'sendTemplate'): ActionHandler {
  return async (action) => (await importAgain(() => import('./features/actions/laterHandlers'), name))(action)
}

/** A function that asks a person, who may take their time; it is fetched when it is asked, for most pages never ask. */
function asksPerson<N extends string, Q extends CodeQuestion>(load: () => Promise<Record<N, CodeHandler<Q>>>, name: N): CodeHandler<Q> {
  return { timeLimit: 'none', confirm: async (question) => (await importAgain(load, name)).confirm(question) }
}

/** Makes everything known that this product adds in code. Called once, before anything is drawn. */
export function registerExtensions(): void {
  for (const name of ruleHandlerNames) registerRuleHandler(name, ruleHandlers[name])
  for (const name of actionHandlerNames) registerActionHandler(name, actionHandlers[name])
  for (const name of slotNames) registerSlot(name, slots[name])
  for (const name of removalHandlerNames) registerRemovalHandler(name, removalHandlers[name])
  for (const name of rowConfirmationNames) registerRowConfirmation(name, rowConfirmations[name])
}
