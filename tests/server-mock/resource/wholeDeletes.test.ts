import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import type { Database } from '../../../server-mock/db/Database'
import { CallFailure } from '../../../server-mock/kernel/CallFailure'
import type { TableResource } from '../../../server-mock/resource/createResource'
import { openTestDatabase } from '../../support/openTestDatabase'
import { caller, failureOf, orderDeclaration, putResource } from './orderExample'

let database: Database
let orders: TableResource
const [close] = orderDeclaration.actions ?? []

/** A rule of the server's that has its word when everything is written already. */
const refuse = ({ before }: { before?: Record<string, unknown> }) => {
  if (before?.orderCode === 'kept') throw new CallFailure('refused', 'rows.noRow')
}

beforeAll(async () => {
  database = await openTestDatabase()
  orders = await putResource(database, { ...orderDeclaration, hooks: { afterDelete: refuse, afterEdit: refuse } })
})
afterAll(() => database.close())

const addOrder = (orderCode: string): Promise<Row> =>
  orders.add({ orderCode, sub: { products: { added: [{ product: 'pen' }] } } }, caller())

it('a delete or an action that is refused at its end has changed nothing, neither this row nor the others', async () => {
  const kept = await addOrder('kept')
  const other = await addOrder('other')
  const ids = `${other.id},${kept.id}`
  if (!close) throw new Error('the example has an action')
  const calls = [
    () => orders.delete(kept.id, caller()),
    () => orders.deleteBatch(ids, caller()),
    () => orders.runAction(close, ids, caller()),
  ]
  for (const call of calls) expect((await failureOf(call())).error).toBe('refused')
  expect(await orders.queryById(kept.id, caller())).toEqual(kept)
  expect(await orders.queryById(other.id, caller())).toEqual(other)
})
