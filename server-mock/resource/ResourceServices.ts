import type { RowHappening } from '../../schemas/api/rowPanels'
import type { FieldValue, LabelSource } from '../../schemas/fields/FieldFacts'
import type { Language } from '../../schemas/page/Text'
import type { RuleHandler } from '../../schemas/rules/RuleFailure'
import type { Connection } from '../db/Database'
import type { CallContext } from '../kernel/CallContext'
import type { HistoryContent } from './history/HistoryContent'

/** What is shown for a stored value. */
export interface Label {
  text: string
  /** Colour of its tag, where the rows to choose from have colours. */
  color?: string
  /** true: the caller may not see what it stands for, or it is gone; which of the two is not told. */
  isWithheld?: true
}

/** Labels of stored values. Values without one are left out of the answer. */
export interface LabelService {
  labelsOf(source: LabelSource, values: readonly string[], language: Language): Promise<ReadonlyMap<string, Label>>
}

/** A change of a row by somebody who stands in for whoever is responsible for it. */
export interface DelegatedChange {
  /** User name of whoever is responsible. */
  principal: string
  table: string
  /** Code of the page that it was done in; undefined for tables of the product. */
  page?: string
  /** `add`, `edit`, `delete`, or the name of an action. */
  kind: string
  rowId: string
  /** What people call the row. */
  rowName: string
}

/** Something that was done to a row, as it is kept for good. */
export interface HistoryChange {
  table: string
  rowId: string
  kind: RowHappening
  /** Name of the action. */
  action?: string
  /** User names of those whom the caller stood in for. */
  standsFor: readonly string[]
  content: HistoryContent
}

/** What the resource engine asks others for. */
export interface ResourceServices {
  /** Texts of dictionary values. Options and tables are looked up by the engine itself. */
  dictionaries: LabelService
  /** The values that can be chosen from a dictionary, without those that are disabled unless they are asked for; undefined when there is none of this code. */
  dictionaryValues(code: string, options?: { withDisabled?: boolean }): Promise<ReadonlySet<string> | undefined>
  /** Values that a fill rule makes for new rows, one for each, for example order numbers; inside the transaction of the rows. */
  fillRule(
    code: string,
    rows: readonly Readonly<Record<string, unknown>>[],
    context: CallContext,
    connection: Connection,
  ): Promise<readonly FieldValue[]>
  /** The message of the check rule that refuses the value; null when it agrees, empty for the standard text. */
  checkRule(code: string, value: string, language: Language): Promise<string | null>
  /** A check registered in code. */
  handler(name: string): RuleHandler | undefined
  /** Writes down what the caller has done for others, inside the transaction of the rows. */
  noteDelegated(changes: readonly DelegatedChange[], context: CallContext, connection: Connection): Promise<void>
  /** Writes down what the caller has done to rows of pages that keep their history, inside the transaction of the rows. */
  noteHistory(changes: readonly HistoryChange[], context: CallContext, connection: Connection): Promise<void>
}

/** Services of a server that has no dictionaries and no rules; tests and tools start from it. */
export const noServices: ResourceServices = {
  dictionaries: { labelsOf: async () => new Map() },
  dictionaryValues: async () => undefined,
  fillRule: async (_code, rows) => rows.map(() => null),
  checkRule: async () => null,
  handler: () => undefined,
  noteDelegated: async () => {},
  noteHistory: async () => {},
}
