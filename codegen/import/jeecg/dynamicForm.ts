import { fieldNames } from '../../../schemas/fields/popup'
import { isJsonObject } from '../../../schemas/page/readParts'
import type { FieldDraft, ListDraft, SubTableDraft } from '../Draft'
import type { NoteLoss } from '../Loss'
import { controlName } from './controls'
import type { ImportContext } from './ImportContext'
import { importField } from './importField'
import { isYes, type JsonObject, numberOf, objectIn, objectsOf, textOf } from './json'
import { listPageOf, plainCalls, urlsOf } from './listPageOf'
import { toCode, toKey } from './names'
import type { SourceRule } from './SourceField'
import { withKnownFields } from './vxeColumns'

/** Field of the sub-tables that holds the id of the row that they belong to. */
const foreignKey = 'mainRow'

/** A form whose fields stand one after the other as items with a key and a label; entries of a dictionary have neither. */
export function isDynamicForm({ items }: JsonObject): boolean {
  const all = objectsOf(items)
  return all.length > 0 && all.every(({ key, label }) => textOf(key) !== undefined && textOf(label) !== undefined)
}

/** A form of items: a page with a table for its rows. Items that name a sub-table stand under it. */
export function readDynamicForm(form: JsonObject, file: string, context: ImportContext): ListDraft {
  const name = textOf(form.code) ?? textOf(form.title) ?? 'form'
  const code = context.freeCode(name)
  const note = context.lossesOf(file, code)
  const items = objectsOf(form.items).map((item, index) => ({ item, place: `items[${index}]` }))
  const fieldsOf = (subKey: string | undefined) => {
    const fields = items.filter(({ item }) => textOf(item.subKey) === subKey).map(({ item, place }) => fieldOf(item, place, context, note))
    const keys = new Set(fields.map(({ key }) => key))
    return fields.map((field) => withKnownFields(field, keys, note))
  }
  const subKeys = new Set(items.flatMap(({ item }) => textOf(item.subKey) ?? []))
  const subTables = [...subKeys].map((written): SubTableDraft => {
    const key = toKey(written)
    return { key, title: written, foreignKey, table: context.ownTable(`${code}-${key}`), columns: fieldsOf(written) }
  })
  return {
    ...listPageOf(code, textOf(form.title) ?? name, context.ownTable(code), fieldsOf(undefined)),
    url: urlsOf(code, 'imported', plainCalls),
    ...(subTables.length > 0 ? { subTables } : {}),
  }
}

function fieldOf(item: JsonObject, place: string, context: ImportContext, note: NoteLoss): FieldDraft {
  const extra = isJsonObject(item.fieldExtendJson) ? item.fieldExtendJson : (objectIn(item.fieldExtendJson) ?? {})
  const key = toKey(String(item.key))
  const title = String(item.label)
  const placeholder = textOf(item.placeholder) ?? textOf(extra.placeholder)
  const chosen = chosenOf(item, extra, { key, title, place }, context, note)
  const uploadnum = numberOf(extra.uploadnum)
  const dictionary = textOf(item.listSource)
  const field = importField(
    {
      key,
      title,
      control: controlOf(item, extra),
      place,
      options: objectsOf(item.listSource),
      ...(dictionary === undefined ? {} : { dictionary }),
      ...(placeholder === undefined ? {} : { placeholder }),
      rules: objectsOf(item.rules).map((rule): SourceRule => ({ ...rule, message: textOf(rule.message) })),
    },
    context,
    note,
  )
  return { ...field, ...chosen, ...(uploadnum === undefined ? {} : { number: uploadnum }) }
}

/** What an item is follows from what it says: a list to choose from, a number of files, or its own type. */
function controlOf({ type, listSource }: JsonObject, { isMulti, uploadnum }: JsonObject): string {
  const written = textOf(type)
  if (written !== undefined) return controlName(written)
  if (listSource !== undefined) return isYes(isMulti) ? 'listmulti' : 'list'
  return numberOf(uploadnum) === undefined ? 'text' : 'upload'
}

/** What is picked from the rows of a report or a page: which row gives what, and which fields take it. Undefined where nothing is picked. */
function chosenOf(
  item: JsonObject,
  extra: JsonObject,
  { key, title, place }: { key: string; title: string; place: string },
  context: ImportContext,
  note: NoteLoss,
): Record<string, unknown> | undefined {
  const written = textOf(item.popupCode) ?? textOf(extra.code)
  if (written === undefined) return undefined
  const code = toCode(written)
  const from = namesIn(item.orgFields ?? extra.fromValueField)
  const to = namesIn(item.destFields ?? extra.toValueField)
  const isWhole = from.length > 0 && from.length === to.length
  const filled = { orgFields: isWhole ? from : [from[0] ?? key], destFields: isWhole ? to : [key] }
  if (context.hasReport(code)) return { type: 'popup', popupCode: code, ...filled, ...(isYes(extra.isMulti) ? { multi: true } : {}) }
  const page = context.offeredPage(code)
  if (!page) {
    note('report-missing', place, { title, found: written })
    return undefined
  }
  const text = textOf(extra.textFieldName)
  const columns = [...new Set([...(text === undefined ? [] : [toKey(text)]), ...columnsIn(extra.columns)])]
  if (!isYes(extra.isMulti)) return { type: 'gridDropdown', code, ...filled, ...(columns.length > 0 ? { columns } : {}) }
  const titles = new Map(page.columns.map((column) => [column.key, column.title]))
  const [first = filled.orgFields[0] ?? 'id'] = columns
  return {
    type: 'recordSelect',
    multiple: true,
    listUrl: page.url.list,
    ...('table' in page.resource ? { table: page.resource.table } : {}),
    valueKey: from[0] ?? 'id',
    labelKey: text === undefined ? first : toKey(text),
    columns: (columns.length > 0 ? columns : [first]).map((name) => ({
      key: name,
      ...(titles.has(name) ? { title: titles.get(name) } : {}),
    })),
  }
}

function namesIn(names: unknown): string[] {
  return fieldNames(Array.isArray(names) ? names.map(String) : textOf(names)).map(toKey)
}

/** Names of columns, or columns that have one. */
function columnsIn(columns: unknown): string[] {
  if (!Array.isArray(columns)) return namesIn(columns)
  return columns.flatMap((column) => {
    const name = isJsonObject(column) ? (textOf(column.key) ?? textOf(column.dataIndex)) : textOf(column)
    return name === undefined ? [] : [toKey(name)]
  })
}
