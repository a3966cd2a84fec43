import { importAgain } from './importAgain'

/** What fetches an export of a piece of the product, see `importAgain`. */
export function fetcher<M, N extends keyof M>(load: () => Promise<M>, name: N): () => Promise<M[N]> {
  return () => importAgain(load, name)
}
