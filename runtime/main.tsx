import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './kit/theme.css'
import './shell/layout/layout.css'
import { App } from './shell/App'
import { LastResort } from './shell/LastResort'
import { createProduct } from './shell/Product'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element "root"')
createRoot(root).render(
  <StrictMode>
    <LastResort>
      <App product={createProduct()} />
    </LastResort>
  </StrictMode>,
)
