import { type LazyPart, lazyPart, type PropsOf } from '../kit/lazyPart'
import type { LaterAreas } from '../text/LanguagePack'
import { withArea } from './loadLanguage'

/** A component that is fetched when it is first shown, see `lazyPart`, together with the area of texts that it speaks with. */
export function wordedPart<M, N extends keyof M>(area: keyof LaterAreas, load: () => Promise<M>, name: N): LazyPart<PropsOf<M[N]>> {
  return lazyPart(withArea(area, load), name)
}
