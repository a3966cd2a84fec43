import type { RowAttachment } from '../../../schemas/api/rowPanels'
import { CallFailure } from '../../kernel/CallFailure'
import { SentFile } from '../../kernel/SentFile'
import { type SystemTables, systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import type { RowCallHandlers } from '../rows/RowCallHandler'
import type { Services } from '../Services'
import { checkFile, findFile, openFile, storeFile } from '../upload/fileStore'
import { readUpload } from '../upload/readUpload'
import { rowFilesPlace } from '../upload/rowFilesPlace'
import { realNames } from './realNames'
import { type PanelRow, rowOf } from './rowOf'

/** Files that hang on one row at most. */
const mostFiles = 200

type Database = Services['database']
type Stored = SystemTables['sys_row_file']

/** Files that hang on a row: everybody who sees the row reads and adds them; each takes away their own. */
export const attachmentCalls: RowCallHandlers<'attachments' | 'addAttachment' | 'removeAttachment' | 'attachedFile'> = {
  attachments: {
    async run({ resource }, input) {
      const row = await rowOf(resource, input)
      const { database } = input.services
      const stored = await filesOf(database, row).selectAll().orderBy('create_time', 'desc').orderBy('id', 'desc').execute()
      return { records: await toAttachments(database, stored, row), total: stored.length }
    },
  },
  addAttachment: {
    says: 'http.added',
    async run({ resource }, input) {
      const row = await rowOf(resource, input)
      const { services, request } = input
      const { database } = services
      const { count } = await filesOf(database, row)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= mostFiles) throw new CallFailure('refused', 'rows.tooManyFiles', { most: mostFiles })
      const { name, content } = await readUpload(request)
      const file = await checkFile(rowFilesPlace, name, content)
      const path = await storeFile(services, file, row.by)
      const values = { table_name: row.table, row_id: row.rowId, path, file_name: file.fileName, file_size: file.content.length }
      const id = await insertSystemRow(database.kysely, 'sys_row_file', values, row.by)
      const stored = await filesOf(database, row).selectAll().where('id', '=', id).execute()
      const [attachment] = await toAttachments(database, stored, row)
      if (!attachment) throw new CallFailure('not-found', 'rows.noFile')
      return attachment
    },
  },
  removeAttachment: {
    says: 'http.deleted',
    async run({ resource }, input) {
      const row = await rowOf(resource, input)
      const { database } = input.services
      const { id, create_by } = await requireFile(database, row, input.query.item)
      if (create_by !== row.by) throw new CallFailure('no-permission', 'rows.notOwnFile')
      await systemTables(database.kysely).deleteFrom('sys_row_file').where('id', '=', id).execute()
      return null
    },
  },
  attachedFile: {
    async run({ resource }, input) {
      const row = await rowOf(resource, input)
      const { services } = input
      const { path, file_name: name } = await requireFile(services.database, row, input.query.item)
      const file = await findFile(services, path)
      const content = file && (await openFile(services, file))
      if (!content) throw new CallFailure('not-found', 'rows.noFile')
      return new SentFile(name, file.contentType, content, { 'Content-Length': file.fileSize })
    },
  },
}

function filesOf({ kysely }: Database, { table, rowId }: PanelRow) {
  return systemTables(kysely).selectFrom('sys_row_file').where('table_name', '=', table).where('row_id', '=', rowId)
}

async function requireFile(database: Database, row: PanelRow, item: unknown): Promise<Stored> {
  const file = await filesOf(database, row).selectAll().where('id', '=', String(item)).executeTakeFirst()
  if (!file) throw new CallFailure('not-found', 'rows.noFile')
  return file
}

async function toAttachments({ kysely }: Database, stored: readonly Stored[], { by }: PanelRow): Promise<RowAttachment[]> {
  const names = await realNames(
    kysely,
    stored.map(({ create_by }) => create_by),
  )
  return stored.map(({ id, file_name: name, file_size: size, create_by, create_time }) => {
    const user = create_by ?? ''
    return { id, name, size, user, userName: names.get(user) ?? user, time: create_time ?? '', isOwn: user === by }
  })
}
