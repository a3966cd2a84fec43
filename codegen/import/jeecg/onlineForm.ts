import type { FieldDraft, ListDraft, QueryDraft, SubTableDraft } from '../Draft'
import type { NoteLoss } from '../Loss'
import { controlName } from './controls'
import type { ImportContext } from './ImportContext'
import { importField } from './importField'
import { isYes, type JsonObject, numberOf, objectIn, objectsOf, textOf } from './json'
import { allCalls, listPageOf, toolbarOf, urlsOf } from './listPageOf'
import { systemKeyOf, toKey } from './names'
import { shareLinks, shareRecords } from './relatedOf'
import type { SourceField, SourceRule } from './SourceField'

/** An online form: the head, the fields of its table and the tables below it. */
export function readOnlineForm(form: JsonObject, file: string, context: ImportContext): ListDraft | undefined {
  if (form.tableType === 'sub' && isReachable(form, context)) return undefined
  const table = String(form.tableName)
  const code = context.freeCode(table)
  const note = context.lossesOf(file, code)
  const sources = fieldsOf(form, context)
  const columns = sources.map((source) => importField(source, context, note))
  const { resource, ...page } = listPageOf(code, textOf(form.tableTxt) ?? table, context.tableOf(table), [
    ...columns,
    ...systemColumns(form),
  ])
  const query = queryOf(sources)
  const subTables = objectsOf(namesOf(form.subTables).map((name) => context.formOf(name))).map((sub) =>
    subTableOf(sub, table, context, note),
  )
  noteCode(form, note)
  const url = urlsOf(code, 'imported', allCalls)
  return {
    ...page,
    url,
    ...toolbarOf(url),
    ...(query.length > 0 ? { queryConfig: query } : {}),
    ...sortOf(form),
    ...treeOf(form),
    ...formOf(form),
    ...(form.isCheckbox === 'N' ? { selection: false } : {}),
    ...(subTables.length > 0 ? { subTables } : {}),
    resource: { ...resource, ...(isYes(objectIn(form.extConfigJson)?.commentStatus) ? { comments: true } : {}) },
  }
}

/** A sub-table whose main form is among the sources comes over with it. */
function isReachable(form: JsonObject, context: ImportContext): boolean {
  return [...context.forms.values()].some((main) => namesOf(main.subTables).includes(String(form.tableName)))
}

function namesOf(list: unknown): string[] {
  if (typeof list === 'string') return list.split(',').filter((name) => name !== '')
  return Array.isArray(list) ? list.map(String) : []
}

/** The fields that a page has itself, in their order: what the product keeps on every row is none of them. */
function fieldsOf(form: JsonObject, context: ImportContext): SourceField[] {
  const fields = objectsOf(form.fields)
    .map((field, index) => ({ field, place: `${String(form.tableName)}.fields[${index}]` }))
    .filter(({ field }) => systemKeyOf(String(field.dbFieldName)) === undefined)
    .sort((one, other) => (numberOf(one.field.orderNum) ?? 0) - (numberOf(other.field.orderNum) ?? 0))
  return shareRecords(shareLinks(fields.map(({ field, place }) => parentChosen(sourceOf(field, place), form))), context)
}

/** The sources type the id of a tree's parent; here the parent is chosen among the rows of the tree. */
function parentChosen(source: SourceField, form: JsonObject): SourceField {
  const [parent, label] = [form.treeParentIdField, form.treeFieldname].map(textOf)
  if (!isYes(form.isTree) || parent === undefined || label === undefined) return source
  if (source.key !== toKey(parent) || source.control !== 'text') return source
  // A row of the first level has no parent; what the sources write there, is no row.
  return { ...source, control: 'seltree', table: String(form.tableName), text: `id,${parent},${label}`, defaultValue: undefined }
}

