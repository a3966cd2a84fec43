import { Navigate, type RouteObject } from 'react-router-dom'
import { MainLayout } from './layout/MainLayout'
import { NotFoundPage } from './NotFoundPage'
import { publicRoutes } from './public/publicRoutes'
import { signInPath } from './redirect'
import { SignedIn } from './SignedIn'
import { SignInPlace } from './SignInPlace'

/** Every address of the product (specification P2). */
export const routes: RouteObject[] = [
  { path: '/user', element: <Navigate to={signInPath} replace /> },
  { path: signInPath, element: <SignInPlace content="login" /> },
  { path: '/user/formlogin', element: <SignInPlace content="formlogin" /> },
  { path: '/user/register', element: <SignInPlace content="register" /> },
  { path: '/user/register-result', element: <SignInPlace content="register-result" /> },
  { path: '/user/alteration', element: <SignInPlace content="alteration" /> },
  { path: '/404', element: <NotFoundPage /> },
  ...publicRoutes,
  {
    element: <SignedIn />,
    // Which addresses exist depends on the menu, so only somebody who is signed in is told that one does not.
    children: [{ path: '*', element: <MainLayout /> }],
  },
]
