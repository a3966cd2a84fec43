import { expect } from 'vitest'
import type { Row, RowPage } from '../../schemas/api/Result'
import { type ApiClient, openClient } from '../support/callApi'
import { journey } from '../support/journey'
import { findFreePort, type Product, runServer } from '../support/startProduct'

const rounds = 3
const writers = 4
const rowsBeforeTheEnd = 40

journey('a server that is killed while rows are written has every row that it acknowledged when it starts again', async ({ product }) => {
  const acknowledged = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const client = await openClient(product.address, 'staff')
    await writeUntilKilled(product, client, acknowledged, (round + 1) * rowsBeforeTheEnd)
    await product.restart()
    const found = await readCodes(await openClient(product.address, 'staff'))
    expect([...acknowledged].filter((code) => !found.has(code))).toEqual([])
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * rowsBeforeTheEnd)
})

/** Several writers at once; the server is killed as soon as enough rows are acknowledged, so that others are still on their way. */
async function writeUntilKilled(product: Product, client: ApiClient, acknowledged: Set<string>, enough: number): Promise<void> {
  let killed: Promise<void> | undefined
  const write = async () => {
    while (!killed) {
      const code = `EQ-${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`
      const answer = await client.call<Row>('POST', '/test/equipment/add', { code, name: 'written' }).catch(() => undefined)
      if (answer?.success) acknowledged.add(code)
      if (acknowledged.size >= enough) killed ??= product.kill()
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  await killed
}

async function readCodes(client: ApiClient): Promise<Set<unknown>> {
  const { result } = await client.call<RowPage>('GET', '/test/equipment/list?pageNo=1&pageSize=1000')
  return new Set(result.records.map(({ code }) => code))
}

journey('a second server on the same data folder is refused with a sentence that names the first', async ({ product }) => {
  const second = runServer(product.folder, await findFreePort())
  expect(await second.ended).not.toBe(0)
  expect(second.output).toMatch(/is already open in process \d+/)
  expect((await fetch(`${product.address}/api/health`)).ok).toBe(true)
})
