import { fetcher } from '../kit/fetcher'

/** Fetches what stands around the pages of somebody signed in: anonymous users and the sign-in page do without. */
export const fetchFrame = fetcher(() => import('./HostedRoutes'), 'HostedRoutes')
