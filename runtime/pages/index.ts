import type { PageKind } from '../../schemas/page/kinds'
import { type LazyPart, lazyPart } from '../kit/lazyPart'
import type { ModelOf } from '../model/PageModel'

/** The component of every kind of page. It does not compile while one is missing. */
export const pageComponents: { readonly [K in PageKind]: LazyPart<{ page: ModelOf<K> }> } = {
  list: lazyPart(() => import('./ListPage'), 'ListPage'),
  form: lazyPart(() => import('./FormPage'), 'FormPage'),
  calendar: lazyPart(() => import('./calendar/CalendarPage'), 'CalendarPage'),
  report: lazyPart(() => import('./ReportPage'), 'ReportPage'),
}
