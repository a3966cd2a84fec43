import type { FieldConfig } from '../../../schemas/fields'
import { findFieldKind } from '../../../schemas/fields/findFieldKind'
import type { FormPage } from '../../../schemas/page/FormPage'
import type { ListPage, SubTable } from '../../../schemas/page/ListPage'
import type { PageConfig } from '../../../schemas/page/PageConfig'
import type { Resource } from '../../../schemas/page/Resource'
import { subTableName } from '../../../schemas/page/tableNames'
import { permissionOf, prefixOf } from '../../../schemas/rights/pagePermissions'
import { isSystemField } from '../../../schemas/wire/systemFields'
import type { ResourceDeclaration, SubResource } from '../../resource/ResourceDeclaration'
import type { Access } from '../Access'

/** A field that was broken behind the check's back gets no column; the rest of its page works (ledger C-neverwhite). */
function usableFields(fields: readonly FieldConfig[]): FieldConfig[] {
  return Array.isArray(fields) ? fields.filter((field) => typeof field?.key === 'string' && findFieldKind(field.type) !== undefined) : []
}

function storedFields(page: ListPage | FormPage): FieldConfig[] {
  const fields = usableFields(page.kind === 'form' ? page.items : page.columns).filter((field) => !isSystemField(field.key))
  const named = page.resource?.fields
  return named ? fields.filter((field) => named.includes(field.key)) : fields
}

function toSubResource(resource: Resource, sub: SubTable): SubResource {
  const { key, foreignKey, relation, columns } = sub
  return { key, table: subTableName(resource, sub), foreignKey, isSingle: relation === 'one', fields: usableFields(columns) }
}

/** The table and the calls of a page that has a `resource`; undefined when its calls belong to another backend. */
export function declarePage(page: PageConfig): ResourceDeclaration | undefined {
  if (page.kind === 'report' || !page.resource) return undefined
  const named = (name: string): Access => ({ permission: permissionOf(page, name) })
  const visitors = page.kind === 'list' ? page.visitors : undefined
  const isPublic = visitors?.add !== undefined || (page.kind === 'form' && page.access === 'public')
  const { resource } = page
  const { table, indexes, unique, owner, actions } = resource
  return {
    table,
    page: page.code,
    fields: storedFields(page),
    subTables: page.subTables?.map((sub) => toSubResource(resource, sub)),
    indexes,
    unique,
    owner,
    actions,
    url: visitors?.find ? page.url : { ...page.url, find: undefined },
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
    tree: page.kind === 'list' ? page.tree : undefined,
  }
}
