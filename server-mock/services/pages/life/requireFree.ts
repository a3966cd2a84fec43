import { readDocumentName } from '../../../../schemas/documents/documentName'
import { chooseText } from '../../../../schemas/page/Text'
import type { CallContext } from '../../../kernel/CallContext'
import { CallFailure } from '../../../kernel/CallFailure'
import { nameOfPage } from '../../../kernel/text/nameOfPage'
import { namesIn } from '../../../system/people/namesIn'
import type { Services } from '../../Services'
import { findDependents } from './findDependents'

/** Throws while other published pages depend on this one, with the places where they do; `isForced` leaves them to whoever says so. */
export async function requireFree(services: Services, code: string, isForced: boolean | undefined, context: CallContext): Promise<void> {
  if (isForced) return
  const { language } = context
  const dependents = await findDependents(services, code, language)
  if (dependents.length === 0) return
  const named = dependents.map((page) => ({ name: nameOfPage(page, language), problems: page.problems }))
  const pages = namesIn(
    context,
    named.map(({ name }) => name),
  )
  const errors = named.flatMap(({ name, problems }) => problems.map((one) => ({ ...one, message: `${name}: ${one.message}` })))
  const document = readDocumentName(code)
  if (!document) throw new CallFailure('conflict', 'pages.hasDependents', { pages }, { result: { dependents }, errors })
  const name = chooseText(services.documents.get(document.kind, document.code)?.title, language, document.code)
  throw new CallFailure('conflict', 'documents.hasReaders', { name, code: document.code, pages }, { result: { dependents }, errors })
}
