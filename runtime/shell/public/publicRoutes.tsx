import type { ReactNode } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { PartSuspense } from '../../kit/PartSuspense'
import { Spinner } from '../../kit/Spinner'
import { wordedPart } from '../../session/wordedPart'
import { certificationPath, publicHomePath, publicPageAddresses, publicParents, registerTalentPath } from './publicPaths'

const PublicPage = wordedPart('publicPages', () => import('./PublicPage'), 'PublicPage')
const PublicHome = wordedPart('publicPages', () => import('./PublicHome'), 'PublicHome')
const FailurePage = wordedPart('publicPages', () => import('./FailurePage'), 'FailurePage')

const later = (element: ReactNode) => <PartSuspense fallback={<Spinner minHeight={400} />}>{element}</PartSuspense>

/** A published page that anonymous users may open. The interpreter is fetched with the first one. */
export const publicPage = (code: string) => later(<PublicPage code={code} />)

/** Every address that is open without signing in, besides those of sign-in itself. */
export const publicRoutes: RouteObject[] = [
  ...Object.entries(publicParents).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
  ...Object.entries(publicPageAddresses).map(([path, code]) => ({ path, element: publicPage(code) })),
  { path: certificationPath, element: later(<FailurePage of="certification" />) },
  { path: registerTalentPath, element: later(<FailurePage of="registerTalent" />) },
  { path: publicHomePath, element: later(<PublicHome />) },
]
