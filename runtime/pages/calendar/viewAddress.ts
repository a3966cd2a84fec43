import type { LayoutQueryItem, LayoutQuestion } from '../../../schemas/api/layouts'
import { itemParams } from '../../features/views/fitQuestion'
import { searchOf } from '../../kit/searchOf'
import type { QueryPart } from '../../model/PageModel'
import { advancedParameter, writeAdvancedAddress } from '../../query/advancedAddress'
import { placeNames } from './useCalendarPlace'

/** Parameters that a view says beside the query. No key of a field has a hyphen: empty they say that the view's is not meant. */
const besides = [placeNames.view, advancedParameter]

/** What stands in the query bar, as a view keeps it. */
export function queryOfAddress({ queryItems }: QueryPart, search: string): LayoutQueryItem[] {
  const params = new URLSearchParams(search)
  return queryItems.flatMap(({ field: { key } }): LayoutQueryItem[] => {
    const [value, end] = params.getAll(key)
    return value === undefined ? [] : [{ columnName: key, value, ...(end === undefined ? {} : { end }) }]
  })
}

/** The address that asks for what a view keeps. Its day is that of whoever looks: no view has one. */
export function addressOfQuestion({ query = [], advanced, span }: LayoutQuestion): string {
  const params = itemParams(query)
  if (span) params.set(placeNames.view, span)
  return writeAdvancedAddress(searchOf(params), advanced)
}

/** What is asked for: the address, and what the view asks for where the address says nothing. */
export function overView(search: string, ofView: string): string {
  const params = new URLSearchParams(search)
  const kept = new URLSearchParams(ofView)
  for (const name of new Set(kept.keys())) {
    if (!params.has(name)) for (const text of kept.getAll(name)) params.append(name, text)
  }
  for (const name of besides) if (params.get(name) === '') params.delete(name)
  return searchOf(params)
}

/** The address that says of what is asked for no more than the view does not. */
export function beyondView(search: string, ofView: string): string {
  const params = new URLSearchParams(search)
  const kept = new URLSearchParams(ofView)
  for (const name of new Set(kept.keys())) {
    if (params.getAll(name).join('\n') === kept.getAll(name).join('\n')) params.delete(name)
    else if (!params.has(name)) params.set(name, '')
  }
  return searchOf(params)
}

/** The address with nothing that a view says. */
export function withoutQuestion({ queryItems }: QueryPart, search: string): string {
  const params = new URLSearchParams(search)
  for (const name of [...besides, ...queryItems.map(({ field }) => field.key)]) params.delete(name)
  return searchOf(params)
}
