import { applyEdits, modify } from 'jsonc-parser'
import type { Row } from '../../../../schemas/api/Result'
import type { SaveBody } from '../../../../schemas/api/rows'
import type { DocumentConfig, DocumentKind } from '../../../../schemas/documents'
import { documentName, isDocumentCode } from '../../../../schemas/documents/documentName'
import { starterDocument } from '../../../../schemas/documents/starterDocument'
import type { CallContext } from '../../../kernel/CallContext'
import { CallFailure } from '../../../kernel/CallFailure'
import { nameOfPage } from '../../../kernel/text/nameOfPage'
import { textOf } from '../../../kernel/text/textOf'
import { namesIn } from '../../../system/people/namesIn'
import { systemTables } from '../../../system/SystemTables'
import { checkNamedForPublishing } from '../../pages/examinePage'
import { deletePage } from '../../pages/life/deletePage'
import { publishPage } from '../../pages/publishPage'
import type { Services } from '../../Services'
import { planReaders } from '../planReaders'
import { planChoices } from '../prepareDocument'
import type { KeptKind, PublishedDocument, WrittenDocument } from './KeptKind'
import { placeInBody } from './placeInBody'
import { readDocumentRow, readPublishedDocument } from './readDocuments'
import { writeText } from './rowTexts'

/** The document with other values in it; whatever else it says stays as it was written. A value that is missing goes. */
function rewrite(text: string, values: Readonly<Record<string, unknown>>): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }
  let written = text
  for (const [name, value] of Object.entries(values)) written = applyEdits(written, modify(written, [name], value, { formattingOptions }))
  return written
}

/** What somebody is writing in the studio is not overwritten by a change that knows nothing of it. */
async function requireNoOpenDraft({ database }: Services, name: string, published: string | null): Promise<void> {
  const draft = await systemTables(database.kysely)
    .selectFrom('page_draft')
    .select(['text', 'create_by', 'update_by'])
    .where('code', '=', name)
    .executeTakeFirst()
  if (!draft || draft.text === published) return
  throw new CallFailure('refused', 'documents.openDraft', { name, user: draft.update_by ?? draft.create_by ?? '' })
}

/** A document to be published. */
interface NewText {
  name: string
  text: string
  /** Where what is wrong at a place of the document stands in the body that it was written from. */
  placeOf(path: string): string
}

/** Throws with every reason why the document cannot be published: what is wrong with it, and what rows and pages would lose. */
async function requireHarmless(services: Services, { name, text, placeOf }: NewText, context: CallContext): Promise<void> {
  const { config, problems } = await checkNamedForPublishing(services, { code: name, text }, context)
  const errors = problems.filter(({ severity }) => severity === 'error')
  const reasons = errors.map(({ message }) => message).join('; ')
  if (errors.length > 0 || !config)
    throw new CallFailure(
      'rule-failed',
      'documents.wrong',
      { reasons },
      { errors: errors.map(({ path, code, message }) => ({ path: placeOf(path), code, message })) },
    )
  // A cast: what is right and published under the name of a document is one.
  const lost = await stillUsed(services, config as DocumentConfig, context)
  if (lost.length > 0)
    throw new CallFailure('refused', 'documents.stillUsed', { reasons: lost.join(textOf('documents.betweenSteps', context.language)) })
}

/** So many places of pages are told one by one; of more, the pages are named, and the studio tells the places. */
const mostPlaces = 3

/** What rows and pages would lose. */
async function stillUsed(services: Services, config: DocumentConfig, context: CallContext): Promise<string[]> {
  const { language } = context
  const rows = (await planChoices(services, services.database.kysely, config, language)).filter(({ kind }) => kind === 'warning')
  const places = await planReaders(services, config, language)
  if (places.length <= mostPlaces) return [...rows, ...places].map(({ message }) => message)
  const codes = new Set(places.map(({ subject }) => subject))
  const names = [...codes].map((code) => nameOfPage({ title: services.pages.get(code)?.config.title, code }, language))
  return [...rows.map(({ message }) => message), textOf('documents.pagesUse', language, { pages: namesIn(context, names) })]
}

async function publish(services: Services, document: NewText, base: number | null, context: CallContext): Promise<void> {
  await requireHarmless(services, document, context)
  await publishPage(services, { code: document.name, text: document.text, base }, context)
}

