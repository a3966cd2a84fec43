import { QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider } from 'jotai'
import { useRoutes } from 'react-router-dom'
import { NoticePlace } from '../kit/NoticePlace'
import { type Product, ProductProvider } from './Product'
import { GuardedRouter } from './router/GuardedRouter'
import { useOtherUser } from './router/useOtherUser'
import { routes } from './routes'
import { ThemedProduct } from './settings/ThemedProduct'
import { TicketGate } from './TicketGate'

/** The whole product: its providers around its routes. */
export function App({ product }: { product: Product }) {
  return (
    <ProductProvider value={product}>
      <StoreProvider store={product.store}>
        <QueryClientProvider client={product.queries}>
          <ThemedProduct>
            <div className="pw-app">
              <GuardedRouter guard={product.leaveGuard}>
                <TicketGate>
                  <Screen />
                </TicketGate>
              </GuardedRouter>
            </div>
            <NoticePlace />
          </ThemedProduct>
        </QueryClientProvider>
      </StoreProvider>
    </ProductProvider>
  )
}

function Screen() {
  useOtherUser()
  return useRoutes(routes)
}
