import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../support/journey'
import { cellOf, dialog, rowWith } from '../support/screen'

async function openNewOrder({ page, goTo }: { page: Page; goTo(path: string): Promise<void> }): Promise<Locator> {
  await page.getByRole('link', { name: 'Orders', exact: true }).first().waitFor({ state: 'attached' })
  await goTo('/p/order')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await dialog(page).getByLabel('Order no.').waitFor()
  return dialog(page)
}

/** Adds the first position, and gives back the cell of its product, as it stands after its editor was opened and left. */
async function addPosition(page: Page, form: Locator): Promise<{ grid: Locator; product: Locator }> {
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  const grid = form.getByRole('grid', { name: 'Products: rows' })
  const row = grid.getByRole('row').filter({ has: page.getByRole('checkbox', { name: 'Select row 1' }) })
  await row.waitFor()
  return { grid, product: await cellOf(grid, row, 'Product') }
}

journey(
  'a new order with an empty cell says which table to correct, and is saved with its positions when that is done',
  async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    const form = await openNewOrder(person)
    await form.getByLabel('Phone').fill('13912345678')
    await form.getByLabel('Ordered').fill('2026-11-21 10:00:00')
    await page.keyboard.press('Enter')
    const { product } = await addPosition(page, form)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByRole('button', { name: /^“Products”, row 1: / }).waitFor()
    await form.getByText('1 field needs your attention').waitFor()
    expect(await form.getByText(/React|error #|Something unexpected/).count()).toBe(0)

    await product.click()
    await page.locator(':focus').fill('Bolt')
    await page.keyboard.press('Enter')
    await form.getByText('1 field needs your attention').waitFor({ state: 'detached' })
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'hidden' })
    await rowWith(page, '11/21/2026').getByRole('button', { name: 'Edit' }).click()
    await rowWith(dialog(page), 'Bolt').waitFor()
  },
)

journey('Enter accepts a date or goes on, and saves nothing; Ctrl+S saves from a cell with what is typed there', async ({ visit }) => {
  const person = await visit({ as: 'staff' })
  const { page } = person
  const form = await openNewOrder(person)
  const has = (label: string) => form.getByLabel(label).and(page.locator(':focus')).waitFor()
  // The dialog begins in its first field.
  await has('Order no.')
  await page.keyboard.press('Enter')
  await has('State')
  await page.keyboard.press('ArrowDown')
  await page.locator('.ant-select-item-option-active').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('.ant-select-item-option-active').waitFor({ state: 'hidden' })
  await has('State')
  await form.getByLabel('Phone').fill('13912345679')
  await page.keyboard.press('Enter')
  await has('Ordered')
  await page.keyboard.type('2026-11-22 10:00:00')
  await page.keyboard.press('Enter')
  await page.locator('.ant-picker-dropdown:visible').waitFor({ state: 'hidden' })
  // What reads a typed date comes when one is reached for.
  await expect.poll(() => form.getByLabel('Ordered').inputValue()).toBe('11/22/2026, 10:00 AM')
  await has('Ordered')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Save' }).and(page.locator(':focus')).waitFor()
  expect(await rowWith(page, '11/22/2026').count()).toBe(0)

  const { product } = await addPosition(page, form)
  await product.click()
  await page.locator(':focus').fill('Washer')
  await page.keyboard.press('Control+s')
  await form.waitFor({ state: 'hidden' })
  await rowWith(page, '11/22/2026').getByRole('button', { name: 'Edit' }).click()
  await rowWith(dialog(page), 'Washer').waitFor()
})

journey('Escape gives up a cell and nothing else: the dialog stays with everything that was typed', async ({ visit }) => {
  const person = await visit({ as: 'staff' })
  const { page } = person
  const form = await openNewOrder(person)
  await form.getByLabel('Phone').fill('13912345670')
  const { product } = await addPosition(page, form)
  await product.click()
  await page.locator(':focus').fill('Nut')
  await page.keyboard.press('Enter')
  await product.click()
  await page.locator(':focus').fill('something else')
  await page.keyboard.press('Escape')
  await product.getByText('Nut', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Keep editing' }).count()).toBe(0)
  expect(await form.getByLabel('Phone').inputValue()).toBe('13912345670')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  expect(await form.getByLabel('Phone').inputValue()).toBe('13912345670')
})

journey('a grid whose columns fit is as wide as its box, and a long dialog stays inside of the window', async ({ visit }) => {
  const person = await visit({ as: 'staff' })
  const { page } = person
  await page.setViewportSize({ width: 1440, height: 600 })
  const form = await openNewOrder(person)
  await addPosition(page, form)
  const overflows = await page.locator('.rdg').evaluateAll((grids) => grids.map((grid) => grid.scrollWidth - grid.clientWidth))
  expect(overflows).toEqual([0, 0])
  const [box, save] = [
    await page.locator('.ant-modal-container').boundingBox(),
    await form.getByRole('button', { name: 'Save' }).boundingBox(),
  ]
  if (!box || !save) throw new Error('the dialog is not on the screen')
  expect(box.y).toBeGreaterThan(0)
  expect(box.y + box.height).toBeLessThan(600)
  expect(save.y + save.height).toBeLessThan(box.y + box.height)
})

journey('a switch is as wide as a switch, and not as its column', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/bank-account' })
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const box = await dialog(page).getByRole('switch').boundingBox()
  expect(box?.width).toBeLessThan(60)
})
