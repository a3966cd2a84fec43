import type { QueryClient } from '@tanstack/react-query'
import { keptViews, usualView } from '../features/views/keptViews'
import { preloadFields } from '../form/laterParts'
import type { ListModel, PageModel } from '../model/PageModel'
import { askedRows } from '../query/askedRows'
import { askRows } from '../query/askRows'
import { firstValues, startsWithExpression } from '../query/queryStart'
import { rowsQuery } from '../query/useRows'
import type { PageHost } from '../session/PageHost'
import type { Reader } from './compileContextOf'
import { compiledPage } from './compiledPage'
import { isClosed } from './isClosed'
import { pageComponents } from './pageComponents'

/** A page that is about to be drawn: its config, whoever reads it, and the query of its address. */
interface OpenedPage {
  config: unknown
  reader: Reader
  calls: PageHost['calls']
  queries: QueryClient
  search: string
}

/**
 * Asks for what a page is drawn with: the code of its kind, the inputs of a form, the first rows of a list. Ends when the code is there; the rest follows by
 * itself. What fails is asked for again by whoever needs it.
 */
export async function preloadPage({ config, reader, calls, queries, search }: OpenedPage): Promise<void> {
  if (isClosed(config, reader)) return
  const page: PageModel = compiledPage(config, reader)
  const screen = pageComponents[page.kind].preload()
  if ('successText' in page) void preloadFields(page)
  // Rows with buttons are those of a list, which are asked for page by page.
  if ('hasSelection' in page && search === '' && beginsPlainly(page, reader))
    void queries.prefetchQuery(rowsQuery(calls, page.url, firstQuestion(page, reader)))
  await screen
}

/** Whether the first question follows from the page alone. */
function beginsPlainly(page: ListModel, { user }: Reader): boolean {
  const isAsked = page.url.grid !== undefined || page.url.list !== undefined
  return isAsked && !startsWithExpression(page) && usualView(keptViews(user?.id, page.code) ?? []) === undefined
}

/** What a list asks for when it is opened, where its address says nothing else. */
export function firstQuestion(page: ListModel, { user }: Reader) {
  const { defaultSort, pageSize } = page
  return askRows(page, askedRows(page, { values: firstValues(page, user), sort: defaultSort, pageNo: 1, pageSize }, {}))
}
