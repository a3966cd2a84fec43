import { sql } from 'kysely'
import { checkDocument } from '../../../schemas/checks/checkDocument'
import type { DocumentId } from '../../../schemas/documents/documentName'
import { documentName } from '../../../schemas/documents/documentName'
import { starterDocument } from '../../../schemas/documents/starterDocument'
import type { Text } from '../../../schemas/page/Text'
import type { Connection, Database } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import { writeDraft } from '../pages/drafts'

/** A row of a table that the product no longer declares; columns that an earlier version did not have are missing. */
type FormerRow = Readonly<Record<string, unknown>>

const by = 'system'

/**
 * Makes documents of the dictionaries, fill rules and check rules that an earlier version kept in tables of their own. Those stay as they are, unread.
 * What is a document already stays what it is.
 */
export async function takeFormerDocuments(database: Database): Promise<void> {
  const items = await rowsOf(database.kysely, 'sys_dict_item')
  const former = [
    ...(await rowsOf(database.kysely, 'sys_dict')).map((row) => toDictionary(row, items)),
    ...(await rowsOf(database.kysely, 'sys_fill_rule')).map(toFillRule),
    ...(await rowsOf(database.kysely, 'sys_check_rule')).map(toCheckRule),
  ]
  if (former.length === 0) return
  await database.transaction(async (connection) => {
    const taken = await systemTables(connection).selectFrom('page_draft').select('code').execute()
    const names = new Set(taken.map(({ code }) => code))
    for (const document of former) if (!names.has(documentName(document.id))) await write(connection, document)
  })
}

async function rowsOf(connection: Connection, table: string): Promise<FormerRow[]> {
  const found = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(connection)
  if (!found.rows[0]?.is) return []
  const { rows } = await sql<{ row: FormerRow }>`select to_jsonb(t) as row from ${sql.table(table)} as t order by t.id`.execute(connection)
  return rows.map(({ row }) => row)
}

interface FormerDocument {
  id: DocumentId
  title: string
  content: object
}

const textOf = (row: FormerRow, column: string) => (typeof row[column] === 'string' ? row[column] : '')

function labelOf(row: FormerRow): Text {
  const german = textOf(row, 'item_text_de')
  const english = textOf(row, 'item_text_en')
  const earlier = { ...(english === '' ? {} : { 'en-US': english }), ...(german === '' ? {} : { 'de-DE': german }) }
  return { ...earlier, ...(row.item_text_texts as object | null | undefined), 'zh-CN': textOf(row, 'item_text') }
}

function toDictionary(row: FormerRow, items: readonly FormerRow[]): FormerDocument {
  const own = items.filter((item) => item.dict_id === row.id).sort((one, other) => Number(one.sort_order) - Number(other.sort_order))
  const content = own.map((item) => {
    const color = textOf(item, 'item_color')
    const isOff = item.status !== null && Number(item.status) !== 1
    return {
      value: textOf(item, 'item_value'),
      label: labelOf(item),
      ...(color === '' ? {} : { color }),
      ...(isOff ? { disabled: true } : {}),
    }
  })
  return { id: { kind: 'dictionary', code: textOf(row, 'dict_code') }, title: textOf(row, 'dict_name'), content: { items: content } }
}

function toFillRule(row: FormerRow): FormerDocument {
  const { prefix } = parse(row.rule_params) as { prefix?: string }
  const content = { makes: row.rule_class, prefix: row.rule_class === 'orderNumber' ? prefix : undefined }
  return { id: { kind: 'fillRule', code: textOf(row, 'rule_code') }, title: textOf(row, 'rule_name'), content }
}

function toCheckRule(row: FormerRow): FormerDocument {
  const steps = parse(row.rule_json) as { digits?: string; pattern?: string; message?: string }[]
  const content = steps.map(({ digits, pattern, message }) => {
    return { ...(digits === '*' ? {} : { characters: Number(digits) }), pattern, message }
  })
  return { id: { kind: 'checkRule', code: textOf(row, 'rule_code') }, title: textOf(row, 'rule_name'), content: { steps: content } }
}

function parse(json: unknown): unknown {
  return typeof json === 'string' && json !== '' ? JSON.parse(json) : {}
}

/** One that the language does not allow becomes a draft, for somebody to mend. */
async function write(connection: Connection, { id, title, content }: FormerDocument): Promise<void> {
  const code = documentName(id)
  const started = JSON.parse(starterDocument(id, title === '' ? {} : { title })) as object
  const text = `${JSON.stringify({ ...started, ...content }, null, 2)}\n`
  const isRight = checkDocument(text, id.kind).problems.every(({ severity }) => severity !== 'error')
  await writeDraft(connection, { code, text, base: isRight ? 1 : null, by })
  if (!isRight) return
  await insertSystemRow(
    connection,
    'page_version',
    { code, version: 1, text, config: text, validators: '', message: null, restored_from: null },
    by,
  )
  await insertSystemRow(connection, 'page_config', { code, kind: id.kind, version: 1 }, by)
}
