import { vi } from 'vitest'

// The libraries stay loaded; the product is loaded anew, with nothing that the file before has opened, chosen or left in storage.
vi.resetModules()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
document.body.replaceChildren()
