import { sql } from 'kysely'
import type { FieldConfig } from '../../../schemas/fields'
import { currentKeys } from '../../../schemas/page/formerKeys'
import { secretMark } from '../../../schemas/wire/secretMark'
import type { ResourceDeclaration, SharedTable, SubResource } from '../ResourceDeclaration'
import { compileColumns, compileLookups } from './compileColumns'
import { compileIndexes, uniqueFields } from './compileIndexes'
import { compileTypes } from './compileTypes'
import { linkedValues } from './linkedValues'
import type { ColumnModel, MainRowsModel, ResourceModel, SubModel, TableModel } from './ResourceModel'
import { addTenantColumn, uniqueWithin } from './tenantColumn'

interface TableSources {
  table: string
  fields: readonly FieldConfig[]
  columns: Map<string, ColumnModel>
  indexes: readonly (readonly string[])[]
  unique: readonly (readonly string[])[]
  tenant?: ColumnModel
}

/** Compiles a declaration once; every call works with the result. Throws for a declaration that cannot be a table. */
export function compileResource(declaration: ResourceDeclaration): ResourceModel {
  const { table, translated, readTranslated, titles, links, owner, responsible, isOwnRow, tree, secretFields, subTables = [] } = declaration
  const ofMain = declaration.shared?.ofMain
  const furtherKeys = [owner, tree?.parentKey, tree?.hasChildKey, ofMain?.foreignKey].filter((key) => key !== undefined)
  const declared = titles
    ? declaration.fields.map((field) => ({ ...field, title: field.title ?? titles.get(field.key) }))
    : declaration.fields
  const columns = compileColumns({ fields: declared, translated, readTranslated, titles, secretFields, links, furtherKeys })
  const fields = withTranslations(declared, columns)
  for (const key of [owner, tree?.hasChildKey]) keepToServer(columns, key)
  meanExactly(columns, declaration.exact ?? [])
  const base = declaration.shared && compileResource(declaration.shared.owner)
  keepSecrets(columns, base)
  const tenant = addTenantColumn(declaration, columns)
  const unique = [...(declaration.unique ?? []), ...uniqueFields(fields), ...(isOwnRow && owner ? [[owner]] : [])]
  const own = compileTable({ table, fields, columns, indexes: indexKeys(declaration), unique, tenant })
  const column = (key: string | undefined) => (key === undefined ? undefined : columns.get(key))
  const parent = column(tree?.parentKey)
  return {
    ...own,
    base,
    declaration,
    subs: new Map(subTables.map((sub) => [sub.key, { ...compileSub(sub), base: base?.subs.get(sub.key) }])),
    owner: column(owner),
    // A row that everybody has of their own has nobody else.
    responsible: isOwnRow ? undefined : column(responsible),
    tree: parent && { parent, hasChild: column(tree?.hasChildKey) },
    ...(ofMain ? { ofMain: mainRowsOf(ofMain, column(ofMain.foreignKey)) } : {}),
  }
}

function mainRowsOf({ declaration, key }: NonNullable<SharedTable['ofMain']>, foreignKey: ColumnModel | undefined): MainRowsModel {
  if (!foreignKey) throw new Error(`the rows of the sub-table "${key}" have no key of their main row`)
  const { tenant, owner, responsible } = compileResource(declaration)
  return { key, table: declaration.table, foreignKey, tenant, owner, responsible }
}

/** Fields that are stored nowhere, as values that a button asks for: they are read and checked as those of a row are. */
export function compileInput(fields: readonly FieldConfig[]): TableModel {
  return compileTable({ table: 'input', fields, columns: compileColumns({ fields, furtherKeys: [] }), indexes: [], unique: [] })
}

/** The fields, those too in which translations travel. */
function withTranslations(fields: readonly FieldConfig[], columns: ReadonlyMap<string, ColumnModel>): readonly FieldConfig[] {
  return [...fields, ...[...columns.values()].flatMap(({ language, field }) => (language && field ? [field] : []))]
}

/** A list is sorted by the time of creation unless somebody says otherwise. */
function indexKeys({ indexes = [], url, owner, isOwnRow, tree }: ResourceDeclaration): (readonly string[])[] {
  const further = [
    url.list || url.grid ? ['createTime', 'id'] : undefined,
    // One row for each owner has a unique index.
    owner && !isOwnRow ? [owner] : undefined,
    tree ? [tree.parentKey] : undefined,
  ]
  return [...indexes, ...further.filter((keys) => keys !== undefined)]
}

function compileSub({ key, title, table, foreignKey, isSingle, authPre, parentKey, fields, asked = [] }: SubResource): SubModel {
  const columns = compileColumns({ fields, furtherKeys: [foreignKey] })
  keepToServer(columns, foreignKey)
  const foreign = columns.get(foreignKey)
  if (!foreign) throw new Error(`the sub-table "${key}" has no column for its key "${foreignKey}"`)
  const indexes = [[foreignKey], ...asked.map((name) => [name, foreignKey])]
  return { ...compileTable({ table, fields, columns, indexes, unique: [] }), key, title, foreignKey: foreign, isSingle, authPre, parentKey }
}

/** Records are asked for by what is stored of them: a plain value of these fields is meant as a whole, and `*` around it finds parts. */
function meanExactly(columns: Map<string, ColumnModel>, keys: readonly string[]): void {
  for (const key of keys) {
    const column = columns.get(key)
    if (column) columns.set(key, { ...column, query: 'eq' })
  }
}

/** What is secret in the page that has the table is secret in every page over it, whatever kind of field stands there. */
function keepSecrets(columns: Map<string, ColumnModel>, base: ResourceModel | undefined): void {
  for (const column of columns.values()) {
    if (base?.columns.get(column.key)?.isHashed) columns.set(column.key, { ...column, isSecret: true, isHashed: true })
  }
}

/** The server writes this one itself, whatever a body says. */
function keepToServer(columns: Map<string, ColumnModel>, key: string | undefined): void {
  const column = key === undefined ? undefined : columns.get(key)
  if (column) columns.set(column.key, { ...column, isSystem: true })
}

function compileTable({ table, fields, columns, indexes, unique, tenant }: TableSources): TableModel {
  if (!/^[a-z][a-z0-9_]{1,57}$/.test(table)) throw new Error(`"${table}" cannot be the name of a table`)
  const answered = [...columns.values()].filter(({ isSecret, isHashed }) => !isSecret || isHashed)
  return {
    table,
    from: sql.table(table),
    columns,
    tenant,
    lookups: compileLookups(fields, columns),
    formerKeys: currentKeys(fields),
    fields,
    // Names were checked letter by letter; one text is compiled faster than a tree of twenty columns at every call.
    selectList: sql.raw(answered.map(selected).join(', ')),
    indexes: compileIndexes({ table, columns, indexes, unique, within: uniqueWithin({ tenant }) }),
    typeCheck: compileTypes(fields, table),
  }
}

function selected({ key, name, language, isHashed, link }: ColumnModel): string {
  if (link) return `${linkedValues(link, 't')} as "${key}"`
  if (isHashed) return `case when "t"."${name}" is not null then '${secretMark}' end as "${key}"`
  return `"t"."${name}"${language ? ` ->> '${language}'` : ''} as "${key}"`
}
