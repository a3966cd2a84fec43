import type { FieldConfig } from '../../schemas/fields'
import { fieldListsOf, isOfRow, kindOf, locateFields } from '../../schemas/page/anatomy'
import { renamedKeys } from '../../schemas/page/formerKeys'

/**
 * true when typed input of one version of a page has its place in another: fields may come or have another key, and none goes or becomes another kind.
 * A field of a sub-table that has another key waits: the server takes it by the earlier one.
 */
export function isCompatible(before: unknown, after: unknown): boolean {
  const [old, next] = [pageOf(before), pageOf(after)]
  if (kindOf(old) !== kindOf(next)) return false
  const kinds = kindsOf(next)
  const renamed = renamedKeys(mainFields(old), mainFields(next))
  return [...kindsOf(old)].every(([place, kind]) => kinds.get(placeNow(place, renamed)) === kind)
}

/** The place of a field, where it is of the page's own row by the key that it has now. */
function placeNow(place: string, renamed: ReadonlyMap<string, string>): string {
  return place.startsWith(':') ? `:${renamed.get(place.slice(1)) ?? place.slice(1)}` : place
}

function mainFields(page: object): FieldConfig[] {
  return fieldListsOf(page)
    .filter((list) => isOfRow(list) && list.key === '')
    .flatMap((list) => locateFields(list).map(({ field }) => field))
}

function pageOf(config: unknown): object {
  return config !== null && typeof config === 'object' ? config : {}
}

/** The kind of every field by its list and key; of every list itself, so that an empty sub-table counts as well. */
function kindsOf(page: object): Map<string, string | undefined> {
  return new Map(
    fieldListsOf(page)
      .filter(isOfRow)
      .flatMap((list): [string, string | undefined][] => {
        const fields = locateFields(list).map(({ field }): [string, string | undefined] => [`${list.key}:${field.key}`, field.type])
        return [[`${list.key}:`, 'list'], ...fields]
      }),
  )
}
