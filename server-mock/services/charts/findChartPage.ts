import { addressOf } from '../../../schemas/page/addressOf'
import { chooseText } from '../../../schemas/page/Text'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { requireAccess } from '../../kernel/requireAccess'
import type { TableResource } from '../../resource'
import type { StoredPage } from '../pages/PageStore'
import type { Services } from '../Services'

/** A page whose rows the caller may chart. */
export interface ChartPage {
  code: string
  /** What people call it. */
  title: string
  /** Its address in the browser. */
  url: string
  resource: TableResource
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
  const resource = services.registry.ofPage(code)
  if (!resource) throw new CallFailure('refused', 'charts.noRows', { title })
  requireAccess(resource.declaration.access.list, context)
  return { code, title, url: addressOf({ ...config, code }), resource }
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
  const { call, resource } = registry.find('GET', dataUrl) ?? {}
  const code = call === 'list' ? resource?.declaration.page : undefined
  return code === undefined ? undefined : pages.get(code)
}
