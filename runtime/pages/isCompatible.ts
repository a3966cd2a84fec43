import { fieldListsOf, isOfRow, kindOf, locateFields } from '../../schemas/page/anatomy'

/** true when typed input of one version of a page has its place in another: fields may come, and none goes or becomes another kind. */
export function isCompatible(before: unknown, after: unknown): boolean {
  const [old, next] = [pageOf(before), pageOf(after)]
  if (kindOf(old) !== kindOf(next)) return false
  const kinds = kindsOf(next)
  return [...kindsOf(old)].every(([place, kind]) => kinds.get(place) === kind)
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
