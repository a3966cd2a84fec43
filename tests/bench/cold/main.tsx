import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import '../../../runtime/kit/theme.css'
import { makeTheme } from '../../../runtime/kit/theme/makeTheme'
import { productVariables } from '../../../runtime/kit/theme/productVariables'
import { defaultTheme } from '../../../runtime/kit/theme/Theme'
import { EquipmentList } from './EquipmentList'
import { Frame } from './Frame'
import { askForMenu, askForRows } from './handCalls'
import { LongForm } from './LongForm'

/**
 * The two pages of the bench as somebody would write them for these addresses alone: same libraries, same look, same calls, one file of script, everything
 * that the address needs asked for at once. antd makes its styles as its manual has it: while the page is drawn.
 */
const theme = makeTheme(defaultTheme)
for (const [name, value] of Object.entries(productVariables(defaultTheme))) document.documentElement.style.setProperty(name, value)

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } })
void queries.prefetchQuery({ queryKey: ['menu'], queryFn: askForMenu })
if (window.location.pathname === '/p/test-equipment') void queries.prefetchQuery({ queryKey: ['rows', 1], queryFn: () => askForRows(1) })

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { path: '/p/test-equipment', element: <EquipmentList /> },
      { path: '/p/sample-100', element: <LongForm /> },
    ],
  },
])

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={queries}>
    <ConfigProvider locale={enUS} theme={theme} button={{ autoInsertSpace: false }}>
      <RouterProvider router={router} />
    </ConfigProvider>
  </QueryClientProvider>,
)
