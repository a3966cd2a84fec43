import type { Language } from '../../schemas/page/Text'
import type { LanguagePack } from './LanguagePack'

/** Where the texts of each language come from: a folder per language, which does not compile while an area is missing. */
export const languagePacks: Readonly<Record<Language, () => Promise<{ languagePack: LanguagePack }>>> = {
  'zh-CN': () => import('./zh-CN/languagePack'),
  'en-US': () => import('./en-US/languagePack'),
  'de-DE': () => import('./de-DE/languagePack'),
}