function placesIn<K extends DocumentKind>({ nameKey, entryKeys }: KeptKind<K>, written: WrittenDocument): NewText['placeOf'] {
  const keys = { title: nameKey, ...entryKeys }
  return (path) => placeInBody(keys, written, path)
}

/** What a body says of name and description. */
function headOf(
  before: Partial<Pick<DocumentConfig, 'title' | 'description'>>,
  nameKey: string,
  body: SaveBody,
): Readonly<Record<string, unknown>> {
  const title = writeText(before.title, nameKey, body)
  const description = writeText(before.description, 'description', body)
  return {
    ...(title === before.title ? {} : { title }),
    ...(description === before.description ? {} : { description }),
  }
}

/** Publishes a new document of the kind. */
export async function addDocument<K extends DocumentKind>(
  services: Services,
  kept: KeptKind<K>,
  body: SaveBody,
  context: CallContext,
): Promise<Row> {
  const { kind, codeKey, nameKey } = kept
  const code = String(body[codeKey] ?? '').trim()
  if (code === '') throw new CallFailure('bad-request', 'documents.noCode')
  if (!isDocumentCode(code)) throw new CallFailure('bad-request', 'documents.badCode', { code })
  if (services.documents.get(kind, code)) throw new CallFailure('refused', 'documents.codeTaken', { code })
  const name = documentName({ kind, code })
  await requireNoOpenDraft(services, name, null)
  const { title, ...head } = headOf({}, nameKey, body)
  if (title === undefined) throw new CallFailure('bad-request', 'documents.noName')
  const written = kept.write(undefined, body)
  const text = rewrite(starterDocument({ kind, code }), { title, ...head, ...written.values })
  await publish(services, { name, text, placeOf: placesIn(kept, written) }, null, context)
  return readDocumentRow(services, kept, code, context.language)
}

/** Publishes other values of a document, where they differ. Throws `conflict` when it has another version than the one that was seen. */
export async function changeDocument<K extends DocumentKind>(
  services: Services,
  kept: KeptKind<K>,
  { code, version }: { code: string; version: unknown },
  write: (before: PublishedDocument<K>) => WrittenDocument,
  context: CallContext,
): Promise<void> {
  const before = await readPublishedDocument(services, kept, code)
  const name = documentName({ kind: kept.kind, code })
  await requireNoOpenDraft(services, name, before.text)
  if (typeof version === 'number' && version !== before.version)
    throw new CallFailure(
      'conflict',
      'rows.conflict',
      { user: before.createBy ?? '' },
      { result: { current: await readDocumentRow(services, kept, code, context.language) } },
    )
  const written = write(before)
  const text = rewrite(before.text, written.values)
  if (text !== before.text) await publish(services, { name, text, placeOf: placesIn(kept, written) }, before.version, context)
}

/** Publishes a changed document: its names, and whatever is sent of the rest. */
export async function editDocument<K extends DocumentKind>(
  services: Services,
  kept: KeptKind<K>,
  body: SaveBody,
  context: CallContext,
): Promise<Row> {
  const code = String(body.id ?? '')
  const sent = body[kept.codeKey]
  if (sent !== undefined && sent !== code) throw new CallFailure('bad-request', 'documents.codeStays', { code })
  const write = (before: PublishedDocument<K>): WrittenDocument => {
    const written = kept.write(before, body)
    return { ...written, values: { ...headOf(before.config, kept.nameKey, body), ...written.values } }
  }
  await changeDocument(services, kept, { code, version: body.rowVersion }, write, context)
  return readDocumentRow(services, kept, code, context.language)
}

/** Deletes documents that no page names any more; their versions stay and can be brought back in the studio. */
export async function deleteDocuments<K extends DocumentKind>(
  services: Services,
  kept: KeptKind<K>,
  codes: readonly string[],
  context: CallContext,
): Promise<void> {
  // Whoever keeps documents publishes them here; the studio asks for more, since pages are published there too.
  const asKeeper = { ...context, can: (permission: string) => permission === 'page:publish' || context.can(permission) }
  for (const code of codes) {
    const { text } = await readPublishedDocument(services, kept, code)
    const name = documentName({ kind: kept.kind, code })
    await requireNoOpenDraft(services, name, text)
    await deletePage(services, name, { confirm: name, tables: 'keep' }, asKeeper)
  }
}
