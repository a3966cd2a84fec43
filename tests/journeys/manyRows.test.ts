import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import order from '../../pages/order/order.page.json' with { type: 'json' }
import { openDatabase } from '../../server-mock/db/openDatabase'
import { addOrders } from '../support/addOrders'
import { openClient } from '../support/callApi'
import { journey } from '../support/journey'
import { choose, dialog, rowWith } from '../support/screen'
import type { Product } from '../support/startProduct'

const count = 100_000

/** Orders that the product finds when it starts again, on a page that has every button over them. */
async function addManyOrders(product: Product): Promise<void> {
  await product.stop()
  const database = await openDatabase({ dataDir: join(product.folder, 'db') })
  await addOrders(database, count)
  await database.close()
  await product.restart()
  const toolbar = { ...order.toolbar, chart: true, grouping: true, favourites: true }
  const client = await openClient(product.address, 'admin')
  const published = await client.call('POST', '/page-configs/order/publish', { config: { ...order, toolbar } })
  expect(published.errors ?? []).toEqual([])
}

const inAll = (page: Page, total: string) => page.getByText(`${total} in all`, { exact: true }).waitFor()

journey('staff ask a list of 100,000 orders for what they look for, in every way that it has', async ({ visit, product }) => {
  await addManyOrders(product)
  const { page, goTo } = await visit({ as: 'staff' })
  await page.setViewportSize({ width: 1900, height: 900 })
  await page.getByRole('link', { name: 'Orders', exact: true }).first().waitFor()
  await goTo('/p/order')
  await inAll(page, '10000+')

  // Sorted by the server, and the last page that is counted.
  await page.getByRole('columnheader', { name: 'Order no.' }).click()
  await rowWith(page, 'B0000001').waitFor()
  await page.getByRole('listitem', { name: '667' }).click()
  await rowWith(page, 'B0010000').waitFor()

  // Words, and what the query asks for beside them.
  await page.getByRole('searchbox').fill('4999')
  await page.keyboard.press('Enter')
  await inAll(page, '29')
  await choose(page, 'State', 'Open')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await inAll(page, '10')
  await page.getByRole('button', { name: 'Reset' }).click()
  await inAll(page, '29')
  await page.getByRole('searchbox').fill('')
  await inAll(page, '10000+')

  // A column by its heading; the address says it.
  await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').click()
  await dialog(page, 'Filter “Total”').getByLabel('Value of the first condition').fill('999.5')
  await page.keyboard.press('Enter')
  await inAll(page, '1')
  await rowWith(page, 'B0099950').waitFor()
  await page.goBack()
  await inAll(page, '10000+')

  // Conditions over any fields.
  await page.getByRole('button', { name: 'Advanced query', exact: true }).click()
  const builder = dialog(page, 'Advanced query')
  await builder.getByRole('button', { name: 'Add a condition' }).click()
  const condition = builder.getByRole('group', { name: 'Condition 1' })
  await choose(condition, 'Field', 'Total')
  await choose(condition, 'Rule', 'is more than')
  await condition.getByLabel('Value').fill('990')
  await builder.getByRole('button', { name: 'Search', exact: true }).click()
  await inAll(page, '1001')

  // Groups and a chart over all of these rows.
  await page.getByRole('button', { name: 'Group' }).click()
  await page.getByRole('list', { name: 'Group by a column' }).getByRole('button', { name: 'State' }).click()
  await page.getByText(/^State: Open \(33\d\)$/).waitFor()
  await page.goBack()
  await inAll(page, '1001')
  await page.getByRole('button', { name: 'Clear the advanced query' }).click()
  await inAll(page, '10000+')
  await page.getByRole('button', { name: 'Charts', exact: true }).click()
  await page.getByText('No charts saved yet').waitFor()
  await page.keyboard.press('Enter')
  const chart = dialog(page, 'New')
  await chart.getByLabel('Chart name').fill('Orders by state')
  await choose(chart, 'Chart type', 'Bar chart')
  await choose(chart, 'X field', 'State')
  await choose(chart, 'Y fields', 'Total')
  await chart.getByRole('button', { name: 'Preview' }).click()
  await chart.getByRole('img', { name: 'Orders by state: Bar chart' }).waitFor()
  await chart.getByText('Numbers').click()
  await chart.getByRole('row', { name: /Open [\d,.]+/ }).waitFor()
  await chart.getByRole('button', { name: 'Save' }).click()
  await chart.waitFor({ state: 'detached' })

  // All of them into a spreadsheet, given up on the way.
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel the export' }).click()
  await page.getByText('The export was cancelled').first().waitFor()
})
