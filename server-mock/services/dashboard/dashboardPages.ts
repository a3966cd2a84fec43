import { addressOf } from '../../../schemas/page/addressOf'
import { partsOf } from '../../../schemas/page/anatomy'
import type { Dashboard } from '../../../schemas/page/parts/Dashboard'
import { chooseText } from '../../../schemas/page/Text'
import type { CallContext } from '../../kernel/CallContext'
import { isOpenTo } from '../../kernel/requireAccess'
import { type ColumnModel, type Condition, QueryContext, type TableResource, visibleRows } from '../../resource'
import type { Services } from '../Services'

/** A page that tells the dashboard something, as one caller may see it. */
export interface DashboardPage {
  code: string
  title: string
  /** Its address in the browser. */
  path: string
  dashboard: Dashboard
  resource: TableResource
  /** The column of a field that the caller may know of. */
  column(key: string | undefined): ColumnModel | undefined
  /** Which rows the caller may read; undefined for all of them. */
  own: Condition | undefined
}

/** The pages whose rows the caller may read, as far as they tell the dashboard something. */
export function dashboardPages({ pages, registry }: Services, context: CallContext): DashboardPage[] {
  return pages.all().flatMap(({ code, config }) => {
    const { dashboard } = partsOf(config).resource ?? {}
    const resource = registry.ofPage(code)
    if (!dashboard || !resource || !isOpenTo(resource.declaration.access.list, context)) return []
    const scope = new QueryContext(resource.model, context)
    const title = chooseText(config.title, context.language, code)
    const column = (key: string | undefined) => (key === undefined ? undefined : scope.column(key))
    const path = addressOf({ ...config, code })
    return [{ code, title, path, dashboard, resource, column, own: visibleRows(resource.model, context) }]
  })
}
