import type { Finding } from '../checks/Finding'
import { findMissing } from '../checks/meaning/missing'
import { defaults } from '../json/propertyShapes'
import type { UrlPath } from '../page/parts/Url'
import type { Text } from '../page/Text'
import type { FieldBase } from './FieldBase'
import { type FieldFacts, type FieldInPage, textSchema } from './FieldFacts'

/** A column of the records to pick from. */
export interface RecordColumn {
  /** Property of the answered records. */
  key: string
  /** Heading of the column; the property when left out. */
  title?: Text
  /**
   * Width in pixels.
   * @minimum 1
   * @maximum 1000
   * @asType integer
   */
  width?: number
}

/** An input that the records are asked for by. */
export interface RecordQueryItem {
  /** Property of the records, sent with what is typed. */
  key: string
  /** Label of the input; the heading of the column with the same key when left out. */
  label?: Text
  /** Grey text in the empty input. */
  placeholder?: Text
  /**
   * Code of the dictionary that is chosen from; left out, a text is typed.
   * @names dictionaries
   */
  dictCode?: string
}

/** One or several records that a call lists, for example orders, stored as one value of each, joined by commas. */
export interface RecordSelectField extends FieldBase {
  type: 'recordSelect'
  /**
   * Path under the API base, called with GET, that lists the records page by page, for example `/order/list`. A page of this product answers it, or
   * `foreign` says that another backend does.
   */
  listUrl: UrlPath
  /** Path that stored values are asked for at, by `valueKey`; `listUrl` when left out. */
  valueUrl?: UrlPath
  /** true: another backend answers the paths. */
  foreign?: true
  /**
   * Table of the records, where it is one of this product: rows bring the texts along then, and only its records are stored.
   * @names tables
   */
  table?: string
  /**
   * Property that is stored. The call finds records by it, several joined by commas.
   * @default "id"
   */
  valueKey?: string
  /** Property of the record that is shown; the first column when left out. */
  labelKey?: string
  /**
   * Property that tells the records apart.
   * @default "id"
   */
  rowKey?: string
  /**
   * The columns of the dialog.
   * @minItems 1
   */
  columns: RecordColumn[]
  /** The inputs above them. */
  queryConfig?: RecordQueryItem[]
  /** true: several records can be taken. */
  multiple?: boolean
  /**
   * Characters shown of a text in the dialog before it is cut with an ellipsis; -1 shows all.
   * @default 12
   * @minimum -1
   * @asType integer
   */
  ellipsis?: number
}

export const recordSelect: FieldFacts<RecordSelectField> = {
  aliases: ['sel_business', 'selectBiz'],
  column: () => 'text',
  valueSchema: () => textSchema(),
  query: 'in',
  labels: (field) => {
    const { valueKey, labelKey } = recordKeysOf(field)
    const { table } = field
    return table === undefined
      ? { from: 'call', url: field.valueUrl ?? field.listUrl, value: valueKey, label: labelKey }
      : { from: 'table', table, value: valueKey, label: labelKey }
  },
  isMultiple: (field) => field.multiple === true,
  calls: (field) => callsOfRecords(field),
  checkPage: checkRecords,
  minWidth: 190,
  examples: [
    {
      type: 'recordSelect',
      key: 'customer',
      title: { 'zh-CN': '客户', 'en-US': 'Customer', 'de-DE': 'Kunde' },
      listUrl: '/demo/customer/list',
      table: 'demo_customer',
      columns: [
        { key: 'name', title: { 'zh-CN': '名称', 'en-US': 'Name', 'de-DE': 'Name' } },
        { key: 'phone', title: { 'zh-CN': '电话', 'en-US': 'Phone', 'de-DE': 'Telefon' } },
      ],
      queryConfig: [{ key: 'name' }],
    },
  ],
}

/** The properties of the records that are stored, shown, and tell them apart. */
export function recordKeysOf(field: Partial<Pick<RecordSelectField, 'valueKey' | 'labelKey' | 'rowKey' | 'columns'>>) {
  const { valueKey = defaults['RecordSelectField.valueKey'], rowKey = defaults['RecordSelectField.rowKey'] } = field
  return { valueKey, labelKey: field.labelKey ?? field.columns?.[0]?.key ?? valueKey, rowKey }
}

function callsOfRecords(field: RecordSelectField) {
  const { listUrl, valueUrl, foreign } = field
  const keys = (['valueKey', 'labelKey', 'rowKey'] as const).flatMap((name) =>
    field[name] === undefined ? [] : [{ name: field[name], path: [name] }],
  )
  const columns = field.columns.map(({ key }, index) => ({ name: key, path: ['columns', index, 'key'] }))
  return [
    { url: listUrl, foreign, path: ['listUrl'], answered: [...keys, ...columns] },
    ...(valueUrl === undefined ? [] : [{ url: valueUrl, foreign, path: ['valueUrl'], answered: [] }]),
  ]
}

/** The table of the records is there with what is stored and shown of them, and so are the dictionaries that are asked with. */
function checkRecords(field: RecordSelectField, { path, known }: FieldInPage): Finding[] {
  const { table, queryConfig = [] } = field
  return [
    ...(table === undefined ? [] : checkTable(field, table, { path, known })),
    ...queryConfig.flatMap(({ dictCode }, index) =>
      dictCode === undefined
        ? []
        : findMissing('unknown-dictionary', dictCode, known.dictionaries, [...path, 'queryConfig', index, 'dictCode']),
    ),
  ]
}

function checkTable(field: RecordSelectField, table: string, { path, known: { tables } }: Pick<FieldInPage, 'path' | 'known'>): Finding[] {
  const unknown = findMissing('unknown-table', table, tables, [...path, 'table'])
  if (unknown.length > 0) return unknown
  const { valueKey, labelKey } = recordKeysOf(field)
  const at = (name: 'valueKey' | 'labelKey') => (field[name] === undefined ? [...path, 'table'] : [...path, name])
  return [
    ...findMissing('unknown-table-field', valueKey, tables?.get(table), at('valueKey'), { values: { table } }),
    ...findMissing('unknown-table-field', labelKey, tables?.get(table), at('labelKey'), { values: { table } }),
  ]
}
