import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { notePageTitleAtom } from '../../session/pageTitles'

/** The studio's tab is called as the page is written to be called while nothing of it is published; from then on by what is published. */
export function useDraftTitle(code: string, title: unknown, base: number | null): void {
  const note = useSetAtom(notePageTitleAtom)
  useEffect(() => {
    if (base === null && title !== undefined) note(code, title)
  }, [note, code, title, base])
}
