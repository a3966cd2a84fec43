import type { AreaTexts } from '../../runtime/text/LanguagePack'
import { laterAreas } from '../../runtime/text/LanguagePack'
import { languagePacks } from '../../runtime/text/languagePacks'
import type { Language } from '../../schemas/page/Text'

/** All texts that the browser has in a language, by area: also those that are fetched with what shows them. */
export async function allTexts(language: Language): Promise<Readonly<Record<string, AreaTexts>>> {
  const { languagePack: pack } = await languagePacks[language]()
  const later = await Promise.all(laterAreas(pack).map((area) => pack.laterTexts[area]()))
  return Object.assign({ ...pack.texts }, ...later.map((module) => ({ ...module })))
}
