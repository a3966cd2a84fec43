import { atom } from 'jotai'
import { userAtom } from './session'
import { readStored, writeStored } from './storage'

/** As the pages hold them: a page may be broken. */
type PageTitles = Readonly<Record<string, unknown>>

/** Each user's own: kept tabs are named by them at the next visit. */
const keyAtom = atom((get) => `PAGE_TITLES_${get(userAtom)?.id ?? ''}`)
/** Titles that are kept: those of the pages that were opened last. */
const mostKept = 200

const notedAtom = atom<{ key: string; titles: PageTitles } | null>(null)

/** Titles of the pages that were opened, in every language that they have, by code: a page may be open that the menu does not have. */
export const pageTitlesAtom = atom((get) => {
  const [key, noted] = [get(keyAtom), get(notedAtom)]
  // A cast: what is no title is nobody's.
  return noted?.key === key ? noted.titles : ((readStored(key) ?? {}) as PageTitles)
})

/** Notes what a page is called now. */
export const notePageTitleAtom = atom(null, (get, set, code: string, title: unknown) => {
  const { [code]: before, ...others } = get(pageTitlesAtom)
  if (JSON.stringify(before) === JSON.stringify(title)) return
  const titles: PageTitles = Object.fromEntries([...Object.entries(others), [code, title] as const].slice(-mostKept))
  const key = get(keyAtom)
  writeStored(key, titles)
  set(notedAtom, { key, titles })
})
