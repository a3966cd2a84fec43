import { inEveryLanguage } from '../language/SourceText'
import { languageVersion } from '../page/languageVersion'
import { documentFacts } from '.'
import type { DocumentWanted } from './DocumentFacts'
import type { DocumentId } from './documentName'

/** The text of a new document that validates as it stands: a good place to start from. */
export function starterDocument({ kind, code }: DocumentId, wanted: DocumentWanted = {}): string {
  const { title = code } = wanted
  const document = {
    $schema: '../../schemas/json/document.schema.json',
    kind,
    version: languageVersion,
    code,
    title: typeof title === 'string' ? inEveryLanguage({ 'zh-CN': title, 'en-US': title, 'de-DE': title }) : title,
    ...documentFacts[kind].starter(wanted),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
