import type { DocumentRowQuery } from '../../../../schemas/api/documentRows'
import type { Row, RowPage } from '../../../../schemas/api/Result'
import { type DocumentConfigs, type DocumentKind, documentFacts } from '../../../../schemas/documents'
import { documentName } from '../../../../schemas/documents/documentName'
import type { Language } from '../../../../schemas/page/Text'
import { CallFailure } from '../../../kernel/CallFailure'
import { nameOfPage } from '../../../kernel/text/nameOfPage'
import { collectUses } from '../../pages/collectUses'
import { publishedVersions } from '../../pages/publishedVersions'
import type { Services } from '../../Services'
import type { KeptKind, PublishedDocument } from './KeptKind'
import { answerFoundRows } from './pageOfRows'
import { textParts } from './rowTexts'

function published({ database }: Services, kind: DocumentKind) {
  return publishedVersions(database.kysely)
    .select(['v.text as text', 'v.create_by as createBy', 'v.create_time as createTime'])
    .where('c.kind', '=', kind)
}

function toPublished<K extends DocumentKind>(row: Omit<PublishedDocument<K>, 'config'> & { config: string }): PublishedDocument<K> {
  // A cast: a document was checked before it was published as one of its kind.
  return { ...row, config: JSON.parse(row.config) as DocumentConfigs[K] }
}

/** A published document, from the database itself: whoever changes it must start from what stands there. Throws `not-found`. */
export async function readPublishedDocument<K extends DocumentKind>(
  services: Services,
  { kind, unknown }: KeptKind<K>,
  code: string,
): Promise<PublishedDocument<K>> {
  const row = await published(services, kind).where('c.code', '=', documentName({ kind, code })).executeTakeFirst()
  if (!row) throw new CallFailure('not-found', unknown, { code })
  return toPublished(row)
}

/** The pages that name a document, by title and code. */
function usersOf(services: Services, kind: DocumentKind, language: Language): (code: string) => string {
  const usesIn = collectUses(services)
  const nameOf = (code: string) => nameOfPage({ title: services.pages.get(code)?.config.title, code }, language)
  return (code) => [...new Set(usesIn(documentFacts[kind].list, code).map((use) => use.code))].map(nameOf).join(', ')
}

function toListRow<K extends DocumentKind>(
  { codeKey, nameKey, describe }: KeptKind<K>,
  { config, version, createBy, createTime }: PublishedDocument<K>,
  language: Language,
  usedBy: string,
): Row {
  return {
    id: config.code,
    rowVersion: version,
    version,
    [codeKey]: config.code,
    ...textParts(nameKey, config.title),
    ...textParts('description', config.description),
    ...describe(config, { language, usedBy }),
    updateBy: createBy,
    updateTime: createTime,
  }
}

/** A document as a row, with the lists in it. Throws `not-found`. */
export async function readDocumentRow<K extends DocumentKind>(
  services: Services,
  kept: KeptKind<K>,
  code: string,
  language: Language,
): Promise<Row> {
  const document = await readPublishedDocument(services, kept, code)
  const usedBy = usersOf(services, kept.kind, language)(code)
  return { ...toListRow(kept, document, language, usedBy), sub: kept.toLists(document) }
}

/** One page of the published documents of a kind, by their codes, without the lists in them. */
export async function listDocuments<K extends DocumentKind>(
  services: Services,
  kept: KeptKind<K>,
  query: DocumentRowQuery,
  language: Language,
): Promise<RowPage> {
  const usedBy = usersOf(services, kept.kind, language)
  const documents = (await published(services, kept.kind).execute()).map((row) => toPublished<K>(row))
  return answerFoundRows(
    documents.map((document) => toListRow(kept, document, language, usedBy(document.config.code))),
    query,
  )
}
