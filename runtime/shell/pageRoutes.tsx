import type { RouteObject } from 'react-router-dom'
import { lazyPart } from '../kit/lazyPart'
import { LazyRoute } from './LazyRoute'
import { PageByCode } from './PageByCode'
import { StudioRoute } from './StudioRoute'
import { UnbuiltPage } from './UnbuiltPage'

const AnalysisPage = lazyPart(() => import('./home/AnalysisPage'), 'AnalysisPage')
const WorkplacePage = lazyPart(() => import('./home/WorkplacePage'), 'WorkplacePage')
const MonitorPage = lazyPart(() => import('./monitor/MonitorPage'), 'MonitorPage')

/** What the routes of the dashboard ask for. */
const dashboard = { permissionList: ['dashboard'] }

/**
 * The fixed pages inside the frame; those of the menu are added by `menuRoutes`. An item of the menu whose page does not exist says so
 * where the page would be.
 */
export const shellPageRoutes: RouteObject[] = [
  { path: '/dashboard/analysis', element: <LazyRoute name="shell.home" Screen={AnalysisPage} />, handle: dashboard },
  { path: '/dashboard/workplace', element: <LazyRoute name="tabs.workplace" Screen={WorkplacePage} />, handle: dashboard },
  { path: '/dashboard/monitor', element: <LazyRoute name="shell.monitor" Screen={MonitorPage} />, handle: dashboard },
  { path: '/p/:code', element: <PageByCode /> },
  { path: '/studio/:code?', element: <StudioRoute /> },
  { path: '*', element: <UnbuiltPage /> },
]
