import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { registerExtensions } from './extensions'
import './kit/theme.css'
import './shell/layout/layout.css'
import { App } from './shell/App'
import { createAppServices } from './shell/AppServices'
import { LastResort } from './shell/LastResort'

registerExtensions()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element "root"')
createRoot(root).render(
  <StrictMode>
    <LastResort>
      <App product={createAppServices()} />
    </LastResort>
  </StrictMode>,
)
