import { useRef, useState } from 'react'
import { withNames } from '../../../schemas/editing/offeredNames'
import { documentLanguage, type PageLanguage, pageLanguage } from '../../../schemas/editing/pageLanguage'
import { useText } from '../../text/useText'
import { useNameLists } from '../useNameLists'

/** The language of a page or document for its editor, with the names that the server knows. */
export function useOfferedNames(isPage: boolean): PageLanguage {
  const { language } = useText()
  const known = { lists: useNameLists(), language }
  const latest = useRef(known)
  latest.current = known
  const [offered] = useState(() => withNames(isPage ? pageLanguage : documentLanguage, () => latest.current))
  return offered
}
