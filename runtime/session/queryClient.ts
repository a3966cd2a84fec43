import { QueryClient } from '@tanstack/react-query'

/**
 * The cache of what the server said. Failed reads are repeated by the calls themselves (once, on network failure), so not again here;
 * lists are read anew when a page is shown, not whenever the window gets the focus: that would move rows under the reader's hand.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
