import type { FieldConfig } from '../../../schemas/fields'
import { factsOf, isFieldKind } from '../../../schemas/fields/findFieldKind'
import { isPublicForm, mainFieldsOf, ownerCodeOf, partsOf, queryKeysOf, subTablesOf } from '../../../schemas/page/anatomy'
import { askingButton } from '../../../schemas/page/buttonAnatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Resource } from '../../../schemas/page/parts/Resource'
import type { SubTable } from '../../../schemas/page/parts/SubTable'
import { subTableName } from '../../../schemas/page/tableNames'
import { permissionOf, prefixOf } from '../../../schemas/rights/pagePermissions'
import { readQueryKey } from '../../../schemas/wire/queryKey'
import { isSystemField } from '../../../schemas/wire/systemFields'
import type { Access } from '../../kernel/Access'
import type { ResourceDeclaration, SubResource } from '../../resource'
import { shareSubTable, shareTable } from './shareTable'

/** A field that was broken behind the check's back gets no column; the rest of its page works (C-neverwhite). */
function usableFields(fields: readonly FieldConfig[]): FieldConfig[] {
  return Array.isArray(fields) ? fields.filter((field) => typeof field?.key === 'string' && isFieldKind(field.type)) : []
}

function storedFields(page: PageConfig): FieldConfig[] {
  const fields = usableFields(mainFieldsOf(page)).filter((field) => !isSystemField(field.key))
  const named = partsOf(page).resource?.fields
  return named ? fields.filter((field) => named.includes(field.key)) : fields
}

function toSubResource(page: PageConfig, table: string, sub: SubTable): SubResource {
  const { key, title, foreignKey, relation, columns, authPre, tree } = sub
  const fields = usableFields(columns)
  return {
    key,
    title,
    table: subTableName(table, sub),
    foreignKey,
    isSingle: relation === 'one',
    authPre,
    parentKey: tree?.parentKey,
    fields,
    asked: askedOf(page, key, fields),
  }
}

/** Fields of a sub-table that the query bar compares as a whole: an index finds their rows. A part of a text is found without. */
function askedOf(page: PageConfig, subKey: string, fields: readonly FieldConfig[]): string[] {
  const asked = new Set(queryKeysOf(page).flatMap(({ name: key }) => (readQueryKey(key).sub === subKey ? [readQueryKey(key).name] : [])))
  const isWhole = (field: FieldConfig) => ['eq', 'in', 'range'].includes(factsOf(field).query) && !factsOf(field).isMultiple?.(field)
  return fields.filter((field) => asked.has(field.key) && isWhole(field)).map(({ key }) => key)
}

/** Finds a published page by its code. */
export type FindPage = (code: string) => PageConfig | undefined

/**
 * The table and the calls of a page that has a `resource`; undefined when its calls belong to another backend, or when the page whose table it shows is not
 * found: without `findPage` only pages that make tables of their own are declared.
 */
export function declarePage(page: PageConfig, findPage: FindPage = () => undefined): ResourceDeclaration | undefined {
  const { resource } = partsOf(page)
  if (resource?.table !== undefined) return declareOwn(page, { ...resource, table: resource.table })
  const ownerPage = findPage(ownerCodeOf(page) ?? '')
  const owner = ownerPage && declarePage(ownerPage)
  if (!owner) return undefined
  if (resource?.subTable === undefined) return shareTable(declareOwn(page, { ...resource, table: owner.table }), owner)
  const sub = owner.subTables?.find(({ key }) => key === resource.subTable)
  return sub && shareSubTable(declareOwn(page, { ...resource, table: sub.table }), owner, sub)
}

function declareOwn(page: PageConfig, resource: Resource & { table: string }): ResourceDeclaration {
  const { visitors, url = {}, tree, ownRow: isOwnRow = false } = partsOf(page)
  const named = (name: string): Access => ({ permission: permissionOf(page, name) })
  const isPublic = visitors?.add !== undefined || isPublicForm(page)
  const { table, indexes, unique, forAllTenants, actions, responsible, trash, history, comments, attachments, where, rules } = resource
  return {
    table,
    page: page.code,
    title: page.title,
    fields: storedFields(page),
    subTables: subTablesOf(page).map((sub) => toSubResource(page, table, sub)),
    indexes,
    unique,
    forAllTenants,
    // Who made a row has it, where no field says so.
    owner: resource.owner ?? (isOwnRow ? 'createBy' : undefined),
    isOwnRow,
    responsible,
    trash,
    history,
    comments,
    attachments,
    actions: actions?.map((action) => ({ ...action, ask: usableFields(askingButton(page, action.url)?.button.ask ?? []) })),
    where,
    rules,
    url: visitors?.find ? url : { ...url, find: undefined },
    visitors,
    authPre: prefixOf(page),
    access: {
      list: named('list'),
      add: isPublic ? 'public' : named('add'),
      edit: named('edit'),
      delete: named('delete'),
      export: named('export'),
      import: named('import'),
    },
    tree,
  }
}
