import type { ModelOf } from './PageModel'

/** A page that shows rows under a toolbar. */
export type ListedModel = ModelOf<'list' | 'report' | 'calendar'>

/** A page whose rows are kept in saved views. */
export type ViewedModel = ModelOf<'list' | 'calendar'>
