import type { RouteObject } from 'react-router-dom'
import { lazyPart } from '../kit/lazyPart'
import { LazyPlace } from './LazyPlace'
import { PageByCode } from './PageByCode'
import { StudioPlace } from './StudioPlace'
import { UnbuiltPage } from './UnbuiltPage'

const AnalysisPage = lazyPart(() => import('./home/AnalysisPage'), 'AnalysisPage')
const WorkplacePage = lazyPart(() => import('./home/WorkplacePage'), 'WorkplacePage')
const MonitorPage = lazyPart(() => import('./monitor/MonitorPage'), 'MonitorPage')

/** What the routes of the dashboard ask for (specification P6). */
const dashboard = { permissionList: ['dashboard'] }

/**
 * The fixed pages inside the frame (specification P2); those of the menu are added by `menuRoutes`. An item of the menu whose page does not exist says so
 * where the page would be.
 */
export const pageRoutes: RouteObject[] = [
  { path: '/dashboard/analysis', element: <LazyPlace name="shell.home" Place={AnalysisPage} />, handle: dashboard },
  { path: '/dashboard/workplace', element: <LazyPlace name="tabs.workplace" Place={WorkplacePage} />, handle: dashboard },
  { path: '/dashboard/monitor', element: <LazyPlace name="shell.monitor" Place={MonitorPage} />, handle: dashboard },
  { path: '/p/:code', element: <PageByCode /> },
  { path: '/studio/:code?', element: <StudioPlace /> },
  { path: '*', element: <UnbuiltPage /> },
]
