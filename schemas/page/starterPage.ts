import { inEveryLanguage } from '../language/SourceText'
import { type PageKind, pageFacts } from './kinds'
import { languageVersion } from './languageVersion'

/** The text of a new page that validates as it stands: a good place to start from. `title` is used in every language. */
export function starterPage(kind: PageKind, code: string, title: string = code): string {
  const page = {
    $schema: '../../schemas/json/page.schema.json',
    kind,
    version: languageVersion,
    code,
    // The same in every language, until somebody translates it.
    title: inEveryLanguage({ 'zh-CN': title, 'en-US': title, 'de-DE': title }),
    ...pageFacts[kind].starter(code),
  }
  return `${JSON.stringify(page, null, 2)}\n`
}
