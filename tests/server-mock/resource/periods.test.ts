import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { noServices } from '../../../server-mock/resource/ResourceServices'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, open, putResource } from './orderExample'

let database: Database
let leaves: TableResource

beforeAll(async () => {
  database = await openTestDatabase()
  leaves = await putResource(
    database,
    {
      table: 'leaves',
      fields: [
        { type: 'date', key: 'start', title: 'Leave', endKey: 'end' },
        { type: 'date', key: 'end', title: 'Until' },
        { type: 'inputNumber', key: 'least', title: 'Least', validateRules: [{ notAfter: 'most' }] },
        { type: 'inputNumber', key: 'most', title: 'Most' },
      ],
      url: { list: '/leaves/list', add: '/leaves/add', edit: '/leaves/edit' },
      access: open,
    },
    noServices,
  )
})
afterAll(() => database.close())

const refused = async (save: Promise<unknown>) => (await failureOf(save)).details.errors?.map(({ path, message }) => `${path} ${message}`)

it('a period that ends before it begins is not stored, whichever end is sent', async () => {
  const wrong = ['/start Leave: the end lies before the beginning']
  expect(await refused(leaves.add({ start: '2026-03-10', end: '2026-03-09' }, caller()))).toEqual(wrong)
  const { id, rowVersion } = await leaves.add({ start: '2026-03-10', end: '2026-03-10' }, caller())
  expect(await refused(leaves.edit({ id, rowVersion, end: '2026-03-01' }, caller()))).toEqual(wrong)
  expect(await refused(leaves.edit({ id, rowVersion, start: '2026-04-01' }, caller()))).toEqual(wrong)
  expect(await leaves.edit({ id, rowVersion, end: null }, caller())).toMatchObject({ start: '2026-03-10', end: null })
})

it('numbers are held in their order by the rule', async () => {
  expect(await refused(leaves.add({ least: 10, most: 9 }, caller()))).toEqual(['/least Least: the end lies before the beginning'])
  expect(await leaves.add({ least: 9, most: 10 }, caller())).toMatchObject({ least: 9, most: 10 })
})
