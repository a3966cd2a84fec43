import { notifyManager, type Query, QueryClient } from '@tanstack/react-query'

// What has come is drawn by the next task instead of one of the clock, which often let a frame without it be painted first.
notifyManager.setScheduler(queueMicrotask)

/**
 * The cache of what the server said. Failed reads are repeated by the calls themselves (once, on network failure), so not again here;
 * lists are read anew when a page is shown, not whenever the window gets the focus: that would move rows under the reader's hand.
 * What could not be read without a line is read as soon as the line is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: readFailed, networkMode: 'always' },
    },
  })
}

const readFailed = ({ state }: Query) => state.status === 'error' && 'always'
