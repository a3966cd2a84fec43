/**
 * What the expressions and patterns of a page may cost, in the browser and on the server alike. A page is written by people: without these
 * limits an honest mistake (a loop over rows inside a loop over rows) would hold the server for everybody.
 */
export const evaluationLimits = {
  /** Steps of one evaluation: parts of the expression that are worked out, each round of a loop anew, and what functions do with long texts and lists. Takes a fraction of a second at most. */
  steps: 500_000,
  /** Steps of everything that one save evaluates: computed values, conditions and rules of the row and of its sub-table rows. */
  stepsOfSave: 10_000_000,
  /** Characters of a text that an expression makes; as many as a field can hold. */
  textLength: 100_000,
  /** Characters of all texts that one save computes. */
  textOfSave: 5_000_000,
  /** Entries of a list that an expression makes. */
  listLength: 20_000,
  /** Loops (`map`, `filter`, `exists`, `exists_one`, `all`) inside one another. */
  nesting: 3,
  /** States of a pattern: the characters it is made of, with everything written as often as `{n}` says. */
  patternStates: 2500,
  /** Characters of a pattern as it is written. */
  patternLength: 2000,
  /** States of a pattern × characters of the text that it is tried on. */
  patternWork: 2_500_000,
  /** The same, of all patterns of one save together. */
  patternWorkOfSave: 50_000_000,
  /** Rows of each sub-table that a page is tried with when it is checked. */
  trialRows: 1000,
  /** Rows of a sub-table that the steps must last for: a trial may take the share of `steps` that `trialRows` has of them. */
  expectedRows: 5000,
  /** Characters of the texts that a page is tried with, where the field does not say less, and that a pattern must manage where the field does not say how many. */
  trialTextLength: 1000,
  /** Milliseconds for which evaluating may hold the server before other calls get their turn. */
  sliceTime: 10,
} as const

/** What was exceeded: the steps, a text, a list or the pattern work of one evaluation, or what a whole save may take. */
export type ExceededLimit = 'steps' | 'text' | 'list' | 'pattern' | 'save'

const { steps, stepsOfSave, trialRows, expectedRows } = evaluationLimits

/** What a trial may take: costs grow with the rows, so it has the share of the steps that its rows have of the expected ones. */
export const trialLimits = { steps: (steps * trialRows) / expectedRows, stepsOfSave: (stepsOfSave * trialRows) / expectedRows } as const
