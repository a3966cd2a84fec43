/**
 * Names of what this product adds in code, said here alone: a page may name these and no others, and each side does not compile until it provides what
 * is named. A check of values (`validateRules: [{ "handler": … }]`) runs on both sides, in `server-mock/app/extensions.ts` and in the browser; what a
 * button does (`action: { "type": "handler" }`), what draws a cell (`slot`), what is asked before rows of a sub-table go (`asyncRemove`) and what
 * is asked when the dialog of such a row is confirmed (`confirmRow`) in the browser alone.
 */
export const ruleHandlerNames = [] as const satisfies readonly string[]
export const actionHandlerNames = ['openAddress', 'refreshDictionaries', 'sendTemplate'] as const
export const slotNames = ['progressBar'] as const
export const removalHandlerNames = ['askFilledRows'] as const
export const rowConfirmationNames = ['askEmptyFields'] as const

/** Name of a check of values that is written in code. */
export type RuleHandlerName = (typeof ruleHandlerNames)[number]
/** Name of what a button does that is written in code. */
export type ActionHandlerName = (typeof actionHandlerNames)[number]
/** Name of a renderer of cells that is written in code. */
export type SlotName = (typeof slotNames)[number]
/** Name of what is asked, in code, before rows of a sub-table are removed. */
export type RemovalHandlerName = (typeof removalHandlerNames)[number]
/** Name of what is asked, in code, when the dialog of a row is confirmed. */
export type RowConfirmationName = (typeof rowConfirmationNames)[number]
