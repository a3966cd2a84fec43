import { afterAll, vi } from 'vitest'

// The libraries stay loaded; the product is loaded anew, with nothing that the file before has opened, chosen or left in storage.
vi.resetModules()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
document.body.replaceChildren()

// The one that this file loads, too.
const { takeElementsSize } = await import('./givenSize')
// Where elements have sizes things move, and what moves without being painted never ends.
afterAll(takeElementsSize)
