import type { QueryClient } from '@tanstack/react-query'

/** After a publication: the list of pages, the page itself, what was checked of it and its history are asked for again. */
export async function readPageAnew(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['pages', 'page', 'page-check', 'page-history', 'page-names'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  )
}
