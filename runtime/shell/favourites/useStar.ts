import { useState } from 'react'
import type { FavouriteFolder } from '../../../schemas/api/favourites'
import { everyFavourite, everyFolder, favouriteCalls, useFavouriteTree } from '../../features/favourites/favouriteCalls'
import { useFavouriteText } from '../../features/favourites/texts'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { favouriteOfPage, freeName, type StarredPage } from './starredPage'

interface Star {
  isFilled: boolean
  /** false: what the user keeps is not known, or is being changed. */
  isReady: boolean
  toggle(): Promise<void>
}

/** Whether a page is a favourite of the user, and what makes it one, or none, by one press. A list that is kept with a query is another favourite. */
export function useStar(page: StarredPage): Star {
  const host = usePageHost()
  const say = useFavouriteText()
  const { folders, renew } = useFavouriteTree()
  const [isBusy, setBusy] = useState(false)
  const own = everyFavourite(folders ?? []).filter(({ url }) => url === page.path)
  const isFilled = own.length > 0
  const toggle = async () => {
    if (!folders) return
    setBusy(true)
    try {
      if (isFilled) for (const { id } of own) await favouriteCalls.remove(host.calls, id)
      else {
        const { id: parentId, favourites } = await folderFor(folders)
        const name = freeName(
          page.title,
          favourites.map((other) => other.name),
        )
        await favouriteCalls.add(host.calls, { ...favouriteOfPage(page), name, parentId })
      }
    } catch (error) {
      warnOf(host, error)
    }
    // After a failure too: somebody may have changed it elsewhere.
    await renew()
    setBusy(false)
  }
  /** A favourite stands in a folder: the first of one's own, else a template, else a new one. */
  async function folderFor(tree: readonly FavouriteFolder[]): Promise<Pick<FavouriteFolder, 'id' | 'favourites'>> {
    const all = everyFolder(tree)
    const found = all.find(({ izTemplate }) => izTemplate === 0) ?? all[0]
    if (found) return found
    const made = await favouriteCalls.addFolder(host.calls, { parentId: '', name: say('kept'), icon: 'star', izTemplate: 0, handleType: 0 })
    return { id: made.id, favourites: [] }
  }
  return { isFilled, isReady: folders !== undefined && !isBusy, toggle }
}
