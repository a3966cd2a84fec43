import { type SourceText, translate } from '../../../schemas/language/SourceText'
import { useText } from '../../text/useText'

/** Keys that bear another name on the keyboards of some languages. */
const keyNames: Readonly<Record<string, SourceText>> = {
  Shift: { 'zh-CN': 'Shift', 'en-US': 'Shift', 'de-DE': 'Umschalt' },
  Enter: { 'zh-CN': 'Enter', 'en-US': 'Enter', 'de-DE': 'Eingabe' },
  Delete: { 'zh-CN': 'Delete', 'en-US': 'Delete', 'de-DE': 'Entf' },
  Space: { 'zh-CN': '空格键', 'en-US': 'Space', 'de-DE': 'Leertaste' },
  PageDown: { 'zh-CN': 'PageDown', 'en-US': 'PageDown', 'de-DE': 'Bild ab' },
  PageUp: { 'zh-CN': 'PageUp', 'en-US': 'PageUp', 'de-DE': 'Bild auf' },
}

/** Names a key as the keyboards of the reader's language have it. */
export function useKeyName(): (key: string) => string {
  const { text, language } = useText()
  return (key) => {
    const name = keyNames[key]
    if (name) return translate(name, language)
    return key === 'Ctrl' ? text('shell.ctrl') : key
  }
}
