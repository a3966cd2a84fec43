import { type PageKind, pageFacts } from './kinds'
import { languageVersion } from './languageVersion'
import type { TextByLanguage } from './Text'

/** A title that is the same in every language until somebody translates it. */
function everywhere(text: string): TextByLanguage {
  return { 'zh-CN': text, 'en-US': text, 'de-DE': text }
}

/** The text of a new page that validates as it stands: a good place to start from. `title` is used in every language. */
export function starterPage(kind: PageKind, code: string, title: string = code): string {
  const page = {
    $schema: '../../schemas/json/page.schema.json',
    kind,
    version: languageVersion,
    code,
    title: everywhere(title),
    ...pageFacts[kind].starter(code),
  }
  return `${JSON.stringify(page, null, 2)}\n`
}
