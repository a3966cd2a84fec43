import type { FunctionComponent } from 'react'
import type { PageKind } from '../../schemas/page/kinds'
import type { Fetcher } from '../kit/fetcher'
import type { ModelOf } from '../model/PageModel'

/** What fetches the component of each kind of page. */
export type PageScreens = { readonly [K in PageKind]: Fetcher<FunctionComponent<{ page: ModelOf<K> }>> }
