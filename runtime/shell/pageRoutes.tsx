import type { RouteObject } from 'react-router-dom'
import { HomePage } from './home/HomePage'
import { PageByCode } from './PageByCode'
import { StudioPlace } from './StudioPlace'
import { UnbuiltPage } from './UnbuiltPage'

/** The pages inside the frame (specification P2). An item of the menu whose page does not exist says so where the page would be. */
export const pageRoutes: RouteObject[] = [
  { path: '/dashboard/analysis', element: <HomePage /> },
  { path: '/dashboard/workplace', element: <HomePage /> },
  { path: '/p/:code', element: <PageByCode /> },
  { path: '/studio/:code?', element: <StudioPlace /> },
  { path: '*', element: <UnbuiltPage /> },
]
