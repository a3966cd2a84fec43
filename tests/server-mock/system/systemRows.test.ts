import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import { migrate } from '../../../server-mock/system/migrate'
import { type SystemTables, systemTables } from '../../../server-mock/system/SystemTables'
import { insertSystemRow, insertSystemRows } from '../../../server-mock/system/systemRows'
import { systemResources } from '../../../server-mock/system/tables'
import { openTestDatabase } from '../../support/openTestDatabase'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await migrate(database)
})
afterAll(() => database.close())

describe('rows of the product’s own tables', () => {
  it('have the columns and the types that their declaration gives them', async () => {
    const id = await insertSystemRow(database.kysely, 'sys_sms_code', {
      phone: '13800000000',
      mode: '0',
      expires_at: '2026-01-02 03:04:05',
      failures: 0,
      sent_at: '2026-01-02 03:00:05',
      counted_from: '2026-01-02 03:00:05',
      sent_count: 1,
    })
    const row: SystemTables['sys_sms_code'] = await systemTables(database.kysely)
      .selectFrom('sys_sms_code')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ phone: '13800000000', code_hash: null, failures: 0, expires_at: '2026-01-02 03:04:05', row_version: 1 })
  })

  it('keep the id that they are given, and get one of their own where it is undefined', async () => {
    await insertSystemRows(database.kysely, 'sys_position', [
      { id: 'given', code: 'one', name: 'One' },
      { id: undefined, code: 'two', name: 'Two' },
    ])
    const rows = await systemTables(database.kysely).selectFrom('sys_position').select(['id', 'code']).orderBy('code').execute()
    expect(rows[0]).toEqual({ id: 'given', code: 'one' })
    expect(rows[1]?.id).toMatch(/^[0-9a-f]{32}$/)
  })

  it('are not written without what every row has, nor with a column that is not declared', async () => {
    // @ts-expect-error an account has a user name
    await insertSystemRow(database.kysely, 'sys_user', { realname: 'Nobody' })
    // @ts-expect-error no such column
    await expect(insertSystemRow(database.kysely, 'sys_position', { code: 'three', name: 'Three', postTitle: 'three' })).rejects.toThrow()
    // @ts-expect-error no such table
    await expect(insertSystemRow(database.kysely, 'sys_nothing', {})).rejects.toThrow()
  })

  it('are called by the compiler as the database calls them: keys have no two capitals in a row', () => {
    const keys = systemResources.flatMap(({ fields }) => fields.map(({ key }) => key))
    expect(keys.filter((key) => !/^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/.test(key))).toEqual([])
  })
})
