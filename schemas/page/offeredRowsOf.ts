import { systemFields } from '../wire/systemFields'
import { factsOfPage, mainFieldsOf, partsOf } from './anatomy'
import type { PageConfig } from './kinds'

/** What a page offers of its rows to the fields of others: the keys of their values, and the path that they are listed at. Undefined: nobody picks its rows. */
export function offeredRowsOf(page: PageConfig): { keys: readonly string[]; listUrl: string | undefined } | undefined {
  if (!factsOfPage(page.kind).offersRows) return undefined
  return { keys: [...mainFieldsOf(page).map(({ key }) => key), ...systemFields], listUrl: partsOf(page).url?.list }
}
