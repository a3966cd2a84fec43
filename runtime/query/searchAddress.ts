import { searchOf } from '../kit/searchOf'

/** No key of a field has a hyphen: nothing that is asked for by a query is called so. */
const parameter = 'search-text'

/** The words that an address looks for; empty where it looks for none. */
export function readSearchText(search: string): string {
  return new URLSearchParams(search).get(parameter) ?? ''
}

/** The address that looks for these words in place of its own. */
export function writeSearchText(search: string, words: string): string {
  const params = new URLSearchParams(search)
  params.delete(parameter)
  if (words !== '') params.set(parameter, words)
  return searchOf(params)
}
