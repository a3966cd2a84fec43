import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { registerExtensions } from './extensions'
import './kit/theme.css'
import './shell/layout/layout.css'
import './shell/layout/printedScreen.css'
import { App } from './shell/App'
import './shell/firstParts'
import { describeSelectsLater } from './shell/describeSelectsLater'
import { LastResort } from './shell/LastResort'
import { languageLoaded, product } from './shell/startProduct'

registerExtensions()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element "root"')
const screen = createRoot(root)
screen.render(
  <StrictMode>
    <LastResort>
      <App product={product} />
    </LastResort>
  </StrictMode>,
)
describeSelectsLater()
// No `await` at this level: the pieces of the product that are fetched import from the first one, and would wait for it for ever.
languageLoaded.catch((error: unknown) => {
  // There are no texts to say it with: the document brought a sentence for this, which stands in the place of the grey frame.
  screen.unmount()
  document.getElementById('not-loaded')?.removeAttribute('hidden')
  throw error
})
