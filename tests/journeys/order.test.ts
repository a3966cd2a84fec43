import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Row } from '../../schemas/api/Result'
import { openClient } from '../support/callApi'
import { journey } from '../support/journey'
import { cellOf, dialog, rowWith, typeIntoCell } from '../support/screen'

journey('B4-rows an order is written with its products and customers, and saved in one go', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/test-order' })
  await page.getByRole('link', { name: 'Test orders' }).first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const form = dialog(page)
  // A number of its own, each time that it is driven.
  const number = `J-${Math.random().toString(36).slice(2, 9)}`
  await form.getByLabel('Order no.').fill(number)
  await addProduct(page, { Product: 'Bolt', Price: '2.50', Quantity: '4' })
  await addProduct(page, { Product: 'Nut', Price: '1.25', Quantity: '8' })
  await form.getByRole('tab', { name: 'Customers' }).click()
  await addRow(page, 'Customers', { Name: 'Ada', Age: '36' })
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
  const saved = rowWith(page, number)
  await saved.getByText('20.00').waitFor()

  await saved.getByRole('button', { name: 'Edit' }).click()
  await rowWith(form, 'Bolt').waitFor()
  const products = form.getByRole('grid', { name: 'Products: rows' })
  await typeIntoCell(page, await cellOf(products, rowWith(products, 'Bolt'), 'Quantity'), '10')
  await rowWith(products, 'Nut').getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog').filter({ hasText: 'Remove this item?' }).last()
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await rowWith(products, 'Nut').waitFor({ state: 'detached' })
  await question.waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+z')
  await rowWith(products, 'Nut').waitFor()
  await page.keyboard.press('Control+Shift+z')
  await rowWith(products, 'Nut').waitFor({ state: 'detached' })
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
  await rowWith(page, number).getByText('25.00').waitFor()

  await rowWith(page, number).getByRole('button', { name: 'Edit' }).click()
  await rowWith(form, 'Bolt').waitFor()
  expect(await rowWith(products, 'Nut').count()).toBe(0)
  await form.getByRole('tab', { name: 'Customers' }).click()
  await rowWith(form, 'Ada').waitFor()
})

journey('Ctrl+Z takes back letters in a text, and elsewhere in the form what was done last', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/test-order' })
  await page.getByRole('link', { name: 'Test orders' }).first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const form = dialog(page)
  const number = form.getByLabel('Order no.')
  await number.pressSequentially('J-1')
  // The browser takes letters back that were typed in one go, on a slow machine in more steps than one.
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+z')
      return number.inputValue()
    })
    .toBe('')
  await number.pressSequentially('J-2')
  const products = form.getByRole('grid', { name: 'Products: rows' })
  await addProduct(page, { Product: 'Bolt', Price: '2.50', Quantity: '4' })
  await form.getByRole('button', { name: 'Save' }).focus()
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('Control+z')
  await rowWith(products, 'Bolt').waitFor({ state: 'detached' })
  expect(await number.inputValue()).toBe('J-2')
  await page.keyboard.press('Control+z')
  await expect.poll(() => number.inputValue()).toBe('')
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('Control+y')
  await rowWith(products, 'Bolt').waitFor()
  expect(await number.inputValue()).toBe('J-2')
})

journey('a save that somebody else has made stale shows both versions and loses neither', async ({ visit }) => {
  const first = await visit({ as: 'staff' })
  const second = await visit({ as: 'configurator' })
  for (const { page, goTo } of [first, second]) {
    await page.getByRole('link', { name: 'Test orders' }).first().waitFor({ state: 'attached' })
    await goTo('/p/test-order')
    await rowWith(page, 'CN2026110901').getByRole('button', { name: 'Edit' }).click()
    await dialog(page).getByLabel('Description').waitFor()
  }
  const form = dialog(second.page)
  await form.getByLabel('Description').fill('from the second')
  await dialog(first.page).getByLabel('Description').fill('from the first')
  await dialog(first.page).getByRole('button', { name: 'Save' }).click()
  await dialog(first.page).waitFor({ state: 'hidden' })

  // The form hears of it before it is saved.
  await form.getByText('Somebody else has changed this record').waitFor()
  await form.getByText('from the first').waitFor()
  await form.getByText('from the second').first().waitFor()
  await form.getByRole('button', { name: 'Keep mine and save' }).click()
  await form.waitFor({ state: 'hidden' })
  await rowWith(second.page, 'from the second').waitFor()
})

