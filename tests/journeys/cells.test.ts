import { expect } from 'vitest'
import { sharedJourney as journey } from '../support/journey'
import { cellOf, choose, dialog, rowWith } from '../support/screen'

journey('B3-columns cells say what their page works out, and lead to where it says', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/demo-cells' })
  const grid = page.getByRole('grid')
  const row = rowWith(page, '东方仪器 (上海)')
  await row.waitFor()
  expect(await (await cellOf(grid, row, 'Phone')).textContent()).toBe('138****0001')
  expect(await (await cellOf(grid, row, 'E-mail')).textContent()).toBe('z***@example.com')
  expect(await (await cellOf(grid, row, 'Account')).textContent()).toBe('************1234')
  await (await cellOf(grid, row, 'Amount')).locator('.ant-tag').waitFor()
  await (await cellOf(grid, row, 'State')).locator('.anticon-clock-circle').waitFor()
  await (await cellOf(grid, row, 'Progress')).getByRole('progressbar', { name: 'Progress' }).waitFor()
  const website = row.getByRole('link', { name: 'https://example.com/east' })
  expect(await website.getAttribute('rel')).toBe('noopener noreferrer')
  // A link that is cut is said whole to who points at it; its column may still be finding its width.
  const whole = row.getByTitle('https://example.com/east')
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await website.hover()
      return whole.count()
    })
    .toBe(1)

  // Room for every column, whatever letters the machine has: bringing a button into sight moves none away.
  await page.setViewportSize({ width: 1900, height: 900 })
  await row.getByRole('button', { name: 'Edit' }).click()
  const form = dialog(page)
  await form.getByLabel('Town').fill('北京')
  await choose(form, 'State', 'Paid')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
  const changed = rowWith(page, '东方仪器 (北京)')
  await changed.locator('.anticon-check-circle').waitFor()

  await changed.getByRole('button', { name: '东方仪器 (北京)' }).click()
  await page.waitForURL('**/p/demo-customer?name=*')
})

journey('B3-columns columns stand under their headings, share the room and stay at their sides', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/demo-columns' })
  await rowWith(page, '北站').waitFor()
  const box = async (name: string) => {
    const found = await page.getByRole('columnheader', { name, exact: true }).boundingBox()
    if (!found) throw new Error(`no heading ${name}`)
    return found
  }
  const [address, town, street, state] = [await box('Address'), await box('Town'), await box('Street'), await box('State')]
  expect(address.x).toBeCloseTo(town.x, 0)
  expect(address.width).toBeCloseTo(town.width + street.width, 0)
  expect(address.y + address.height).toBeCloseTo(town.y, 0)
  expect(street.width).toBeCloseTo(2 * town.width, -1)

  await page.setViewportSize({ width: 800, height: 700 })
  await expect.poll(async () => (await box('State')).x).toBeLessThan(state.x)
  // How far from the sides of the grid, read at once: the menu beside it may still be giving way.
  const insets = () =>
    page.getByRole('grid').evaluate((grid) => {
      const { left, right } = grid.getBoundingClientRect()
      const heading = (name: string) =>
        [...grid.querySelectorAll('[role=columnheader]')].find(({ textContent }) => textContent === name)?.getBoundingClientRect()
      return {
        station: (heading('Station')?.left ?? 0) - left,
        town: (heading('Town')?.left ?? 0) - left,
        state: right - (heading('State')?.right ?? 0),
      }
    })
  const before = await insets()
  expect((await box('Street')).width).toBeLessThan(street.width)
  await page.getByRole('gridcell', { name: '中山北路 12 号' }).click()
  // To the hours, which are not in sight.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await insets()).town).toBeLessThan(before.town)
  const { station, state: atTheSide } = await insets()
  expect([station, atTheSide]).toEqual([before.station, before.state])
})

journey('B3-columns a row opens to its details by mouse and keys, in a list without selection', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/demo-detail-row' })
  const arrow = (n: number) => page.getByRole('button', { name: `Details of row ${n}` })
  await arrow(1).click()
  expect(await page.getByRole('checkbox').count()).toBe(0)
  const phone = page.getByText(/^1\d\d\*{4}\d{4}$/)
  await phone.waitFor()
  const room = async () => {
    const [above, below] = [await phone.boundingBox(), await arrow(2).boundingBox()]
    return above && below ? below.y - above.y - above.height : -1
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(2).click()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await phone.waitFor({ state: 'detached' })
})
