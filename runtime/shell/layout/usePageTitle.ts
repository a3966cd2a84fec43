import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { chooseText } from '../../../schemas/page/Text'
import { pageTitlesAtom } from '../../session/pageTitles'
import { readStored } from '../../session/storage'
import { useText } from '../../text/useText'
import { codeAt } from '../public/publicPaths'
import { homePath, notFoundPath } from '../redirect'
import { itemOfPage, menuTitle, menuTrail, useMenu } from './Menu'

/**
 * Names the page at an address in the reader's language: its menu entry, else its own title, else that of the entry that leads to it by another address,
 * else the title that it was once opened by, else its code.
 */
export function usePageTitle(): (path: string) => string {
  const menu = useMenu()
  const { text, language } = useText()
  const titles = useAtomValue(pageTitlesAtom)
  return useCallback(
    function titleOf(path: string): string {
      const item = menuTrail(menu, path).at(-1)
      if (item) return menuTitle(item, language)
      if (path === homePath) return text('shell.home')
      if (path === notFoundPath) return text('shell.notFoundTitle')
      if (path.startsWith('/dashboard')) return text('tabs.workplace')
      // No code of a page begins so: the gallery of fields.
      if (path.startsWith('/studio/~')) return text('shell.gallery')
      if (path.startsWith('/studio/')) return text('shell.studioPage', { page: titleOf(`/p/${path.slice('/studio/'.length)}`) })
      if (path === '/studio') return text('shell.studio')
      const code = codeAt(path)
      const own = chooseText(code === undefined ? undefined : titles[code], language)
      const elsewhere = itemOfPage(menu, code)
      if (own) return own
      if (elsewhere) return menuTitle(elsewhere, language)
      const stored = readStored(path)
      return typeof stored === 'string' ? stored : (code ?? path)
    },
    [menu, titles, language, text],
  )
}
