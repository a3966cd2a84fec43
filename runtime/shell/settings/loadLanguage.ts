import type { Language } from '../../../schemas/page/Text'
import { importAgain } from '../../kit/importAgain'
import { addLanguage, currentLanguage, isLoaded } from '../../text/i18n'
import { languagePacks } from '../../text/languagePacks'

/** Fetches the texts of a language (the one on the screen, when none is named) when they are not there yet. Fails with `PartMissing` when that is not possible. */
export async function loadLanguage(language: Language = currentLanguage()): Promise<void> {
  if (!isLoaded(language)) addLanguage(language, await importAgain(languagePacks[language], 'languagePack'))
}
