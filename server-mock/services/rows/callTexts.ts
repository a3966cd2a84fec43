import type { CallContext } from '../../kernel/CallContext'
import { isOpenTo } from '../../kernel/requireAccess'
import { type CallTexts, labelsOver } from '../../resource'
import type { Services } from '../Services'

const none: ReadonlyMap<string, string> = new Map()

/**
 * What values are called in the rows that a list call of this server answers, as far as the caller may make that call and see its rows. What another backend
 * answers nobody here knows.
 */
export function callTexts({ registry, database }: Pick<Services, 'registry' | 'database'>, context: CallContext): CallTexts {
  return async ({ url, value, label }, values) => {
    const { call, resource } = registry.find('GET', url) ?? {}
    if (call !== 'list' || !resource || !isOpenTo(resource.declaration.access.list, context)) return none
    const { model } = resource
    const mainOf = (table: string) => (table === model.table ? model : registry.resourceOf(table)?.model)
    const labels = labelsOver(database.kysely, mainOf, registry.services.dictionaries, context)
    const found = await labels.labelsOf({ from: 'table', table: model.table, value, label }, values, context.language)
    return new Map([...found].map(([key, { text }]) => [key, text]))
  }
}
