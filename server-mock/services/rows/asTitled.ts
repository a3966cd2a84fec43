import { callsOf, mainFieldsOf } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Text } from '../../../schemas/page/Text'
import { createResource, type TableResource } from '../../resource'
import type { Services } from '../Services'

/** The published page that adds or changes rows by the call at the path. */
function savingPage({ pages }: Pick<Services, 'pages'>, path: string): PageConfig | undefined {
  const isSave = ({ name, url }: { name: string; url: string }) => url === path && (name === 'add' || name === 'edit')
  return pages.all().find(({ config }) => callsOf(config).some(isSave))?.config
}

function titlesOf(page: PageConfig): ReadonlyMap<string, Text> {
  return new Map(mainFieldsOf(page).flatMap(({ key, title }) => (title === undefined ? [] : [[key, title] as const])))
}

/** A page's titles belong to no table: one page may save into several by its calls. */
const known = new WeakMap<PageConfig, Map<TableResource, TableResource>>()

/**
 * A resource that names its fields as the page does which saves by the call at the path. A table of the product says no titles of its own; while no page saves
 * there, its fields go by their keys.
 */
export function asTitled(
  services: Pick<Services, 'pages' | 'registry' | 'database'>,
  resource: TableResource,
  path: string,
): TableResource {
  const { declaration } = resource
  const page = declaration.page === undefined ? savingPage(services, path) : undefined
  if (!page) return resource
  const ofPage = known.get(page) ?? new Map<TableResource, TableResource>()
  known.set(page, ofPage)
  const found = ofPage.get(resource) ?? titledBy(page, services, resource)
  ofPage.set(resource, found)
  return found
}

function titledBy(
  page: PageConfig,
  { database, registry }: Pick<Services, 'registry' | 'database'>,
  { declaration }: TableResource,
): TableResource {
  const mainOf = (table: string) => registry.resourceOf(table)?.model
  const named = { ...declaration, titles: titlesOf(page) }
  return createResource(database, named, registry.services, mainOf, () => registry.owners())
}
