import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LabelSource } from '../../../schemas/fields/FieldFacts'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { noServices } from '../../../server-mock/resource/ResourceServices'
import { labelsOver } from '../../../server-mock/resource/read/tableLabels'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, putResource, userDeclaration } from './orderExample'

let database: Database
let users: TableResource

beforeAll(async () => {
  database = await openTestDatabase()
  users = await putResource(database, userDeclaration, noServices)
  await users.add({ username: 'otto', realname: 'Otto' }, caller())
  await database.kysely.updateTable('sys_user').set({ password_hash: 'argon2id of otto' }).execute()
})
afterAll(() => database.close())

it('a secret column is told to be hidden, and nobody is found by it', async () => {
  const labels = labelsOver(database.kysely, () => users.model, noServices.dictionaries, caller())
  const texts = (label: string, value: string, known: string) => {
    const source: LabelSource = { from: 'table', table: 'sys_user', label, value }
    return labels.labelsOf(source, [known], 'en-US')
  }
  expect(await texts('realname', 'username', 'otto')).toEqual(new Map([['otto', { text: 'Otto' }]]))
  expect(await texts('passwordHash', 'username', 'otto')).toEqual(new Map([['otto', { text: '(not visible to you)', isWithheld: true }]]))
  expect(await texts('username', 'passwordHash', 'argon2id of otto')).toEqual(new Map())
})
