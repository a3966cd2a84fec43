import type { RawBuilder } from 'kysely'
import { addressOf } from '../../../schemas/page/addressOf'
import { partsOf, reportOf } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import { kindUrls } from '../../../schemas/page/kindUrls'
import { chooseText } from '../../../schemas/page/Text'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { requireAccess } from '../../kernel/requireAccess'
import { type Condition, openReport, QueryContext, readRowsAsked } from '../../resource'
import type { StoredPage } from '../pages/PageStore'
import { findReport } from '../reports/routes'
import type { Services } from '../Services'

/** Rows that charts are worked out of: what may be asked of them, and where they come from. */
export interface ChartRows {
  scope: QueryContext
  /** The rows as a list asks for them, called `t`, and which of them count; what is wrong is a finding of `scope`. */
  ask(query: Readonly<Record<string, unknown>>): { from: RawBuilder<unknown>; where: Condition }
}

/** A page whose rows the caller may chart. */
export interface ChartPage {
  code: string
  /** What people call it. */
  title: string
  /** Its address in the browser. */
  url: string
  /** Path of its list call. */
  dataUrl: string | null
  rows: ChartRows
}

interface ChartAddress {
  url?: string | null
  dataUrl?: string | null
}

/** The page at an address of the browser, else the one whose list call it is; its rows must be open to the caller. */
export function findChartPage(services: Services, { url, dataUrl }: ChartAddress, context: CallContext): ChartPage {
  const page = pageAt(services, url ?? '') ?? pageOfCall(services, dataUrl ?? '')
  if (!page) throw new CallFailure('bad-request', 'charts.noPage', { url: url ?? '' })
  const { code, config } = page
  const title = chooseText(config.title, context.language, code)
  const rows = chartRows(services, code, context)
  if (!rows) throw new CallFailure('refused', 'charts.noRows', { title })
  return { code, title, url: addressOf({ ...config, code }), dataUrl: listUrlOf(config) ?? null, rows }
}

/** The rows of a page: of its own table, or of a report; undefined for rows of another backend. They must be open to the caller. */
export function chartRows(services: Services, code: string, context: CallContext): ChartRows | undefined {
  const { pages, registry } = services
  const config = pages.get(code)?.config
  if (config && reportOf(config)) return openReport(registry, findReport(services, code, context), context)
  const resource = registry.ofPage(code)
  if (!resource) return undefined
  requireAccess(resource.declaration.access.list, context)
  const scope = new QueryContext(resource.model, context)
  return { scope, ask: (query) => ({ from: resource.model.from, where: readRowsAsked(scope, query) }) }
}

function listUrlOf(page: PageConfig): string | undefined {
  return partsOf(page).url?.list ?? kindUrls(page.kind, page.code).list
}

/** The published page at an address, which may be one that it had before. */
export function pageAt({ pages }: Pick<Services, 'pages'>, url: string): StoredPage | undefined {
  const path = url.replace(/[?#].*$/s, '')
  const [, code] = /^\/p\/([^/]+)$/.exec(path) ?? []
  return (
    pages.all().find(({ code: own, config }) => addressOf({ ...config, code: own }) === path) ?? (code ? pages.follow(code) : undefined)
  )
}

function pageOfCall({ pages, registry }: Services, dataUrl: string): StoredPage | undefined {
  const report = pages.all().find(({ config }) => reportOf(config) && listUrlOf(config) === dataUrl)
  if (report) return report
  const { call, resource } = registry.find('GET', dataUrl) ?? {}
  const code = call === 'list' ? resource?.declaration.page : undefined
  return code === undefined ? undefined : pages.get(code)
}
