import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { registerExtensions } from './extensions'
import './kit/theme.css'
import './shell/layout/layout.css'
import { App } from './shell/App'
import { createAppServices } from './shell/AppServices'
import { LastResort } from './shell/LastResort'
import { loadLanguage } from './shell/settings/loadLanguage'
import { startEarly } from './shell/startEarly'

registerExtensions()
const product = createAppServices()
void startEarly(product, window.location)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element "root"')
// No `await` at this level: the pieces of the product that are fetched import from the first one, and would wait for it for ever.
loadLanguage().then(
  () =>
    createRoot(root).render(
      <StrictMode>
        <LastResort>
          <App product={product} />
        </LastResort>
      </StrictMode>,
    ),
  (error: unknown) => {
    // There are no texts to say it with: the document brought a sentence for this, which stands in the place of the grey frame.
    root.replaceChildren()
    document.getElementById('not-loaded')?.removeAttribute('hidden')
    throw error
  },
)
