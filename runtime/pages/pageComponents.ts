import type { PageKind } from '../../schemas/page/kinds'
import { type LazyPart, lazyFetched } from '../kit/lazyPart'
import type { ModelOf } from '../model/PageModel'
import { pageScreens } from './index'

/** The component of every kind of page. */
// A cast: entries forget which kind's model a component takes.
export const pageComponents = Object.fromEntries(
  Object.entries(pageScreens).map(([kind, fetch]) => [kind, lazyFetched<unknown>(fetch)]),
) as {
  readonly [K in PageKind]: LazyPart<{ page: ModelOf<K> }>
}
