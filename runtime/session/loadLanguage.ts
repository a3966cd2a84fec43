import type { Language } from '../../schemas/page/Text'
import { importAgain } from '../kit/importAgain'
import { addArea, addLanguage, currentLanguage, isLoaded } from '../text/i18n'
import type { LaterAreas } from '../text/LanguagePack'
import { languagePacks } from '../text/languagePacks'

/** Areas that were asked for beside: every language comes with them from then on. */
const askedAreas = new Set<keyof LaterAreas>()

/** Fetches the texts of a language (the one on the screen, when none is named) when they are not there yet. Fails with `PartMissing` when that is not possible. */
export async function loadLanguage(language: Language = currentLanguage()): Promise<void> {
  if (!isLoaded(language)) addLanguage(language, await importAgain(languagePacks[language], 'languagePack'))
  // What is first shown while these are on their way is shown in this language next: its area comes along.
  for (let fetched = 0; fetched < askedAreas.size; ) {
    const areas = [...askedAreas]
    await Promise.all(areas.map((area) => fetchArea(language, area)))
    fetched = areas.length
  }
}

/** A piece of the product together with the area of texts that it speaks with. */
export function withArea<M>(area: keyof LaterAreas, load: () => Promise<M>): () => Promise<M> {
  return async () => {
    const [piece] = await Promise.all([load(), loadArea(area)])
    return piece
  }
}

/** Fetches the texts of an area that does not come with the language. Fails with `PartMissing` when they are not to be had. */
export async function loadArea(area: keyof LaterAreas): Promise<void> {
  askedAreas.add(area)
  // The language may be switched meanwhile: the texts are those of the one on the screen when they are there.
  for (let language: Language | undefined; language !== currentLanguage(); ) {
    language = currentLanguage()
    await fetchArea(language, area)
  }
}

async function fetchArea<A extends keyof LaterAreas>(language: Language, area: A): Promise<void> {
  const { laterTexts } = await importAgain(languagePacks[language], 'languagePack')
  addArea(language, area, await importAgain(laterTexts[area], area))
}
