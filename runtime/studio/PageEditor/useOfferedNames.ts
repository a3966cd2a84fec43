import { useRef, useState } from 'react'
import { documentLanguage, type PageLanguage, pageLanguage } from '../JsonEditor/languageService'
import { withNames } from '../JsonEditor/offeredNames'
import { useNameLists } from '../useNameLists'

/** The language of a page or document for its editor, with the names that the server knows. */
export function useOfferedNames(isPage: boolean): PageLanguage {
  const names = useNameLists()
  const latest = useRef(names)
  latest.current = names
  const [offered] = useState(() => withNames(isPage ? pageLanguage : documentLanguage, () => latest.current))
  return offered
}
