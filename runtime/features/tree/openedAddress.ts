import { searchOf } from '../../kit/searchOf'

/** No key of a field has a hyphen: nothing that is asked for by a query is called so. */
const parameter = 'opened-rows'

/** An address has room for so many, and whoever follows it makes a call for each. */
const mostRows = 50

/** Ids are this long at most, and hold no sign that stands between them; rows with others are not in the address. */
const rowId = /^[\w-]{1,40}$/

/** The ids of the opened rows that an address names: `?opened-rows=id1.id2`. */
export function readOpened(search: string): readonly string[] {
  return withinBounds((new URLSearchParams(search).get(parameter) ?? '').split('.'))
}

/** The address that names these rows, the first of them as far as it has room. */
export function writeOpened(search: string, ids: readonly string[]): string {
  const params = new URLSearchParams(search)
  params.set(parameter, withinBounds(ids).join('.'))
  if (params.get(parameter) === '') params.delete(parameter)
  return searchOf(params)
}

function withinBounds(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => rowId.test(id)).slice(0, mostRows)
}
