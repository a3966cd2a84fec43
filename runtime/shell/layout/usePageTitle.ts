import { useCallback } from 'react'
import { readStored } from '../../session/storage'
import { useText } from '../../text/useText'
import { homePath } from '../redirect'
import { menuTitle, menuTrail, useMenu } from './Menu'

/** Names the page at an address in the reader's language: its menu entry, else the title that it was once opened by, else its code. */
export function usePageTitle(): (path: string) => string {
  const menu = useMenu()
  const { text, language } = useText()
  return useCallback(
    function titleOf(path: string): string {
      const item = menuTrail(menu, path).at(-1)
      if (item) return menuTitle(item, language)
      if (path === homePath) return text('shell.home')
      if (path.startsWith('/dashboard')) return text('tabs.workplace')
      // No code of a page begins so: the gallery of fields.
      if (path.startsWith('/studio/~')) return text('studio.gallery')
      if (path.startsWith('/studio/')) return text('shell.studioPage', { page: titleOf(`/p/${path.slice('/studio/'.length)}`) })
      if (path === '/studio') return text('shell.studio')
      const stored = readStored(path)
      if (typeof stored === 'string') return stored
      return path.startsWith('/p/') ? decodeURIComponent(path.slice(3)) : path
    },
    [menu, language, text],
  )
}
