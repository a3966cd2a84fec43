/**
 * Names of what this product adds in code, said here alone: a page may name these and no others, and each side does not compile until it provides what
 * is named. A check of values (`validateRules: [{ "handler": … }]`) runs on both sides, in `server-mock/app/extensions.ts` and in the browser; what a
 * button does (`action: { "type": "handler" }`) and what draws a cell (`slot`) in the browser alone.
 */
export const ruleHandlerNames = [] as const satisfies readonly string[]
export const actionHandlerNames = ['openAddress'] as const
export const slotNames = ['progressBar'] as const

/** Name of a check of values that is written in code. */
export type RuleHandlerName = (typeof ruleHandlerNames)[number]
/** Name of what a button does that is written in code. */
export type ActionHandlerName = (typeof actionHandlerNames)[number]
/** Name of a renderer of cells that is written in code. */
export type SlotName = (typeof slotNames)[number]
