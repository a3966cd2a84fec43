import { QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider } from 'jotai'
import { useRoutes } from 'react-router-dom'
import { NotificationOutlet } from '../kit/NotificationOutlet'
import { type AppServices, ProductProvider } from './AppServices'
import { GuardedRouter } from './router/GuardedRouter'
import { useOtherUser } from './router/useOtherUser'
import { routes } from './routes'
import { ThemedApp } from './settings/ThemedApp'
import { TicketGate } from './TicketGate'

/** The whole product: its providers around its routes. */
export function App({ product }: { product: AppServices }) {
  return (
    <ProductProvider value={product}>
      <StoreProvider store={product.store}>
        <QueryClientProvider client={product.queries}>
          <ThemedApp>
            <div className="pw-app">
              <GuardedRouter guard={product.leaveGuard}>
                <TicketGate>
                  <Screen />
                </TicketGate>
              </GuardedRouter>
            </div>
            <NotificationOutlet />
          </ThemedApp>
        </QueryClientProvider>
      </StoreProvider>
    </ProductProvider>
  )
}

function Screen() {
  useOtherUser()
  return useRoutes(routes)
}
