import type { ColumnType } from '../fields/FieldFacts'
import type { PageConfig } from '../page/kinds'

/** What exists outside of a page, as the server or the command line knows it. A set that is left out is not checked against. */
export interface KnownNames {
  /** Codes of dictionaries. */
  dictionaries?: ReadonlySet<string>
  /** Values of the entries of each dictionary. */
  dictionaryValues?: ReadonlyMap<string, ReadonlySet<string>>
  /** What the values of each dictionary are. */
  dictionaryTypes?: ReadonlyMap<string, 'text' | 'number'>
  /** Tables of declared resources with the keys of their fields, system fields included. */
  tables?: ReadonlyMap<string, ReadonlySet<string>>
  /** Types of the columns of each table, as far as they are certain. */
  tableColumns?: ReadonlyMap<string, ReadonlyMap<string, ColumnType>>
  /** Types of the columns of each report, as far as they are certain. */
  reportColumns?: ReadonlyMap<string, ReadonlyMap<string, ColumnType>>
  /** Calls that published pages answer, for example `POST /order/ship`. */
  calls?: ReadonlySet<string>
  /** Codes of the groups of the menu. */
  menuGroups?: ReadonlySet<string>
  /** Codes of reports with the keys of their columns. */
  reports?: ReadonlyMap<string, ReadonlySet<string>>
  /** Codes of pages. */
  pages?: ReadonlySet<string>
  /** Pages as they are published, by their codes. */
  pageConfigs?: ReadonlyMap<string, PageConfig>
  /** Codes of check rules. */
  checkRules?: ReadonlySet<string>
  /** Codes of fill rules. */
  fillRules?: ReadonlySet<string>
  /** Codes of roles. */
  roles?: ReadonlySet<string>
  /** Names of checks of values that are written in code. */
  ruleHandlers?: ReadonlySet<string>
  /** Names of what buttons do that is written in code. */
  actionHandlers?: ReadonlySet<string>
  /** Names of renderers of cells that are written in code. */
  slots?: ReadonlySet<string>
}
