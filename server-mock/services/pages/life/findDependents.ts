import type { DependentPage, DependentPlace } from '../../../../schemas/api/pageLife'
import { fromPointer } from '../../../../schemas/checks/Finding'
import { locateProblems } from '../../../../schemas/checks/locateProblems'
import { readDocumentName } from '../../../../schemas/documents/documentName'
import { callsOf } from '../../../../schemas/page/anatomy'
import { fieldAround } from '../../../../schemas/page/fieldAround'
import type { PageConfig } from '../../../../schemas/page/kinds'
import type { Problem } from '../../../../schemas/page/Problem'
import { chooseText, type Language } from '../../../../schemas/page/Text'
import { actionCall, type RowCallName, rowCalls } from '../../../../schemas/wire/rowCalls'
import { textOf } from '../../../kernel/text/textOf'
import type { Services } from '../../Services'
import { knownNames } from '../knownNames'
import { newProblems } from '../newProblems'
import { readPublishedText } from '../readPublishedText'

/**
 * The published pages that depend on this page or document, and would not be right any more without it: every other page is checked as if it were not
 * there. What a check says of a page is thereby also what it depends on, and no second list of such places is needed.
 */
export async function findDependents(services: Services, code: string, language: Language): Promise<DependentPage[]> {
  const names = namesOf(services, code)
  const near = services.pages.all().filter((other) => other.code !== code && names.some((name) => other.json.includes(name)))
  if (near.length === 0) return []
  const [known, without] = await Promise.all([knownNames(services), knownNames(services, [], code)])
  const found: DependentPage[] = []
  for (const other of near) {
    const text = await readPublishedText(services.database, other)
    const problems = [
      ...newProblems(text, known, without, language),
      ...locateProblems(text, findUsedCalls(services, other.config, code, language)),
    ]
    const title = chooseText(other.config.title, language, other.code)
    if (problems.length > 0) found.push({ code: other.code, title, problems, places: placesOf(other.config, problems, language) })
  }
  return found
}

/** The places of the problems, each field once. */
function placesOf(config: PageConfig, problems: readonly Problem[], language: Language): DependentPlace[] {
  const places = new Map<unknown, DependentPlace>()
  for (const { path } of problems) {
    const field = fieldAround(config, fromPointer(path))
    const of = field ?? path
    if (!places.has(of)) places.set(of, { field: field ? chooseText(field.title, language, String(field.key)) : '', path })
  }
  return [...places.values()]
}

/** Whatever a page could name it by: the code of a document; the code, the tables and the calls of a page. */
function namesOf({ registry, pages, documents }: Services, code: string): string[] {
  const document = readDocumentName(code)
  if (document) return documents.get(document.kind, document.code) ? [document.code] : []
  if (!pages.get(code)) return []
  const own = registry.all().filter(({ declaration }) => declaration.page === code)
  const tables = own.flatMap(({ model }) => [model, ...model.subs.values()].map(({ table }) => table))
  const calls = registry.mountedCalls().filter(({ resource }) => resource.declaration.page === code)
  return [code, ...tables, ...calls.map(({ path }) => path)]
}

/** Calls of a page without a table of its own that the other one answers. */
function findUsedCalls({ registry }: Services, config: PageConfig, code: string, language: Language): Problem[] {
  return callsOf(config).flatMap(({ name, url, path, isAction }): Problem[] => {
    const method = isAction ? actionCall.method : rowCalls[name as RowCallName]?.method
    if (method === undefined || registry.find(method, url)?.resource.declaration.page !== code) return []
    const message = textOf('pages.usesCall', language, { path: url, page: code })
    return [{ path: `/${path.join('/')}`, code: 'uses-call', message, severity: 'error' }]
  })
}
