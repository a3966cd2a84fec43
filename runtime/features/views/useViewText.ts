import { useCallback } from 'react'
import { translate } from '../../../schemas/language/SourceText'
import { usePageHost } from '../../session/PageHost'
import { viewTexts } from './viewTexts'

export type ViewText = (name: keyof typeof viewTexts) => string

/** The texts of views, in the reader's language. */
export function useViewText(): ViewText {
  const { language } = usePageHost()
  return useCallback((name) => translate(viewTexts[name], language), [language])
}
