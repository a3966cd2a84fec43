import type { FieldConfig } from '../../../schemas/fields'
import { callsOf, mainFieldsOf } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import { createResource, type ResourceModel, type TableResource } from '../../resource'
import type { Services } from '../Services'

/** The published page that shows a table: its own, or the one that lists a table of the product. */
export function shownPage({ pages }: Pick<Services, 'pages'>, { declaration }: Pick<TableResource, 'declaration'>): PageConfig | undefined {
  const { page, url } = declaration
  if (page !== undefined) return pages.get(page)?.config
  return pages.all().find(({ config }) => callsOf(config).some((call) => call.name === 'list' && call.url === url.list))?.config
}

/** What a page says of the fields of a table: what they are called, and where they stand; none that it leaves out is filled in. */
function fieldsAsShown(declared: readonly FieldConfig[], page: PageConfig): FieldConfig[] {
  const own = new Map(declared.map((field) => [field.key, field]))
  const shown = mainFieldsOf(page).flatMap(({ key, title, form, list }): FieldConfig[] => {
    const field = own.get(key)
    return field ? [{ ...field, title, form, list }] : []
  })
  const keys = new Set(shown.map(({ key }) => key))
  return [...shown, ...declared.filter(({ key }) => !keys.has(key)).map((field) => ({ ...field, form: false as const }))]
}

const known = new WeakMap<PageConfig, TableResource>()

/**
 * A resource whose sheets are headed as its page is. A table of the product says no titles of its own: they stand in the page that shows it.
 */
export function asShown(services: Pick<Services, 'pages' | 'registry' | 'database'>, resource: TableResource): TableResource {
  const { declaration } = resource
  const page = declaration.page === undefined ? shownPage(services, resource) : undefined
  if (!page) return resource
  const { database, registry } = services
  const found =
    known.get(page) ??
    createResource(database, { ...declaration, fields: fieldsAsShown(declaration.fields, page) }, registry.services, (table) => {
      return registry.resourceOf(table)?.model
    })
  known.set(page, found)
  return found
}

/** Every table with its rows, one of the product as the page that shows it calls it and its fields. */
export function ownersAsShown(services: Pick<Services, 'pages' | 'registry' | 'database'>): ResourceModel[] {
  const { registry } = services
  return registry.owners().map((model) => {
    const resource = model.declaration.page === undefined ? registry.resourceOf(model.table) : undefined
    const page = resource && shownPage(services, resource)
    if (!page) return model
    const shown = asShown(services, resource).model
    return { ...shown, declaration: { ...shown.declaration, page: page.code, title: page.title } }
  })
}
