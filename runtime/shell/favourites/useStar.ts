import { useState } from 'react'
import { everyFavourite, useFavouriteTree } from '../../features/favourites/favouriteCalls'
import { importAgain } from '../../kit/importAgain'
import { usePageHost } from '../../session/PageHost'
import type { StarredPage } from './starredPage'

interface Star {
  isFilled: boolean
  /** false: what the user keeps is not known, or is being changed. */
  isReady: boolean
  toggle(): Promise<void>
}

/** Whether a page is a favourite of the user, and what makes it one, or none, by one press. A list that is kept with a query is another favourite. */
export function useStar(page: StarredPage): Star {
  const host = usePageHost()
  const { folders, renew } = useFavouriteTree()
  const [isBusy, setBusy] = useState(false)
  const own = everyFavourite(folders ?? []).filter(({ url }) => url === page.path)
  const toggle = async () => {
    if (!folders) return
    setBusy(true)
    try {
      const toggleStar = await importAgain(() => import('./toggleStar'), 'toggleStar')
      await toggleStar(host, page, folders, own)
    } catch {
      host.notify('warning', host.text('kit.partMissing'))
    }
    // After a failure too: somebody may have changed it elsewhere.
    await renew()
    setBusy(false)
  }
  return { isFilled: own.length > 0, isReady: folders !== undefined && !isBusy, toggle }
}
