import { fetcher } from '../kit/fetcher'

/** Fetches the interpreter; draws nothing, so that it can be asked for before anything is drawn. */
export const fetchPageView = fetcher(() => import('./PageView'), 'PageView')
