import { isJsonObject } from '../../../schemas/page/readParts'
import { isCompanion, valueKeyOf } from '../../../schemas/wire/companions'
import type { RowCallName } from '../../../schemas/wire/rowCalls'
import type { FieldDraft, ListDraft, QueryDraft } from '../Draft'
import type { NoteLoss } from '../Loss'
import { controlName } from './controls'
import type { ImportContext } from './ImportContext'
import { importField } from './importField'
import { type JsonObject, objectsOf, textOf } from './json'
import { importedCalls, listPageOf, toolbarOf, urlsOf } from './listPageOf'
import { systemKeyOf, toKey } from './names'
import type { SourceField, SourceRule } from './SourceField'

/** Columns that draw something of the grid itself, not of the row. */
const gridColumns = new Set(['', 'action', 'rowIndex'])

/** A list in code: its columns, its query fields, its dialog and its calls. */
export function readVueList(list: JsonObject, file: string, context: ImportContext): ListDraft | undefined {
  const url = isJsonObject(list.url) ? list.url : {}
  const form = isJsonObject(list.form) ? list.form : {}
  const name = nameOf(list, url)
  const code = context.freeCode(name)
  const note = context.lossesOf(file, code)
  const inList = objectsOf(list.columns).flatMap((column, index) => columnOf(column, `columns[${index}]`, note))
  const inForm = objectsOf(form.items).flatMap((item, index) => itemOf(item, form, `form.items[${index}]`, note))
  const asked = objectsOf(list.queryFields).flatMap((item, index) => askedOf(item, `queryFields[${index}]`))
  const sources = together(inList, inForm, asked, note)
  if (sources.length === 0) return undefined
  const page = listPageOf(
    code,
    name,
    context.ownTable(name),
    sources.map((source) => draftOf(source, context, note)),
  )
  const queryConfig = asked.flatMap((source) => queryOf(source, sources))
  noteButtons(list, note)
  const calls = importedCalls({ ...(isJsonObject(form.url) ? form.url : {}), ...url }, code, context.existing.paths, note)
  return {
    ...page,
    ...sharedWith(context, context.pageOver(context.ownTable(name)), page, calls, note),
    ...toolbarOf(calls),
    ...(queryConfig.length > 0 ? { queryConfig } : {}),
  }
}

/** A second list over the calls of another is a further page over its table where that one has all of its fields; else it has a table of its own. */
function sharedWith(
  context: ImportContext,
  owner: ListDraft | undefined,
  page: ListDraft,
  calls: Record<string, string>,
  note: NoteLoss,
): Pick<ListDraft, 'url' | 'resource'> {
  if (!owner) return { url: calls, resource: page.resource }
  const url = urlsOf(page.code, 'imported', Object.keys(calls) as RowCallName[])
  note('table-shared', 'url', { page: owner.code, url: url.list ?? '' })
  const keys = new Set(owner.columns.map(({ key }) => key))
  const isPart = page.columns.every(({ key }) => keys.has(key))
  return { url, resource: isPart ? { of: owner.code } : { table: context.ownTable(page.code) } }
}

