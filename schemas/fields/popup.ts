import type { Finding, Path } from '../checks/Finding'
import { findMissing } from '../checks/meaning/missing'
import { isSystemField } from '../wire/systemFields'
import type { FieldBase } from './FieldBase'
import { type ColumnType, type FieldFacts, type FieldInPage, textSchema } from './FieldFacts'

/** A value picked from a report; the picked row fills this field and others. */
export interface PopupField extends FieldBase {
  type: 'popup'
  /**
   * Code of the report page.
   * @names reports
   */
  popupCode: string
  /**
   * Columns of the report that are copied, in order. A list, or one comma string.
   * @names reportColumns
   */
  orgFields: string | string[]
  /**
   * Fields of this row that take them, in the same order. A list, or one comma string.
   * @names fields
   */
  destFields: string | string[]
  /** true: several rows can be taken; their values are joined by commas. */
  multi?: boolean
  /** Values for the report's own parameters and query fields. */
  param?: Record<string, string | number | boolean>
  /** Sorting of the report, for example `createTime=desc`. */
  sorter?: string
  /** Popups of the same group share the report's answers for 30 seconds. */
  groupId?: string
  /**
   * Width of the dialog in pixels.
   * @default 1200
   * @minimum 300
   * @maximum 4000
   * @asType integer
   */
  popupWidth?: number
}

export const popup: FieldFacts<PopupField> = {
  aliases: ['popup_dict'],
  column: () => 'text',
  valueSchema: () => textSchema(),
  query: 'eq',
  isForUsers: true,
  reportView: {
    name: 'popup',
    details: ({ popupCode: code, multi, ...field }) => ({
      code,
      orgFields: fieldNames(field.orgFields).join(','),
      destFields: fieldNames(field.destFields).join(','),
      ...(multi === true ? { popupMulti: true } : {}),
    }),
    read: ({ code, orgFields, destFields, popupMulti: multi }) =>
      code && orgFields && destFields ? { popupCode: code, orgFields, destFields, multi } : null,
  },
  isMultiple: (field) => field.multi === true,
  fills: (field) => fieldNames(field.destFields),
  checkPage: checkReport,
  examples: [
    {
      type: 'popup',
      key: 'customer',
      title: { 'zh-CN': '客户', 'en-US': 'Customer', 'de-DE': 'Kunde' },
      popupCode: 'demo-customer-report',
      orgFields: ['name', 'phone'],
      destFields: ['customer', 'phone'],
    },
  ],
}

/** A list of field names, whether written as a list or as one comma string. */
export function fieldNames(names: string | readonly string[] | undefined): string[] {
  if (names === undefined) return []
  const list = typeof names === 'string' ? names.split(',') : names
  return list.map((name) => name.trim()).filter((name) => name !== '')
}

/** What the system writes is written by nobody else. */
function systemField(name: string, path: Path): Finding {
  return { code: 'system-field', path, values: { name } }
}

/** What is copied into which fields, in parallel. */
export type Filling = Pick<PopupField, 'orgFields' | 'destFields'>

/** As many fields take something as are copied, and each of them is there and nobody else's. */
export function checkTargets(field: Filling, { path, names }: Pick<FieldInPage, 'path' | 'names'>): Finding[] {
  return [
    ...checkCounts(field, path),
    ...locateNames(field, 'destFields', path).flatMap(([name, at]) =>
      isSystemField(name) ? [systemField(name, at)] : findMissing('unknown-field', name, names, at),
    ),
  ]
}

/** A popup copies columns of a report that is there, one by one, into fields that are there. */
function checkReport(field: PopupField, place: FieldInPage): Finding[] {
  const { path } = place
  const { reports } = place.known
  const { popupCode: report } = field
  return [
    ...findMissing('unknown-report', report, reports, [...path, 'popupCode']),
    ...locateNames(field, 'orgFields', path).flatMap(([name, at]) =>
      findMissing('unknown-report-column', name, reports?.get(report), at, { values: { report } }),
    ),
    ...checkTargets(field, place),
    ...checkCopies(field, place),
  ]
}

/** What a column gives, the field that takes it can hold; several rows give texts joined by commas. */
function checkCopies(field: PopupField, { path, columns, known: { reportColumns } }: FieldInPage): Finding[] {
  const given = reportColumns?.get(field.popupCode)
  const sources = fieldNames(field.orgFields)
  if (!given || sources.length !== fieldNames(field.destFields).length) return []
  return locateNames(field, 'destFields', path).flatMap(([name, at], index): Finding[] => {
    const column = sources[index] ?? ''
    const [source, target] = [field.multi === true && given.has(column) ? 'text' : given.get(column), columns.get(name)]
    if (!source || !target || canHold(target, source)) return []
    return [{ code: 'unfitting-copy', path: at, values: { name, column }, types: { source, target } }]
  })
}

/** Days and moments are texts where they are copied; a number is none, and a text is neither. */
function canHold(target: ColumnType, source: ColumnType): boolean {
  const isNumber = (type: ColumnType) => type === 'integer' || type === 'numeric'
  return target === source || (isNumber(target) && isNumber(source)) || (target === 'text' && !isNumber(source))
}

function checkCounts(field: Filling, path: Path): Finding[] {
  const [source, target] = [fieldNames(field.orgFields).length, fieldNames(field.destFields).length]
  return source === target ? [] : [{ code: 'unequal-fields', path: [...path, 'destFields'], at: 'key', values: { source, target } }]
}

export function locateNames(field: Filling, list: keyof Filling, path: Path): [string, Path][] {
  const isWrittenAsList = Array.isArray(field[list])
  return fieldNames(field[list]).map((name, index) => [name, isWrittenAsList ? [...path, list, index] : [...path, list]])
}
