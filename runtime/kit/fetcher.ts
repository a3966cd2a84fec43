import { importAgain } from './importAgain'

/** Fetches an export of a piece of the product, see `importAgain`. `found`: the export, once it is there, for whoever draws with it at once. */
export interface Fetcher<C> {
  (): Promise<C>
  found?: C
}

/** What fetches this export of this piece. */
export function fetcher<M, N extends keyof M>(load: () => Promise<M>, name: N): Fetcher<M[N]> {
  const fetch: Fetcher<M[N]> = async () => {
    fetch.found = await importAgain(load, name)
    return fetch.found
  }
  return fetch
}