journey('B4-rows an order whose answer was lost is there once, with what was typed since', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/test-order' })
  await page.getByRole('link', { name: 'Test orders' }).first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const form = dialog(page)
  await form.getByLabel('Order no.').fill('LOST-1')
  await addProduct(page, { Product: 'Bolt', Price: '2.50', Quantity: '4' })
  const save = form.getByRole('button', { name: 'Save' })
  // The server saves it, and the line is cut before its answer comes.
  const loseAnswer = async (call: '**/add' | '**/edit') => {
    await page.route(call, (route) => route.fetch().then(() => route.abort('connectionreset')), { times: 1 })
    await save.click()
    await form.getByText('The server cannot be reached').waitFor()
  }
  await loseAnswer('**/add')
  await addProduct(page, { Product: 'Nut', Price: '1.25', Quantity: '8' })
  await save.click()
  await form.waitFor({ state: 'hidden' })
  const saved = rowWith(page, 'LOST-1')
  await saved.getByText('20.00').waitFor()
  expect(await saved.count()).toBe(1)

  await saved.getByRole('button', { name: 'Edit' }).click()
  const products = form.getByRole('grid', { name: 'Products: rows' })
  await addProduct(page, { Product: 'Pin', Price: '1', Quantity: '1' })
  await loseAnswer('**/edit')
  await typeIntoCell(page, await cellOf(products, rowWith(products, 'Bolt'), 'Quantity'), '10')
  await save.click()
  await form.waitFor({ state: 'hidden' })
  await saved.getByText('36.00').waitFor()
  await saved.getByRole('button', { name: 'Edit' }).click()
  await rowWith(products, 'Pin').waitFor()
  for (const product of ['Bolt', 'Nut', 'Pin']) expect(await rowWith(products, product).count()).toBe(1)
})

const tooFast = 'You are clicking too fast. Please slow down!'

function addProduct(page: Page, values: Record<string, string>): Promise<void> {
  return addRow(page, 'Products', values)
}

/** Rows come no faster than every 1.5 seconds: whoever is faster is told, and clicks once more. */
async function addRow(page: Page, title: string, values: Record<string, string>): Promise<void> {
  const form = dialog(page)
  const grid = form.getByRole('grid', { name: `${title}: rows` })
  const rows = grid.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Select row/ }) })
  const editor = grid.locator('.rdg-editor-container')
  const add = form.getByRole('toolbar', { name: `${title}: actions` }).getByRole('button', { name: 'Add', exact: true })
  await add.click()
  await editor.or(page.getByText(tooFast)).first().waitFor()
  if ((await editor.count()) === 0) {
    await page.getByText(tooFast).waitFor({ state: 'hidden' })
    await add.click()
    await editor.waitFor()
  }
  // Enter in the last row makes another one, which goes when nobody fills it.
  const row = rows.nth((await rows.count()) - 1)
  for (const [heading, text] of Object.entries(values)) await typeIntoCell(page, await cellOf(grid, row, heading), text)
}

