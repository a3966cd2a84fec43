import { isJsonObject } from '../../../schemas/page/readParts'
import { wordsOfRowColumn } from '../../../schemas/page/rowColumns'
import { fillText } from '../../../schemas/page/Text'
import { isSystemField } from '../../../schemas/wire/systemFields'
import type { FieldDraft, ListDraft, SubTableDraft } from '../Draft'
import type { NoteLoss } from '../Loss'
import { controlName } from './controls'
import type { ImportContext } from './ImportContext'
import { importField } from './importField'
import { type JsonObject, objectsOf, textOf } from './json'
import { listPageOf, plainCalls, urlsOf } from './listPageOf'
import { toKey } from './names'
import type { SourceField, SourceRule } from './SourceField'

/** Editable tables in code: a page whose rows have those tables below them. */
export function readVxeColumns(item: JsonObject, file: string, context: ImportContext): ListDraft | undefined {
  const name = (textOf(item.sourceFile) ?? 'tables').replace(/^.*\//, '').replace(/(\.data)?\.\w+$/, '')
  const code = context.freeCode(name)
  const note = context.lossesOf(file, code)
  const tables = Array.isArray(item.tables) ? item.tables : []
  const subTables = tables
    .map((columns, index) => subTableOf(objectsOf(columns), index, code, context, note))
    .filter(({ columns }) => columns.length > 0)
  if (subTables.length === 0) return undefined
  return {
    ...listPageOf(code, name, context.ownTable(code), [{ key: 'name', type: 'input', title: name }]),
    url: urlsOf(code, 'imported', plainCalls),
    subTables,
  }
}

function subTableOf(columns: readonly JsonObject[], index: number, code: string, context: ImportContext, note: NoteLoss): SubTableDraft {
  const fields = new Map<string, FieldDraft>()
  for (const [position, column] of columns.entries()) {
    if (wordsOfRowColumn(column.type)) continue
    const place = `tables[${index}][${position}]`
    const source = sourceOf(column, place, note)
    if (source === undefined) continue
    if (fields.has(source.key)) note('key-twice', place, { found: source.key, title: source.title })
    else fields.set(source.key, importField(source, context, note))
  }
  const key = `table${index + 1}`
  return {
    key,
    title: `${index + 1}`,
    foreignKey,
    table: context.ownTable(`${code}-${key}`),
    ...Object.assign({}, ...columns.map(({ type }) => wordsOfRowColumn(type))),
    columns: [...fields.values()].map((field) => withKnownFields(field, new Set(fields.keys()), note)),
  }
}

/** A popup fills fields of its own table; one that the table does not have is the source's mistake. */
export function withKnownFields(field: FieldDraft, keys: ReadonlySet<string>, note: NoteLoss): FieldDraft {
  const { orgFields, destFields } = field
  if (!Array.isArray(orgFields) || !Array.isArray(destFields)) return field
  const pairs = destFields.map((to, index) => [orgFields[index], to] as const).filter(([, to]) => keys.has(to))
  if (pairs.length === destFields.length) return field
  note('dest-missing', field.key, { title: field.title ?? field.key, found: destFields.filter((key) => !keys.has(key)).join(', ') })
  const kept = pairs.length > 0 ? pairs : [[orgFields[0], field.key] as const]
  return { ...field, orgFields: kept.map(([from]) => from), destFields: kept.map(([, to]) => to) }
}

/** Slots that hold the buttons of a row: the table has them by itself. */
const rowButtonSlots = new Set(['action', 'operation'])

function sourceOf(column: JsonObject, place: string, note: NoteLoss): SourceField | undefined {
  const written = textOf(column.key) ?? textOf(column.dataIndex)
  const type = textOf(column.type) ?? 'normal'
  const title = textOf(column.title) ?? written ?? ''
  if (type === 'slot') {
    const slot = textOf(column.slotName) ?? ''
    if (rowButtonSlots.has(slot)) return undefined
    note('slot-code', place, { title, found: slot })
  }
  if (written === undefined) {
    note('no-key', place, { title })
    return undefined
  }
  return {
    key: keyOf(written, place, note),
    title,
    control: controlOf(type),
    place,
    ...choicesOf(column, place, title, note),
    ...reportOf(column),
    extra: { ...column, ...(isJsonObject(column.props) ? column.props : {}) },
    rules: objectsOf(column.validateRules).map(
      (rule): SourceRule => ({ ...rule, ...(typeof rule.message === 'string' ? { message: rule.message } : {}) }),
    ),
    defaultValue: column.defaultChecked === undefined ? column.defaultValue : checkedOf(column),
    ...(textOf(column.placeholder) === undefined ? {} : { placeholder: fillText(String(column.placeholder), { title }) }),
    isReadOnly: column.disabled === true,
    grid: column,
  }
}

/** A check box of an editable table is one, not several choices. */
function controlOf(type: string): string {
  if (type === 'checkbox') return 'checkboxmeta'
  return type === 'slot' ? 'normal' : controlName(type)
}

/** Field of the tables that holds the id of the row that they belong to. */
const foreignKey = 'mainRow'

function keyOf(written: string, place: string, note: NoteLoss): string {
  const key = toKey(written)
  const safe = isSystemField(key) || key === foreignKey ? `${key}Text` : key
  if (safe !== key) note('key-changed', place, { found: written, name: safe })
  return safe
}

function choicesOf(column: JsonObject, place: string, title: string, note: NoteLoss): Partial<SourceField> {
  if (isJsonObject(column.options)) note('options-code', `${place}.options`, { title })
  const dictionary = textOf(column.dictCode) ?? textOf(column.dict)
  const options = objectsOf(column.options)
  return { ...(options.length > 0 ? { options } : {}), ...(dictionary === undefined ? {} : { dictionary }) }
}

function reportOf(column: JsonObject): Partial<SourceField> {
  const report = textOf(column.popupCode)
  return report === undefined
    ? {}
    : { table: report, code: textOf(column.orgFields) ?? textOf(column.field), text: textOf(column.destFields) ?? textOf(column.key) }
}

function checkedOf({ customValue, defaultChecked }: JsonObject): unknown {
  const [on, off] = Array.isArray(customValue) ? customValue : ['Y', 'N']
  return defaultChecked === true ? on : off
}
