import type { FavouriteFolder, FavouriteLeaf } from '../../../schemas/api/favourites'
import { CallError } from '../../calls/Calls'
import { everyFolder, favouriteCalls } from '../../features/favourites/favouriteCalls'
import { favouriteTextIn } from '../../features/favourites/texts'
import type { PageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { favouriteOfPage, freeName, type StarredPage } from './starredPage'

type Toggle = [host: PageHost, page: StarredPage, folders: readonly FavouriteFolder[], own: readonly FavouriteLeaf[]]

/** Makes a page a favourite, or takes away those that it is already. What the server refuses is said. */
export async function toggleStar(...given: Toggle): Promise<void> {
  try {
    await toggle(...given)
  } catch (error) {
    warnOf(given[0], error)
  }
}

async function toggle(...[host, page, folders, own]: Toggle): Promise<void> {
  for (const { id } of own) await favouriteCalls.remove(host.calls, id, { isQuiet: true }).catch(unlessGone)
  if (own.length > 0) return
  const { id: parentId, favourites } = await folderFor(host, folders)
  const taken = favourites.map(({ name }) => name)
  await favouriteCalls.add(host.calls, { ...favouriteOfPage(page), name: freeName(page.title, taken), parentId })
}

/** What somebody has taken away elsewhere is away. */
function unlessGone(error: unknown): void {
  if (!(error instanceof CallError) || error.kind !== 'notFound') throw error
}

/** A favourite stands in a folder: the first of one's own, else a template, else a new one. */
async function folderFor(
  { calls, language }: PageHost,
  folders: readonly FavouriteFolder[],
): Promise<Pick<FavouriteFolder, 'id' | 'favourites'>> {
  const all = everyFolder(folders)
  const found = all.find(({ izTemplate }) => izTemplate === 0) ?? all[0]
  if (found) return found
  const name = favouriteTextIn(language)('kept')
  const { id } = await favouriteCalls.addFolder(calls, { parentId: '', name, icon: 'star', izTemplate: 0, handleType: 0 })
  return { id, favourites: [] }
}
