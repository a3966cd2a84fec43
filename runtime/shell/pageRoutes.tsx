import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { ProductPermission } from '../../schemas/rights/permissions'
import { lazyPart } from '../kit/lazyPart'
import { usePageHost } from '../session/PageHost'
import { wordedPart } from '../session/wordedPart'
import { LazyRoute } from './LazyRoute'
import { PageByCode } from './PageByCode'
import { notFoundPath, workplacePath } from './redirect'
import { decideRoute } from './router/keepRoutes'
import { StudioRoute } from './StudioRoute'

const AnalysisPage = wordedPart('home', () => import('./home/AnalysisPage'), 'AnalysisPage')
const WorkplacePage = wordedPart('home', () => import('./home/WorkplacePage'), 'WorkplacePage')
const NotFoundInFrame = lazyPart(() => import('./NotFoundInFrame'), 'NotFoundInFrame')
const UnbuiltPage = lazyPart(() => import('./UnbuiltPage'), 'UnbuiltPage')
const MonitorPage = wordedPart('monitor', () => import('./monitor/MonitorPage'), 'MonitorPage')

/** Says why there is no page. */
const nothingHere = <LazyRoute name="tabs.missing" Screen={UnbuiltPage} />

/**
 * The fixed pages inside the frame; those of the menu are added by `menuRoutes`. An item of the menu whose page does not exist says so
 * where the page would be.
 */
export const shellPageRoutes: RouteObject[] = [
  guarded('/dashboard/analysis', ['dashboard'], <LazyRoute name="shell.home" Screen={AnalysisPage} />),
  guarded(workplacePath, ['dashboard'], <LazyRoute name="tabs.workplace" Screen={WorkplacePage} />),
  guarded('/dashboard/monitor', ['dashboard'], <LazyRoute name="shell.monitor" Screen={MonitorPage} />),
  guarded('/studio/:code?', ['page:write'], <StudioRoute />),
  // Which permission a page asks for, it says itself.
  { path: '/p/:code', element: <PageByCode /> },
  { path: notFoundPath, element: <LazyRoute name="shell.notFoundTitle" Screen={NotFoundInFrame} /> },
  { path: '*', element: nothingHere },
]

/** A fixed page for those who may open it; the others are told so in its place. */
function GuardedRoute({ permissionList, children }: { permissionList: readonly string[]; children: ReactNode }) {
  const { permissions, user } = usePageHost()
  const { isSo } = decideRoute(permissionList, { auth: permissions.auth, roleCodes: user?.roles ?? [] })
  return isSo ? children : nothingHere
}

/** A page that asks for one of these permissions. */
function guarded(path: string, permissionList: ProductPermission[], page: ReactNode): RouteObject {
  return { path, element: <GuardedRoute permissionList={permissionList}>{page}</GuardedRoute>, handle: { permissionList } }
}
