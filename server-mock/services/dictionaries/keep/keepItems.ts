import type { DocumentRowQuery } from '../../../../schemas/api/documentRows'
import type { Row, RowPage } from '../../../../schemas/api/Result'
import type { SaveBody, SubTableChange } from '../../../../schemas/api/rows'
import type { CallContext } from '../../../kernel/CallContext'
import { CallFailure } from '../../../kernel/CallFailure'
import { changeDocument } from '../../documents/keep/keepDocuments'
import { findRowsOf, pageOfRows } from '../../documents/keep/pageOfRows'
import { readPublishedDocument } from '../../documents/keep/readDocuments'
import type { Services } from '../../Services'
import { changeItems } from './changeItems'
import { keptDictionary } from './keptDictionary'

/** The dictionary that an id of an entry names. */
function dictionaryOfItem(id: string): string {
  return id.split(':', 1)[0] ?? ''
}

async function rowsOf(services: Services, code: string): Promise<Row[]> {
  return keptDictionary.toLists(await readPublishedDocument(services, keptDictionary, code)).items ?? []
}

/** One entry. Throws `not-found`. */
export async function readItemRow(services: Services, id: string): Promise<Row> {
  const code = dictionaryOfItem(id)
  const found = (await rowsOf(services, code)).find((item) => item.id === id)
  if (!found) throw new CallFailure('not-found', 'documents.noItem', { value: id.slice(code.length + 1) })
  return found
}

/** One page of the entries of a dictionary, in their order. */
export async function listItems(services: Services, { dictId, ...query }: DocumentRowQuery): Promise<RowPage> {
  return pageOfRows(findRowsOf(await rowsOf(services, String(dictId ?? '')), query), query)
}

/** Changes the entries of one dictionary. */
async function changeEntries(services: Services, code: string, version: unknown, items: SubTableChange, context: CallContext) {
  await changeDocument(services, keptDictionary, { code, version }, ({ config }) => changeItems(config, items, () => ''), context)
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
