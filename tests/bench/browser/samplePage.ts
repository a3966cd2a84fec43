import type { Row } from '../../../schemas/api/Result'

/** One field of the sample pages, as both sides read it: the interpreter from JSON, the hand-written page from this list. */
export interface SampleField {
  key: string
  type: 'input' | 'inputNumber' | 'date' | 'select'
  title: string
  width: number
  /** The rules of the page language; both sides keep the one that is used here. */
  validateRules?: { required: true }[]
  options?: { value: string; text: string }[]
}

const kinds = ['input', 'input', 'inputNumber', 'date', 'select'] as const

export const statusOptions = [
  { value: '1', text: 'Open' },
  { value: '2', text: 'Running' },
  { value: '3', text: 'Done' },
]

/** Fields of mixed kinds, always in the same order. */
export function sampleFields(count: number): SampleField[] {
  return Array.from({ length: count }, (_, index) => {
    const type = kinds[index % kinds.length] ?? 'input'
    const field = { key: `field${index}`, type, title: `Field ${index}`, width: 120 }
    if (index % kinds.length === 0) return { ...field, validateRules: [{ required: true }] }
    return type === 'select' ? { ...field, options: statusOptions } : field
  })
}

export function isRequired({ validateRules = [] }: SampleField): boolean {
  return validateRules.some(({ required }) => required)
}

export function sampleRows(fields: readonly SampleField[], count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `row${index}`,
    ...Object.fromEntries(fields.map((field) => [field.key, sampleValue(field, index)])),
  }))
}

/** Rows of an editable table; in every tenth of them something is missing. */
export function sampleLines(fields: readonly SampleField[], count: number): Row[] {
  return sampleRows(fields, count).map((row, index) => (isWrongLine(index) ? { ...row, field5: '' } : row))
}

export function isWrongLine(index: number): boolean {
  return index % 10 === 9
}

function sampleValue({ type, key }: SampleField, index: number): string | number {
  if (type === 'inputNumber') return index * 7 + 1
  if (type === 'date') return `2026-0${1 + (index % 9)}-1${index % 10}`
  if (type === 'select') return String(1 + (index % 3))
  return `${key} of row ${index}`
}

const title = 'Sample'

/** A page as it stands in a file, so that reading and compiling it are part of what is measured. */
export function listPageText(fields: readonly SampleField[]): string {
  return JSON.stringify(listPage(fields))
}

function listPage(fields: readonly SampleField[]) {
  const queryConfig = fields.slice(0, 5).map(({ key }) => ({ key }))
  const columns = fields.map((field) => ({ ...field, isOrder: true }))
  return { kind: 'list', version: 1, code: 'sample', title, url: sampleUrls, queryConfig, columns, pageSize: 100 }
}

/** Every button that the toolbar of a list can have beside those that it has anyway. */
const switches = ['import', 'export', 'chart', 'analysis', 'enlarge', 'grouping', 'trash'] as const

/**
 * The same page with everything switched on that lists can do together: all buttons, a search over all texts, filters of columns, sums, rows edited in their
 * place, a button in each.
 */
export function fullListPageText(fields: readonly SampleField[]): string {
  const page = listPage(fields)
  return JSON.stringify({
    ...page,
    code: 'sample-full',
    url: { ...page.url, exportXlsUrl: '/sample/exportXls', importExcelUrl: '/sample/importExcel' },
    columns: page.columns.map((column) => (isSummed(column) ? { ...column, statistics: ['sum'] } : column)),
    toolbar: Object.fromEntries(switches.map((name) => [name, true])),
    search: true,
    rowEdit: true,
    rowButtons: [
      {
        name: 'release',
        label: 'Release',
        visibleWhen: "row.field4 != '3'",
        action: { type: 'call', method: 'POST', url: '/sample/release', foreign: true },
      },
    ],
    resource: { table: 'sample', trash: true },
  })
}

export function isSummed({ type }: SampleField): boolean {
  return type === 'inputNumber'
}

export function formPageText(fields: readonly SampleField[]): string {
  return JSON.stringify({
    kind: 'form',
    version: 1,
    code: `sample-${fields.length}`,
    title,
    url: sampleUrls,
    items: fields,
    form: { columns: 2 },
  })
}

export function longSelectText(count: number): string {
  const options = Array.from({ length: count }, (_, index) => ({ value: String(index + 1), text: `Material ${index + 1}` }))
  const items = [{ key: 'material', type: 'select', title: 'Material', allowSearch: true, options }]
  return JSON.stringify({ kind: 'form', version: 1, code: 'sample-select', title, url: sampleUrls, items })
}

export function tablePageText(fields: readonly SampleField[]): string {
  const rows = { key: 'rows', title, foreignKey: 'parent', columns: fields }
  return JSON.stringify({
    kind: 'list',
    version: 1,
    code: 'sample',
    title,
    url: sampleUrls,
    columns: [{ key: 'id', type: 'hidden' }],
    subTables: [rows],
  })
}

const sampleUrls = {
  list: '/sample/list',
  add: '/sample/add',
  edit: '/sample/edit',
  delete: '/sample/delete',
  deleteBatch: '/sample/deleteBatch',
}
