import type { PlannedChange } from '../../../schemas/api/pages'
import type { DocumentConfig } from '../../../schemas/documents'
import { documentName } from '../../../schemas/documents/documentName'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { textOf } from '../../kernel/text/textOf'
import { knownNames } from '../pages/knownNames'
import { newProblems } from '../pages/newProblems'
import { readPublishedText } from '../pages/readPublishedText'
import type { Services } from '../Services'

/**
 * The places of published pages that would not be right any more with the document as it is to be published: a value that is set, a default, an option of
 * a condition or a comparison that its dictionary does not offer any more. The pages are checked by the same checks that they were published by.
 */
export async function planReaders(services: Services, config: DocumentConfig, language: Language): Promise<PlannedChange[]> {
  if (!services.documents.get(config.kind, config.code)) return []
  const near = services.pages.all().filter(({ json }) => json.includes(JSON.stringify(config.code)))
  if (near.length === 0) return []
  const [now, then] = await Promise.all([knownNames(services), knownNames(services, [config], documentName(config))])
  const planned: PlannedChange[] = []
  for (const page of near) {
    const title = chooseText(page.config.title, language, page.code)
    const problems = newProblems(await readPublishedText(services.database, page), now, then, language)
    for (const { path, line, message } of problems) {
      const place = { page: page.code, title, path, line: line ?? 1, reason: message }
      planned.push({ kind: 'warning', subject: page.code, message: textOf('documents.readerWrong', language, place) })
    }
  }
  return planned
}
