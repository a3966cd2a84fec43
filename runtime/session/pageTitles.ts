import { atom } from 'jotai'
import { readStored, removeStored, writeStored } from './storage'

/** As the pages hold them: a page may be broken. */
type PageTitles = Readonly<Record<string, unknown>>

const pageTitlesKey = 'PAGE_TITLES'
/** Titles that are kept: those of the pages that were opened last. */
const mostKept = 200

const notedAtom = atom<PageTitles | null>(null)

/** Titles of the pages that were opened, in every language that they have, by code: a page may be open that the menu does not have. */
export const pageTitlesAtom = atom((get) => get(notedAtom) ?? readTitles())

/** Notes what a page is called now. */
export const notePageTitleAtom = atom(null, (get, set, code: string, title: unknown) => {
  const { [code]: before, ...others } = get(pageTitlesAtom)
  if (JSON.stringify(before) === JSON.stringify(title)) return
  const titles: PageTitles = Object.fromEntries([...Object.entries(others), [code, title] as const].slice(-mostKept))
  writeStored(pageTitlesKey, titles)
  set(notedAtom, titles)
})

/** Forgets them; for who signs in next they are nobody's business. */
export const clearPageTitlesAtom = atom(null, (_get, set) => {
  removeStored(pageTitlesKey)
  set(notedAtom, {})
})

function readTitles(): PageTitles {
  // A cast: what is no title is nobody's.
  return (readStored(pageTitlesKey) ?? {}) as PageTitles
}
