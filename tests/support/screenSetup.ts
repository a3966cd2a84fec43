import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { addTexts } from '../../runtime/text/i18n'
import { laterTextAreas } from '../../runtime/text/later'

addTexts(laterTextAreas)
// A slow machine is no failure.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

/** jsdom has no layout: the observers and media queries that antd and the grid ask for are stubs here. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= SilentObserver as unknown as typeof ResizeObserver
globalThis.IntersectionObserver ??= SilentObserver as unknown as typeof IntersectionObserver
window.matchMedia ??= ((query: string) => ({
  // Pieces that fade in are not there yet for a test.
  matches: query === '(prefers-reduced-motion: reduce)',
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})) as typeof window.matchMedia

/** The editor of the studio measures its letters. */
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
