import type { ModelOf } from './PageModel'

/** A page that shows rows under a toolbar. */
export type ListedModel = ModelOf<'list' | 'report' | 'calendar'>
