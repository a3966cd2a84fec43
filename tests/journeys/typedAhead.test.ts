import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { RowPage } from '../../schemas/api/Result'
import { openClient } from '../support/callApi'
import { journey } from '../support/journey'
import { cellOf, dialog, rowWith } from '../support/screen'

async function openLines({ page, goTo }: { page: Page; goTo(path: string): Promise<void> }) {
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  await goTo('/p/demo-table')
  await rowWith(page, '一号试验台').getByRole('button', { name: 'Edit' }).click()
  const form = dialog(page)
  const grid = form.getByRole('grid', { name: 'Lines: rows' })
  await rowWith(grid, '伺服电机').waitFor()
  return { form, grid }
}

/** Its name is not always drawn: columns are drawn where they are seen. */
const second = (grid: Locator) => grid.locator('[role=row][aria-rowindex="3"]')

const scrollTo = (grid: Locator, left: number) => grid.evaluate((element, to) => element.scrollTo({ left: to }), left)

journey('what is typed fast onto a cell of several lines, a number or a time stands in it whole', async ({ visit }) => {
  const person = await visit({ as: 'configurator' })
  const { page } = person
  const { grid } = await openLines(person)
  const cell = async (heading: string) => {
    await scrollTo(grid, heading === 'Quantity' ? 0 : 5000)
    return cellOf(grid, second(grid), heading)
  }
  /** Puts the focus on the cell, without opening it, and types as fast as it goes. */
  const type = async (heading: string, text: string) => {
    await (await cell(heading)).click()
    await page.keyboard.press('Escape')
    await (await cell(heading)).and(page.locator(':focus')).waitFor()
    await page.keyboard.type(text)
  }
  await type('Note', 'check the box')
  const box = page.locator('textarea:focus')
  await expect.poll(() => box.inputValue()).toBe('check the box')
  await page.keyboard.type(' twice')
  await page.keyboard.press('Tab')
  await (await cell('Note')).getByText('check the box twice').waitFor()

  // On to the next cell before the box stands.
  await type('Note', 'done')
  await page.keyboard.press('Tab')
  await (await cell('Note')).getByText('done', { exact: true }).waitFor()

  await type('Quantity', '12345')
  await page.keyboard.press('Tab')
  await (await cell('Quantity')).getByText('12,345').waitFor()
  await type('Due', '2026-11-20 10:00:00')
  await page.keyboard.press('Enter')
  await (await cell('Due')).getByText('11/20/2026, 10:00 AM').waitFor()
})

journey('Tab in the box of a cell of several lines ends it and goes on in the table', async ({ visit }) => {
  const person = await visit({ as: 'configurator' })
  const { page } = person
  const { grid } = await openLines(person)
  await scrollTo(grid, 5000)
  const note = await cellOf(grid, second(grid), 'Note')
  for (const time of ['once', 'twice']) {
    await note.click()
    await page.locator('.ant-popover textarea:focus').fill(`checked ${time}`)
    await page.keyboard.press(time === 'once' ? 'Shift+Tab' : 'Tab')
    await page.locator('.ant-popover textarea').waitFor({ state: 'detached' })
    await grid.locator(':focus').waitFor()
    expect(await note.and(page.locator(':focus')).count()).toBe(0)
    // The next cell may stand in another row, where the table begins.
    await scrollTo(grid, 5000)
    await note.getByText(`checked ${time}`).waitFor()
  }
})

journey('what an input method composes on a cell of several lines is not cut by the box that opens', async ({ visit }) => {
  const person = await visit({ as: 'configurator' })
  const { page } = person
  const { grid } = await openLines(person)
  await scrollTo(grid, 5000)
  const note = await cellOf(grid, second(grid), 'Note')
  await note.click()
  await page.keyboard.press('Escape')
  await note.and(page.locator(':focus')).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 })
  await session.send('Input.imeSetComposition', { text: 'jiancha', selectionStart: 7, selectionEnd: 7 })
  await page.locator('.ant-popover textarea').waitFor()
  await session.send('Input.insertText', { text: '检查' })
  await expect.poll(() => page.locator('.ant-popover textarea:focus').inputValue()).toBe('检查')
  await session.detach()
})

journey('dates are accepted by Enter and left by Tab alike, whenever their calendar arrives', async ({ visit, product }) => {
  const person = await visit({ as: 'configurator' })
  const { page } = person
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  const client = await openClient(product.address, 'configurator')
  // After so many keystrokes: in the first date before Enter, in the second one at its beginning and before Enter.
  for (const lateness of [0, 10, 12, 22]) {
    const calendar = await holdCalendar(page)
    await person.goTo('/p/demo-date')
    await page.getByRole('button', { name: 'New', exact: true }).click()
    const form = dialog(page)
    const name = `after ${lateness} keys`
    await form.getByLabel('Name').fill(name)
    await page.keyboard.press('Tab')
    const keys = ['2026-11-20', '2026-11-21', '2026-11-22'].flatMap((day) => [...day, 'Enter', 'Tab'])
    for (const [index, key] of keys.entries()) {
      if (index === lateness) {
        calendar.arrive()
        await form.locator('.ant-picker :focus').waitFor()
      }
      await page.keyboard.press(key)
      // The cross that empties a date is reached by Tab as well.
      const isCross = key === 'Tab' && (await form.locator('.ant-picker-clear').and(page.locator(':focus')).count()) > 0
      if (isCross) await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Control+s')
    await form.waitFor({ state: 'hidden' })
    const { result } = await client.call<RowPage>('GET', `/demo/date/list?name=${encodeURIComponent(name)}`)
    expect(result.records, name).toMatchObject([{ due: '2026-11-20', month: '2026-11', year: '2026' }])
    await calendar.end()
  }
})

/** Keeps the code of the calendar until it is let through. */
async function holdCalendar(page: Page): Promise<{ arrive(): void; end(): Promise<void> }> {
  const calendar = /DateBox/
  let arrive = () => {}
  const isLet = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(calendar, async (route) => {
    await isLet
    await route.continue()
  })
  return { arrive, end: () => page.unroute(calendar) }
}