/** `/test/jeecgDemo/list` names the page `test-jeecg-demo`; without a call, the file does. */
function nameOf({ sourceFile }: JsonObject, { list }: JsonObject): string {
  const path = textOf(list)?.replace(/^\//, '').split('/').slice(0, -1).join('-')
  if (path !== undefined && path !== '') return path
  return (textOf(sourceFile) ?? 'imported').replace(/^.*\//, '').replace(/\.\w+$/, '')
}

function columnOf(column: JsonObject, place: string, note: NoteLoss): SourceField[] {
  const written = textOf(column.dataIndex) ?? ''
  if (gridColumns.has(written) || gridColumns.has(textOf(column.key) ?? '-')) return []
  const facts = isJsonObject(column.customRender) && isJsonObject(column.customRender.$fn) ? column.customRender.$fn : {}
  const slots = isJsonObject(column.scopedSlots) ? column.scopedSlots : {}
  const title = textOf(column.title) ?? written
  const slot = textOf(slots.customRender)
  if (slot !== undefined) note('slot-code', `${place}.scopedSlots`, { title, found: slot })
  const dictionary = textOf(facts.dictCode) ?? (isCompanion(written) ? undefined : textOf(column.dictCode))
  return [
    {
      key: toKey(valueKeyOf(written)),
      title,
      control: dictionary === undefined ? 'text' : 'select',
      place,
      ...(dictionary === undefined ? {} : { dictionary }),
      rules: [],
      ...(facts.custom === true ? { renderer: `${place}.customRender` } : {}),
      grid: column,
    },
  ]
}

function itemOf(item: JsonObject, form: JsonObject, place: string, note: NoteLoss): SourceField[] {
  const name = textOf(item.prop) ?? textOf(item.field)
  const title = textOf(item.label) ?? name ?? ''
  if (name === undefined) {
    note('no-key', place, { title })
    return []
  }
  const rules = isJsonObject(form.validatorRules) ? objectsOf(form.validatorRules[name]) : []
  return [sourceOf(item, name, title, place, rules as SourceRule[])]
}

function askedOf(item: JsonObject, place: string): SourceField[] {
  const names = Array.isArray(item.fields) ? item.fields.map(String) : []
  const [first] = names
  if (first === undefined) return []
  const source = sourceOf(item, first, textOf(item.label) ?? first, place, [])
  const isRange = names.some((name) => /_(begin|end)$/.test(name)) || source.control === 'rangepicker'
  return [{ ...source, key: source.key.replace(/Range$/, ''), query: isRange ? 'range' : 'single' }]
}

function sourceOf(item: JsonObject, name: string, title: string, place: string, rules: readonly SourceRule[]): SourceField {
  const placeholder = textOf(item.placeholder)
  return {
    key: toKey(name),
    title,
    control: controlName(textOf(item.component) ?? 'input'),
    place,
    ...(textOf(item.dictCode) === undefined ? {} : { dictionary: textOf(item.dictCode) }),
    ...(Array.isArray(item.options) ? { options: objectsOf(item.options) } : {}),
    ...(placeholder === undefined || placeholder.startsWith('[') ? {} : { placeholder }),
    rules,
  }
}

/** One field for what the list, its dialog and its query say of it: the dialog knows how it is typed. */
function together(inList: SourceField[], inForm: SourceField[], asked: SourceField[], note: NoteLoss): SourceField[] {
  const fields = new Map<string, SourceField>()
  for (const source of inForm) {
    if (fields.has(source.key)) note('key-twice', source.place, { found: source.key, title: source.title })
    else fields.set(source.key, { ...source, isInList: false })
  }
  const hasForm = inForm.length > 0
  const ordered = inList.map((column): SourceField => {
    const typed = fields.get(column.key)
    fields.delete(column.key)
    return typed
      ? { ...typed, ...choicesFrom(column, typed), title: column.title, isInList: true, grid: column.grid, ...rendererOf(column) }
      : { ...column, isInForm: !hasForm }
  })
  const shown = [...ordered, ...fields.values()]
  const known = new Set(shown.map(({ key }) => key))
  const onlyAsked = asked.filter(({ key }) => !known.has(key) && systemKeyOf(key) === undefined)
  for (const { place, title, key } of onlyAsked) note('query-unknown', place, { title, found: key })
  return [
    ...shown.map((source) => completed(source, asked)),
    ...onlyAsked.map(({ placeholder: _, ...source }) => ({ ...source, isInList: false, isInForm: false })),
  ]
}

function rendererOf({ renderer }: SourceField): Partial<SourceField> {
  return renderer === undefined ? {} : { renderer }
}

/** What the list knows of the choices, where the dialog does not say. */
function choicesFrom({ dictionary }: SourceField, typed: SourceField): Partial<SourceField> {
  return dictionary === undefined || typed.dictionary !== undefined ? {} : { dictionary }
}

/** A query that offers choices says what the field can be, where nothing else does. */
function completed(source: SourceField, asked: readonly SourceField[]): SourceField {
  const query = asked.find(({ key }) => key === source.key)
  if (!query || source.dictionary !== undefined || source.options !== undefined) return source
  const offers = query.dictionary !== undefined || query.options !== undefined
  if (!offers) return source.control === 'text' && query.control === 'rangepicker' ? { ...source, control: 'date' } : source
  const { dictionary, options } = query
  return {
    ...source,
    ...(source.control === 'text' || source.control === 'input' ? { control: 'select' } : {}),
    ...(dictionary === undefined ? {} : { dictionary }),
    ...(options === undefined ? {} : { options }),
  }
}

function draftOf(source: SourceField, context: ImportContext, note: NoteLoss): FieldDraft {
  const field = importField(source, context, note)
  // A function that shows the text of a choice is not missed: the choice says it.
  const isChoice = field.dictCode !== undefined || field.options !== undefined || field.choices !== undefined
  if (source.renderer !== undefined && !isChoice) note('render-code', source.renderer, { title: source.title })
  return systemKeyOf(source.key) === undefined ? field : { ...field, form: false }
}

function queryOf({ key, query, placeholder, title }: SourceField, sources: readonly SourceField[]): QueryDraft[] {
  const column = sources.find((source) => source.key === key)
  return [
    {
      key,
      ...(query === 'range' ? { mode: 'range' as const } : {}),
      ...(column?.title === title ? {} : { label: title }),
      ...(placeholder === undefined ? {} : { placeholder }),
    },
  ]
}

/** Buttons that every list has by itself. */
const ownButtons = /^(查询|搜索|重置|新增|添加|添加用户|导出|导入|批量操作|批量删除|删除|刷新)$/

function noteButtons(list: JsonObject, note: NoteLoss): void {
  for (const [index, { text }] of objectsOf(list.buttons).entries()) {
    const label = textOf(text)
    if (label !== undefined && !ownButtons.test(label)) note('button-code', `buttons[${index}]`, { label })
  }
}
