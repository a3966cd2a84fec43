import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { loadArea, loadLanguage } from '../../runtime/session/loadLanguage'
import { changeLanguage, currentLanguage, languagePackOf } from '../../runtime/text/i18n'
import { laterAreas } from '../../runtime/text/LanguagePack'
import '../../schemas/rules/linearPattern'
import { baseLanguage, languageCodes } from '../../schemas/language/findLanguage'
import { findLabelsQuickly } from './quickLabels'
import { hearDisplay, leaveStylesOut } from './unpainted'

await loadLanguage()
for (const area of laterAreas(languagePackOf(currentLanguage()))) await loadArea(area)
await Promise.all(languageCodes.map(loadLanguage))
// The file before may have ended in another one: files of a worker share their modules.
await changeLanguage(baseLanguage)
// A slow machine is no failure.
configure({ asyncUtilTimeout: 10_000 })
/** React says such things on the console and goes on; in a browser they would fail a journey. */
const keyProblem = /two children with the same key|Each child in a list should have a unique "key"/
const keyProblems: string[] = []
const writeError = console.error.bind(console)
console.error = (...said: unknown[]) => {
  if (typeof said[0] === 'string' && keyProblem.test(said[0])) keyProblems.push(said.map(String).join(' '))
  writeError(...said)
}
afterEach(() => expect(keyProblems.splice(0)).toEqual([]))
// After the others in reverse order: this is done first.
afterEach(cleanup)
// What a test has pressed is let go: what waits for that would wait in the tests after it.
afterEach(() => void window.dispatchEvent(new Event('pointerup')))
// Nothing that a file has put in the place of something else meets the next one: files of a worker share their globals and modules.
// A part that is still on its way would never come there.
afterAll(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  // A file that has lost the line leaves it up: what is fetched ahead would wait for it.
  window.dispatchEvent(new Event('online'))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** No server stands behind these tests, so no form has compiled validators; a test that wants some says where they come from. */
vi.mock('../../runtime/form/loadValidators', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../runtime/form/loadValidators')>()
  const loadValidators: typeof original.loadValidators = async (code, validator, load) =>
    load ? original.loadValidators(code, validator, load) : false
  return { ...original, loadValidators }
})

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

// Components measure scrollbars by a pseudo-element. Nothing is painted here, so the element's own style is as good, and jsdom does not complain.
const ownStyle = window.getComputedStyle.bind(window)
window.getComputedStyle = (element) => hearDisplay(element, ownStyle(element))

leaveStylesOut()
findLabelsQuickly()

/** There are no pages behind addresses here, and no canvas: jsdom would complain of each. */
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
})
HTMLCanvasElement.prototype.getContext = () => null

/** The editor of the studio measures its letters. */
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
