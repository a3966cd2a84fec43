import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FavouriteFolder, FavouriteLeaf, FavouriteTree } from '../../../schemas/api/favourites'
import type { Row } from '../../../schemas/api/Result'
import type { CallOptions, Calls } from '../../calls/Calls'
import { usePageHost } from '../../session/PageHost'
import { favouritesKey } from '../../session/useLiveUpdates'

const folders = '/favoriteFolders/commonFavoriteFolders'
const content = '/favoriteFolders/commonFavoriteContent'

/** A folder as it is sent: `handleType` 1 makes it beside the one that `parentId` names, not in it. */
export interface NewFolder {
  parentId: string
  name: string
  icon: string
  izTemplate: 0 | 1
  handleType: 0 | 1
}

/** The calls of favourites. Whose they are, the session says. */
export const favouriteCalls = {
  tree: (calls: Calls, signal: AbortSignal) =>
    calls.get<FavouriteTree>(
      `${folders}/getByUser`,
      {},
      { signal, isQuiet: true, isValid: (tree) => Array.isArray((tree as FavouriteTree | null)?.treeData) },
    ),
  addFolder: (calls: Calls, folder: NewFolder) => calls.post<Row>(`${folders}/add`, folder),
  add: (calls: Calls, favourite: object) => calls.post<Row>(`${content}/add`, favourite),
  remove: (calls: Calls, id: string, options?: CallOptions) => calls.delete<null>(`${content}/delete`, { id }, options),
}

/** Milliseconds that the tree is good for. What the user changes is told at once; a template folder that somebody else makes is seen after so long. */
const goodFor = 300_000

/** The folders that the user sees, with the user's favourites in them. */
export function useFavouriteTree() {
  const { calls, language } = usePageHost()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    // Names are those of the reader's language.
    queryKey: [...favouritesKey, language],
    queryFn: ({ signal }) => favouriteCalls.tree(calls, signal),
    staleTime: goodFor,
  })
  return {
    folders: data?.treeData,
    error,
    retry: () => void refetch(),
    renew: () => client.invalidateQueries({ queryKey: favouritesKey }),
  }
}

/** Every folder of the tree, those within others too. */
export function everyFolder(tree: readonly FavouriteFolder[]): FavouriteFolder[] {
  return tree.flatMap((folder) => [folder, ...everyFolder(folder.children)])
}

/** Every favourite of the tree. */
export function everyFavourite(tree: readonly FavouriteFolder[]): FavouriteLeaf[] {
  return everyFolder(tree).flatMap((folder) => folder.favourites)
}
