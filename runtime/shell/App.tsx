import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import { Provider as StoreProvider } from 'jotai'
import { useRoutes } from 'react-router-dom'
import { NoticePlace } from '../kit/NoticePlace'
import { theme } from '../kit/theme'
import { antdLocales } from '../text/antdLocale'
import { useText } from '../text/useText'
import { type Product, ProductProvider } from './Product'
import { GuardedRouter } from './router/GuardedRouter'
import { useOtherUser } from './router/useOtherUser'
import { routes } from './routes'
import { TicketGate } from './TicketGate'

/** The whole product: its providers around its routes. */
export function App({ product }: { product: Product }) {
  const { language } = useText()
  return (
    <ProductProvider value={product}>
      <StoreProvider store={product.store}>
        <QueryClientProvider client={product.queries}>
          <ConfigProvider locale={antdLocales[language]} theme={theme} button={{ autoInsertSpace: false }}>
            <div className="pw-app">
              <GuardedRouter guard={product.leaveGuard}>
                <TicketGate>
                  <Screen />
                </TicketGate>
              </GuardedRouter>
            </div>
            <NoticePlace />
          </ConfigProvider>
        </QueryClientProvider>
      </StoreProvider>
    </ProductProvider>
  )
}

function Screen() {
  useOtherUser()
  return useRoutes(routes)
}