function sourceOf(field: JsonObject, place: string): SourceField {
  const query = isYes(field.isQuery) ? (field.queryMode === 'group' ? 'range' : 'single') : undefined
  const isTable = textOf(field.dictTable) !== undefined
  return {
    key: toKey(String(field.dbFieldName)),
    title: textOf(field.dbFieldTxt) ?? String(field.dbFieldName),
    control: controlName(textOf(field.fieldShowType) ?? 'text'),
    place,
    ...(isTable ? { table: textOf(field.dictTable), text: textOf(field.dictText), code: textOf(field.dictField) } : {}),
    ...(!isTable && textOf(field.dictField) !== undefined ? { dictionary: textOf(field.dictField) } : {}),
    extra: objectIn(field.fieldExtendJson) ?? {},
    rules: rulesOf(field),
    defaultValue: field.fieldDefaultValue,
    columnType: textOf(field.dbType),
    length: numberOf(field.dbLength),
    precision: numberOf(field.dbPointLength),
    isReadOnly: isYes(field.isReadOnly),
    isInList: isYes(field.isShowList),
    isInForm: isYes(field.isShowForm),
    ...(query === undefined ? {} : { query }),
    grid: { ...(isYes(field.sortFlag) ? { sortable: true } : {}) },
  }
}

function rulesOf(field: JsonObject): SourceRule[] {
  const pattern = textOf(field.fieldValidType)
  return [
    ...(isYes(field.fieldMustInput) ? [{ required: true }] : []),
    ...(pattern === undefined ? [] : [pattern === 'only' ? { unique: true } : { pattern }]),
  ]
}

/** System fields that the list shows are columns as well; the product fills them. */
function systemColumns(form: JsonObject): FieldDraft[] {
  return objectsOf(form.fields).flatMap((field) => {
    const key = systemKeyOf(String(field.dbFieldName))
    if (key === undefined || key === 'id' || !isYes(field.isShowList)) return []
    const type = key.endsWith('Time') ? 'datetime' : key === 'sysOrgCode' ? 'departSelect' : 'userSelect'
    return [{ key, type, title: textOf(field.dbFieldTxt) ?? key, form: false, ...(key === 'sysOrgCode' ? { valueKey: 'orgCode' } : {}) }]
  })
}

function queryOf(sources: readonly SourceField[]): QueryDraft[] {
  return sources.flatMap(({ key, query }): QueryDraft[] =>
    query === undefined ? [] : [{ key, ...(query === 'range' ? { mode: query } : {}) }],
  )
}

function sortOf(form: JsonObject): Record<string, unknown> {
  const column = textOf(objectIn(form.extConfigJson)?.defaultSort)
  return column === undefined ? {} : { defaultSort: [{ column: toKey(column), order: 'desc' }] }
}

function treeOf(form: JsonObject): Record<string, unknown> {
  const [parentKey, hasChildKey, labelKey] = [form.treeParentIdField, form.treeIdField, form.treeFieldname].map(textOf)
  if (!isYes(form.isTree) || parentKey === undefined) return {}
  return {
    tree: {
      parentKey: toKey(parentKey),
      ...(labelKey === undefined ? {} : { labelKey: toKey(labelKey) }),
      ...(hasChildKey === undefined ? {} : { hasChildKey: toKey(hasChildKey) }),
    },
  }
}

function formOf(form: JsonObject): Record<string, unknown> {
  const columns = Math.min(4, numberOf(form.formTemplate) ?? 1)
  const width = numberOf(objectIn(form.extConfigJson)?.modalMinWidth) ?? 0
  return { form: { columns, ...(width >= 300 ? { width: Math.min(1900, width) } : {}) } }
}

function subTableOf(sub: JsonObject, mainTable: string, context: ImportContext, note: NoteLoss): SubTableDraft {
  const fields = objectsOf(sub.fields)
  const link = fields.find(({ mainTable: named }) => named === mainTable)
  const foreignKey = toKey(textOf(link?.dbFieldName) ?? 'mainId')
  const columns = fieldsOf(sub, context)
    .filter(({ key }) => key !== foreignKey)
    .map((source) => {
      const { isInList: _list, isInForm, ...rest } = source
      return importField({ ...rest, ...(isInForm === false ? { control: 'hidden' } : {}) }, context, note)
    })
  return {
    key: toKey(String(sub.tableName)),
    title: textOf(sub.tableTxt) ?? String(sub.tableName),
    foreignKey,
    ...(String(sub.relationType).includes('to-one') || sub.relationType === 1 ? { relation: 'one' as const } : {}),
    table: context.tableOf(String(sub.tableName)),
    columns,
  }
}

function noteCode(form: JsonObject, note: NoteLoss): void {
  for (const [index, button] of objectsOf(form.buttons).entries())
    note('button-code', `buttons[${index}]`, { label: textOf(button.name) ?? String(button.code) })
}
