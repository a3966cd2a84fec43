import { applyEdits, modify } from 'jsonc-parser'
import type { Row } from '../../../../schemas/api/Result'
import type { SaveBody, SubTableChange } from '../../../../schemas/api/rows'
import type { DictionaryConfig } from '../../../../schemas/documents/dictionary'
import { type DocumentId, documentName, isDocumentCode } from '../../../../schemas/documents/documentName'
import { starterDocument } from '../../../../schemas/documents/starterDocument'
import type { CallContext } from '../../../kernel/CallContext'
import { CallFailure } from '../../../kernel/CallFailure'
import { systemTables } from '../../../system/SystemTables'
import { planDocument } from '../../documents/prepareDocument'
import { checkNamedForPublishing } from '../../pages/examinePage'
import { deletePage } from '../../pages/life/deletePage'
import { publishPage } from '../../pages/publishPage'
import type { Services } from '../../Services'
import { changeItems } from './changeItems'
import { dictionaryOfItem, itemsKey, writeText } from './dictionaryRows'
import { readDictionaryRow, readItemRow, readPublishedDictionary } from './readDictionaries'

const idOf = (code: string): DocumentId => ({ kind: 'dictionary', code })

/** The document with other values in it; whatever else it says stays as it was written. */
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
  throw new CallFailure('refused', 'documents.openDraft', { user: draft.update_by ?? draft.create_by ?? '' })
}

/** Throws with every reason why the document cannot be published: what is wrong with it, and what rows and pages would lose. */
async function requireHarmless(services: Services, code: string, text: string, context: CallContext): Promise<void> {
  const { config, problems } = await checkNamedForPublishing(services, { code: documentName(idOf(code)), text }, context)
  const errors = problems.filter(({ severity }) => severity === 'error')
  const reasons = errors.map(({ message }) => message).join('; ')
  if (errors.length > 0 || config?.kind !== 'dictionary')
    throw new CallFailure(
      'rule-failed',
      'documents.wrong',
      { reasons },
      { errors: errors.map(({ path, code, message }) => ({ path, code, message })) },
    )
  const lost = (await planDocument(services, config, context.language)).filter(({ kind }) => kind === 'warning')
  if (lost.length > 0) throw new CallFailure('refused', 'documents.stillUsed', { reasons: lost.map(({ message }) => message).join('; ') })
}

async function publish(services: Services, code: string, text: string, base: number | null, context: CallContext): Promise<void> {
  await requireHarmless(services, code, text, context)
  await publishPage(services, { code: documentName(idOf(code)), text, base }, context)
}

/** What a body says of the dictionary itself. */
function headOf(before: Pick<DictionaryConfig, 'title' | 'description'>, body: SaveBody): Record<string, unknown> {
  const title = writeText(before.title, 'dictName', body)
  const description = writeText(before.description, 'description', body)
  return {
    ...(title === before.title ? {} : { title }),
    ...(description === before.description ? {} : { description }),
    ...(body.valueType === 'number' || body.valueType === 'text' ? { valueType: body.valueType } : {}),
  }
}

/** Publishes a new dictionary. Without entries it offers nothing until it is given some. */
export async function addDictionary(services: Services, body: SaveBody, context: CallContext): Promise<Row> {
  const code = String(body.dictCode ?? '').trim()
  if (!isDocumentCode(code)) throw new CallFailure('bad-request', 'documents.badCode', { code })
  if (services.documents.get('dictionary', code)) throw new CallFailure('refused', 'documents.codeTaken', { code })
  await requireNoOpenDraft(services, documentName(idOf(code)), null)
  const title = writeText(undefined, 'dictName', body)
  if (title === undefined) throw new CallFailure('bad-request', 'documents.noName')
  const started = starterDocument(idOf(code), { title })
  const valueType = body.valueType === 'number' ? 'number' : 'text'
  const items = changeItems({ code, items: [], valueType }, { added: body.sub?.[itemsKey]?.added })
  const description = writeText(undefined, 'description', body)
  const values = { ...(description ? { description } : {}), ...(valueType === 'number' ? { valueType } : {}), items }
  await publish(services, code, rewrite(started, values), null, context)
  return readDictionaryRow(services, code)
}

async function change(
  services: Services,
  code: string,
  version: unknown,
  values: (config: DictionaryConfig) => Readonly<Record<string, unknown>>,
  context: CallContext,
): Promise<void> {
  const { config, text, version: current, createBy } = await readPublishedDictionary(services, code)
  await requireNoOpenDraft(services, documentName(idOf(code)), text)
  if (typeof version === 'number' && version !== current)
    throw new CallFailure(
      'conflict',
      'rows.conflict',
      { user: createBy ?? '' },
      { result: { current: await readDictionaryRow(services, code) } },
    )
  const written = rewrite(text, values(config))
  if (written !== text) await publish(services, code, written, current, context)
}

/** Publishes a changed dictionary: its names, and whatever is sent of its entries. */
export async function editDictionary(services: Services, body: SaveBody, context: CallContext): Promise<Row> {
  const code = String(body.id ?? '')
  if (body.dictCode !== undefined && body.dictCode !== code) throw new CallFailure('bad-request', 'documents.codeStays', { code })
  const items = body.sub?.[itemsKey]
  const values = (config: DictionaryConfig) => ({
    ...headOf(config, body),
    ...(items ? { items: changeItems({ ...config, ...headOf(config, body) }, items) } : {}),
  })
  await change(services, code, body.rowVersion, values, context)
  return readDictionaryRow(services, code)
}

/** Deletes dictionaries that no page names any more; their versions stay and can be brought back in the studio. */
export async function deleteDictionaries(services: Services, codes: readonly string[], context: CallContext): Promise<void> {
  // Whoever keeps dictionaries publishes them here; the studio asks for more, since pages are published there too.
  const asKeeper = { ...context, can: (permission: string) => permission === 'page:publish' || context.can(permission) }
  for (const code of codes) {
    const { text } = await readPublishedDictionary(services, code)
    const name = documentName(idOf(code))
    await requireNoOpenDraft(services, name, text)
    await deletePage(services, name, { confirm: name, tables: 'keep' }, asKeeper)
  }
}

/** Changes the entries of one dictionary. */
async function changeEntries(services: Services, code: string, version: unknown, items: SubTableChange, context: CallContext) {
  await change(services, code, version, (config) => ({ items: changeItems(config, items) }), context)
}

/** Adds an entry to the dictionary that `dictId` names. */
export async function addItem(services: Services, { sub, id, rowVersion, ...values }: SaveBody, context: CallContext): Promise<Row> {
  const code = String(values.dictId ?? '')
  await changeEntries(services, code, undefined, { added: [values] }, context)
  return readItemRow(services, `${code}:${String(values.itemValue ?? '').trim()}`)
}

export async function editItem(services: Services, { sub, id = '', rowVersion, ...values }: SaveBody, context: CallContext): Promise<Row> {
  const code = dictionaryOfItem(id)
  await changeEntries(services, code, rowVersion, { edited: [{ ...values, id }] }, context)
  return readItemRow(services, values.itemValue === undefined ? id : `${code}:${String(values.itemValue).trim()}`)
}

/** Takes entries away, which may be of several dictionaries. */
export async function deleteItems(services: Services, ids: readonly string[], context: CallContext): Promise<void> {
  for (const code of new Set(ids.map(dictionaryOfItem))) {
    const deleted = ids.filter((id) => dictionaryOfItem(id) === code)
    await changeEntries(services, code, undefined, { deleted }, context)
  }
}
