import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../support/journey'
import { cellOf, dialog, rowWith } from '../support/screen'

const positions = [
  ['Bolt', '2.50', '4'],
  ['Nut', '1.25', '8'],
  ['Washer', '0.10', '100'],
  ['Screw', '3.00', '12'],
  ['Rivet', '0.75', '40'],
] as const

async function openNewOrder({ page, goTo }: { page: Page; goTo(path: string): Promise<void> }): Promise<Locator> {
  await page.getByRole('link', { name: 'Orders', exact: true }).first().waitFor({ state: 'attached' })
  await goTo('/p/order')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await dialog(page).getByLabel('Order no.').and(page.locator(':focus')).waitFor()
  return dialog(page)
}

journey('an order with five positions is written with at most 45 keys beside its texts', async ({ visit }) => {
  const person = await visit({ as: 'staff' })
  const { page } = person
  const form = await openNewOrder(person)
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  const tabTo = async (stop: Locator) => {
    while ((await stop.and(page.locator(':focus')).count()) === 0) await press('Tab')
  }
  await tabTo(form.getByLabel('Ordered'))
  await page.keyboard.type('2026-11-20 10:00:00')
  await press('Enter')
  await tabTo(form.getByRole('toolbar', { name: 'Products: actions' }).getByRole('button', { name: 'Add', exact: true }))
  await press('Enter')
  await page.locator('.rdg-editor-container input').and(page.locator(':focus')).waitFor()
  for (const [index, texts] of positions.entries()) {
    for (const text of texts) {
      await page.keyboard.type(text)
      if (index < positions.length - 1 || text !== texts.at(-1)) await press('Tab')
    }
  }
  await press('Control+s')
  await form.waitFor({ state: 'hidden' })
  expect(keys).toBeLessThanOrEqual(45)
  const saved = rowWith(page, '11/20/2026')
  await saved.getByText('96.00').waitFor()
  await saved.getByRole('button', { name: 'Edit' }).click()
  const names = dialog(page).getByRole('grid', { name: 'Products: rows' }).locator('[role=row] > [aria-colindex="4"]')
  await expect.poll(() => names.allTextContents()).toEqual(expect.arrayContaining(positions.map(([product]) => product)))
})

journey('a block from a spreadsheet is pasted into the positions, which grow, and goes back as a block', async ({ visit }) => {
  const person = await visit({ as: 'staff' })
  const { page } = person
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await openNewOrder(person)
  const grid = form.getByRole('grid', { name: 'Products: rows' })
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await page.locator('.rdg-editor-container input').and(page.locator(':focus')).waitFor()
  const block = 'Bolt\t2.50\t4\r\n"Nut, ""M8"""\t1,180.25\tmany\r\nWasher\t0.1\t100\r\n'
  await page.evaluate((text) => navigator.clipboard.writeText(text), block)
  await page.keyboard.press('Control+v')
  await page.getByText('8 cells pasted, 1 not understood: Quantity in row 2 (“many”)').waitFor()
  await rowWith(grid, 'Nut, "M8"').getByText('1,180.25').waitFor()
  await rowWith(grid, 'Nut').getByRole('note', { name: '“many” was pasted here and could not be understood' }).waitFor()

  await page.keyboard.press('Control+z')
  await rowWith(grid, 'Washer').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+y')
  const washer = rowWith(grid, 'Washer')
  await (await cellOf(grid, washer, 'Product')).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await page.getByText('2 × 2 cells selected').waitFor({ state: 'attached' })
  await page.keyboard.press('Control+c')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^"Nut, ""M8"""\t1,180\.25\r?\nWasher\t0\.10$/)
  await page.keyboard.press('Delete')
  await washer.waitFor({ state: 'detached' })
  expect(await dialog(page).count()).toBe(1)
})

journey('what an input method composes on a cell stands in it whole, and its Enter ends no editing', async ({ visit }) => {
  const person = await visit({ as: 'staff' })
  const { page } = person
  const form = await openNewOrder(person)
  const grid = form.getByRole('grid', { name: 'Products: rows' })
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  const input = page.locator('.rdg-editor-container input').and(page.locator(':focus'))
  await input.waitFor()
  await page.keyboard.type('Bolt')
  await page.keyboard.press('Escape')
  await input.waitFor({ state: 'detached' })
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 })
  await input.waitFor()
  await session.send('Input.imeSetComposition', { text: 'luoshuan', selectionStart: 8, selectionEnd: 8 })
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 })
  await input.waitFor()
  await session.send('Input.insertText', { text: '螺栓' })
  await expect.poll(() => input.inputValue()).toBe('螺栓')
  await page.keyboard.press('Tab')
  await rowWith(grid, '螺栓').waitFor()
  await session.detach()
})

journey(
  'cells are marked by dragging the mouse over them, on beyond the edge of what is seen, and are copied as a block',
  async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const form = await openNewOrder(person)
    const grid = form.getByRole('grid', { name: 'Products: rows' })
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await page.locator('.rdg-editor-container input').and(page.locator(':focus')).waitFor()
    const block = Array.from({ length: 12 }, (_, index) => `Part ${index + 1}\t${index}.50\t${index + 1}`).join('\n')
    await page.evaluate((text) => navigator.clipboard.writeText(text), block)
    await page.keyboard.press('Control+v')
    await page.getByText('36 cells pasted').waitFor()
    await grid.evaluate((element) => element.scrollTo({ top: 0 }))
    const middleOf = async (text: string, heading: string) => {
      const box = await (await cellOf(grid, rowWith(grid, text).first(), heading)).boundingBox()
      if (!box) throw new Error(`no cell of ${text}`)
      return [box.x + box.width / 2, box.y + box.height / 2] as const
    }
    await page.mouse.move(...(await middleOf('Part 1', 'Product')))
    await page.mouse.down()
    await page.mouse.move(...(await middleOf('Part 3', 'Price')), { steps: 8 })
    await page.getByText('3 × 2 cells selected').waitFor({ state: 'attached' })
    await page.mouse.up()
    expect(await page.locator('.rdg-editor-container').count()).toBe(0)
    await page.keyboard.press('Control+c')
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^Part 1\t0\.50\r?\nPart 2\t1\.50\r?\nPart 3\t2\.50$/)

    const [x, y] = await middleOf('Part 2', 'Product')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 61, { steps: 4 })
    await page.mouse.move(x, 890, { steps: 4 })
    await page.getByText('11 × 1 cells selected').waitFor({ state: 'attached' })
    await page.mouse.up()
    await rowWith(grid, 'Part 12').waitFor()
  },
)

journey('Escape in a cell with a date gives the focus back to the cell, whether things move or not', async ({ visit }) => {
  const { page } = await visit({ as: 'admin', at: '/p/demo-field-rights' })
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const grid = dialog(page).getByRole('grid')
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
  const editor = page.locator('.rdg-editor-container')
  await editor.waitFor()
  await page.keyboard.press('Escape')
  const since = await cellOf(grid, grid.locator('[role=row]').nth(1), 'Since')
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    await since.click()
    await page.locator('.ant-picker-dropdown').getByRole('table').waitFor()
    await page.keyboard.press('Escape')
    await editor.waitFor({ state: 'detached' })
    await since.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await editor.locator('input').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await since.and(page.locator(':focus')).waitFor()
    expect(await dialog(page).count()).toBe(1)
  }
})
