import type { ValidateFunction } from 'ajv'
import type { RawBuilder } from 'kysely'
import type { FieldConfig } from '../../../schemas/fields'
import type { ColumnType, FieldValue, LabelSource, QueryMeaning } from '../../../schemas/fields/FieldFacts'
import { chooseText, type Language, type Text } from '../../../schemas/page/Text'
import type { FieldLink, ResourceDeclaration, SubResource } from '../ResourceDeclaration'

export type StoredType = Exclude<ColumnType, null>

/** One stored field, compiled. */
export interface ColumnModel {
  key: string
  /** Name of the table column. */
  name: string
  type: StoredType
  /** The table column holds texts by language, and this is the one in that language. */
  language?: Language
  /** true: it is read in the language of the reader. */
  isReadTranslated?: boolean
  /** The language that one call reads it in. */
  readIn?: Language
  /** Undefined for columns that no field stands for: system fields, the key of a sub-table. */
  field?: FieldConfig
  /** Set where the table has no such column: the values stand in another table. */
  link?: FieldLink
  query: QueryMeaning
  isMultiple: boolean
  labels: LabelSource | null
  /** Written by the server alone. */
  isSystem: boolean
  /** Never answered, never asked about, and without `isHashed` never written by a call. */
  isSecret: boolean
  /** true: calls write it, a hash of it is stored, and `secretMark` is all that is read of it. */
  isHashed?: boolean
  /** true: HTML, cleaned before it is stored. */
  isHtml?: boolean
  /** The column as it is for rows that have another of the field's inputs, in their order; see `columnInRow`. */
  cases?: readonly ColumnModel[]
  /** The zone by whose clock the days of its moments are meant; undefined where they are those of the stored values. */
  dayZone?: string
  /** The field's values that are no texts, by the text that stores them, for example `1` for a switch with `[1, 0]`. */
  typedValues?: ReadonlyMap<string, FieldValue>
}

/** A field that shows a property of the record that a column chooses. */
export interface LookupModel {
  key: string
  column: ColumnModel
  source: Extract<LabelSource, { from: 'table' }>
}

/** One index of a table. */
export interface IndexModel {
  name: string
  /** The table columns, in their order. */
  columns: readonly string[]
  /** The fields that people know it by. */
  keys: readonly string[]
  isUnique: boolean
}

/** One table, compiled once per declaration. */
export interface TableModel {
  table: string
  /** The table as statements name it. */
  from: RawBuilder<unknown>
  /** Every column by field key. */
  columns: ReadonlyMap<string, ColumnModel>
  /** Fields that are no columns: properties of chosen records. */
  lookups: readonly LookupModel[]
  /** The key of today by every key that a field had. */
  formerKeys: ReadonlyMap<string, string>
  /** The fields, in the order of the declaration; those without a column too. */
  fields: readonly FieldConfig[]
  /** Select list of the answered columns of the table, which is called `t`. */
  selectList: RawBuilder<Record<string, unknown>>
  indexes: readonly IndexModel[]
  /** The check of the types of written values by field key. Missing keys are fine, `null` is fine. */
  typeCheck(): ValidateFunction
  /** Holds the tenant of a row, where rows have one. */
  tenant?: ColumnModel
  /** The same table as the page that has it declares it, where this is a second page over it: what holds there holds here. */
  base?: TableModel
}

/** The table of a sub-table. */
export interface SubModel extends TableModel, Pick<SubResource, 'authPre' | 'parentKey'> {
  key: string
  /** What people call it; its key when left out. */
  title?: Text
  foreignKey: ColumnModel
  isSingle: boolean
}

export interface ResourceModel extends TableModel {
  declaration: ResourceDeclaration
  subs: ReadonlyMap<string, SubModel>
  owner?: ColumnModel
  /** Holds who is responsible for a row. */
  responsible?: ColumnModel
  tree?: { parent: ColumnModel; hasChild?: ColumnModel }
  /** Set where the rows are those of a sub-table: the rows that they belong to. */
  ofMain?: MainRowsModel
}

/** The main rows of a page over a sub-table. */
export interface MainRowsModel {
  /** Key of the sub-table. */
  key: string
  table: string
  foreignKey: ColumnModel
  /** Holds the tenant of a main row, and with it of its rows here. */
  tenant?: ColumnModel
  /** Whose a main row is, and with it its rows here. */
  owner?: ColumnModel
  /** Holds who is responsible for a main row, and with it for its rows here. */
  responsible?: ColumnModel
}

/** What people call a column. */
export function titleOfColumn(column: Pick<ColumnModel, 'field'> | undefined, language: Language, key: string): string {
  return chooseText(column?.field?.title, language, key)
}
