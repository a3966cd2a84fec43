import { Navigate, type RouteObject } from 'react-router-dom'
import { publicRoutes } from './public/publicRoutes'
import { signInPath } from './redirect'
import { SignedIn } from './SignedIn'
import { SignInRoute } from './SignInRoute'

/** Every address of the product. */
export const routes: RouteObject[] = [
  { path: '/user', element: <Navigate to={signInPath} replace /> },
  { path: signInPath, element: <SignInRoute content="login" /> },
  { path: '/user/formlogin', element: <SignInRoute content="formlogin" /> },
  { path: '/user/register', element: <SignInRoute content="register" /> },
  { path: '/user/register-result', element: <SignInRoute content="register-result" /> },
  { path: '/user/alteration', element: <SignInRoute content="alteration" /> },
  ...publicRoutes,
  // Which addresses exist depends on the menu, so only somebody who is signed in is told that one does not.
  { path: '*', element: <SignedIn /> },
]