journey(
  'B4-rows rows are taken to another place by their handle, by mouse over a scrolled table and by keys',
  async ({ visit, product }) => {
    const { call } = await openClient(product.address, 'admin')
    const added = Array.from({ length: 20 }, (_, index) => ({ orderNum: index + 1, product: `Part ${index + 1}`, price: 1, quantity: 1 }))
    const values = { orderCode: 'DRAG-1', status: 'open', orderDate: '2026-11-20 10:00:00', sub: { products: { added } } }
    const { result } = await call<Row>('POST', '/demo/order/add', values)

    const { page } = await visit({ as: 'staff', at: '/p/order' })
    await page.getByRole('link', { name: 'Test orders' }).first().waitFor({ state: 'attached' })
    await rowWith(page, 'DRAG-1').getByRole('button', { name: 'Edit' }).click()
    const grid = dialog(page).getByRole('grid', { name: 'Products: rows' })
    const handleOf = (name: string) =>
      rowWith(grid, name)
        .filter({ has: page.getByText(name, { exact: true }) })
        .getByRole('button', { name: /^Drag to sort/ })
    await grid.getByText('Sum', { exact: true }).scrollIntoViewIfNeeded()
    await handleOf('Part 1').hover()
    await page.mouse.down()
    const room = await grid.boundingBox()
    const [x, bottom] = [(room?.x ?? 0) + 100, (room?.y ?? 0) + (room?.height ?? 0) - 50]
    await page.mouse.move(x, bottom, { steps: 12 })
    // At the edge the table scrolls by itself: far enough when rows are there that were not before.
    await rowWith(grid, 'Part 20').waitFor()
    await page.mouse.move(x, bottom - 4, { steps: 2 })
    await page.mouse.up()
    await page.getByText(/^Moved to row (1[5-9]|20)$/).waitFor({ state: 'attached' })

    await handleOf('Part 20').click()
    await page.keyboard.press('Space')
    await liftTo(page, 12)
    await page.keyboard.press('Escape')
    await page.getByText('Cancelled, the row is back in its place').waitFor({ state: 'attached' })
    expect(await dialog(page).count()).toBe(1)
    await page.keyboard.press('Space')
    await liftTo(page, 8)
    await page.keyboard.press('Space')
    const place = page.getByText(/^Moved to row \d+$/)
    await place.first().waitFor({ state: 'attached' })
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await dialog(page).waitFor({ state: 'hidden' })

    const { result: saved } = await call<Row>('GET', `/demo/order/queryById?id=${result.id}`)
    const { products } = saved.sub as { products: { product: string; orderNum: number }[] }
    const order = products.sort((one, other) => one.orderNum - other.orderNum).map(({ product: name }) => name)
    expect(order.indexOf('Part 1')).toBeGreaterThanOrEqual(14)
    expect(order.indexOf('Part 20') + 1).toBe(8)
  },
)

/** Takes the row that was picked up so far up by the arrow, each step when the one before was announced. */
async function liftTo(page: Page, place: number): Promise<void> {
  await page.getByText(/^Picked up row \d+$/).waitFor({ state: 'attached' })
  const said = page.getByText(/^Row \d+ of 20$/)
  const announced = async () => Number((await said.allTextContents())[0]?.split(' ')[1] ?? 21)
  for (let now = 21; now > place; now = await announced()) {
    await page.keyboard.press('ArrowUp')
    await expect.poll(announced).toBeLessThan(now)
  }
}

journey(
  'the buttons of a form in a low window cover nothing that has the focus, and nothing shows below them',
  async ({ visit, product }) => {
    const { call } = await openClient(product.address, 'admin')
    const added = ['Hull', 'Keel', 'Mast'].map((name, index) => ({ orderNum: index + 1, product: name, price: 1, quantity: 1 }))
    const values = { orderCode: 'LOW-1', status: 'open', orderDate: '2026-11-20 10:00:00', sub: { products: { added } } }
    await call<Row>('POST', '/demo/order/add', values)

    const { page, goTo } = await visit({ as: 'staff' })
    await page.getByRole('link', { name: 'Test orders' }).first().waitFor({ state: 'attached' })
    await page.setViewportSize({ width: 1280, height: 480 })
    await goTo('/p/order')
    await rowWith(page, 'LOW-1').getByRole('button', { name: 'Edit' }).click()
    const form = dialog(page)
    await form.getByRole('gridcell', { name: 'Hull', exact: true }).click()
    await page.keyboard.press('Escape')
    for (const name of ['Keel', 'Mast']) {
      await page.keyboard.press('ArrowDown')
      const cell = form.getByRole('gridcell', { name, exact: true })
      await expect.poll(() => cell.evaluate((element) => element === document.activeElement)).toBe(true)
      await expect.poll(() => isSeenToItsEnd(cell)).toBe(true)
    }

    await goTo('/p/task-request')
    await page.setViewportSize({ width: 1280, height: 420 })
    const send = page.getByRole('button', { name: 'Send', exact: true })
    await send.waitFor()
    await expect
      .poll(() =>
        send.evaluate((button) => {
          const lowest = document.elementFromPoint(button.getBoundingClientRect().left, window.innerHeight - 3)
          return button.parentElement?.contains(lowest)
        }),
      )
      .toBe(true)
  },
)

/** true when nothing lies over the lower edge of what is there. */
function isSeenToItsEnd(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect()
    const onTop = document.elementFromPoint(left + width / 2, bottom - 3)
    return onTop !== null && element.contains(onTop)
  })
}
