import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { StateMessage } from '../kit/StateMessage'
import { featureText } from '../session/featureText'
import { usePageHost } from '../session/PageHost'
import { notePageTitleAtom, pageTitlesAtom } from '../session/pageTitles'
import { noPermissionTexts } from './noPermissionTexts'

interface NoPermissionProps {
  /** The code of the page, where it is one with a code. */
  page?: string
  /** What can be done now. */
  children?: ReactNode
}

/** A page is there, for others. Its tab is called so while nobody knows the title: a code says nothing to the reader. */
export function NoPermission({ page, children }: NoPermissionProps) {
  const say = featureText(noPermissionTexts, usePageHost().language)
  const titles = useAtomValue(pageTitlesAtom)
  const noteTitle = useSetAtom(notePageTitleAtom)
  useEffect(() => {
    if (page !== undefined && titles[page] === undefined) noteTitle(page, noPermissionTexts.title)
  }, [page, titles, noteTitle])
  return (
    <StateMessage mark="403" title={say('title')} message={say('hint')}>
      {children}
    </StateMessage>
  )
}
