import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { journey } from '../support/journey'
import { cellOf, rowWith } from '../support/screen'

journey(
  'B9-density B2.2-grid B2.2-inedit B2.2-grouping staff choose small rows, sort, edit a row in its place, group, and see cards on a telephone',
  async ({ visit }) => {
    const { page, goTo } = await visit({ as: 'staff', at: '/p/demo-grid' })
    const row = rowWith(page, '齿轮 101')
    await row.waitFor()
    const height = async () => (await row.getByRole('gridcell').nth(2).boundingBox())?.height
    expect(await height()).toBe(40)
    const list = page.getByRole('grid')
    const room = async () => Math.round((await list.boundingBox())?.height ?? 0)
    expect(await room()).toBeGreaterThan(400)
    await page.setViewportSize({ width: 1440, height: 400 })
    await expect.poll(room).toBe(400)
    await page.setViewportSize({ width: 1440, height: 900 })

    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByText('Tiny', { exact: true }).click()
    await page.keyboard.press('Escape')
    await expect.poll(height).toBe(28)

    const grid = page.getByRole('grid')
    await page.getByRole('columnheader', { name: 'Pieces' }).click()
    await expect.poll(() => page.url()).toContain('sort-by=pieces.asc')
    await page.reload()
    await expect.poll(() => page.getByRole('columnheader', { name: 'Pieces' }).getAttribute('aria-sort')).toBe('ascending')
    await expect.poll(height).toBe(28)

    const price = await cellOf(grid, row, 'Price')
    await price.dblclick()
    const bar = page.getByRole('region', { name: 'Row being edited' })
    await bar.waitFor()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('9.5')
    expect(await findAxeProblems(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('from the shelf')
    await page.keyboard.press('Enter')
    await bar.waitFor({ state: 'detached' })
    await row.getByText('9.50').waitFor()
    await row.getByText('from the shelf').waitFor()

    await (await cellOf(grid, row, 'Part')).dblclick()
    await bar.waitFor()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Enter')
    await bar.getByRole('alert').waitFor()
    await bar.getByRole('button', { name: 'Give up' }).click()
    await bar.waitFor({ state: 'detached' })
    await row.waitFor()

    await page.getByRole('button', { name: 'Group', exact: true }).click()
    await page.getByRole('list', { name: 'Group by a column' }).getByRole('button', { name: 'Store' }).click()
    await page.getByText('Store: North (6)').waitFor()
    await row.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Open “South”' }).click()
    await row.waitFor()
    await rowWith(page, 'Store: South').getByText('Sum').waitFor()
    expect(await findAxeProblems(page)).toEqual([])
    await page.goBack()
    await row.waitFor()

    // Where the columns do not fit, what is locked stays while the others move below it; where they do, it stands at their end.
    const lastButton = row.getByRole('button').last()
    const place = async () => Math.round((await lastButton.boundingBox())?.x ?? 0)
    const beyond = () => grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await page.setViewportSize({ width: 800, height: 800 })
    await expect.poll(beyond).toBeGreaterThan(100)
    const locked = await place()
    await grid.evaluate((element) => element.scrollTo({ left: 100 }))
    await expect.poll(() => grid.evaluate(({ scrollLeft }) => scrollLeft)).toBe(100)
    expect(await place()).toBe(locked)
    expect(locked).toBeLessThan(800)

    await page.setViewportSize({ width: 400, height: 800 })
    await page.getByRole('listitem').filter({ hasText: '齿轮 101' }).getByText('from the shelf').waitFor()
    expect(await findAxeProblems(page)).toEqual([])
    await page.getByRole('button', { name: '齿轮 101' }).click()
    await page.getByRole('dialog').getByLabel('Remark').waitFor()

    await goTo('/p/demo-tree-list')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: '试验台', exact: true }) })
    await card.getByRole('button', { name: 'Show children' }).click()
    await card.getByRole('button', { name: 'Hide children', expanded: true }).waitFor()
    await page.getByText('Part of: 试验台').waitFor()
    expect(await findAxeProblems(page)).toEqual([])
  },
)

journey(
  'a heading with too little room is cut before its sort mark, and says its whole title to whoever points at it',
  async ({ visit }) => {
    const { page } = await visit({ as: 'staff', at: '/p/test-equipment' })
    const heading = page.getByRole('columnheader', { name: 'Name', exact: true })
    const title = heading.locator('.rdg-header-sort-name')
    const long = 'A title that has more words than any column has room for, however wide the window may be on this screen'
    await title.evaluate((element, text) => {
      element.textContent = text
    }, long)
    const placeOf = async (part: Locator) => {
      const { x = 0, width = 0 } = (await part.boundingBox()) ?? {}
      return { from: x, width, to: x + width }
    }
    const [words, mark, filter] = [
      await placeOf(title),
      await placeOf(heading.locator('.rdg-header-sort-name + span')),
      await placeOf(heading.getByRole('button')),
    ]
    expect(mark.width).toBeGreaterThan(8)
    expect(mark.from).toBeGreaterThanOrEqual(words.to)
    expect(filter.from).toBeGreaterThanOrEqual(mark.to)
    await heading.hover()
    expect(await heading.getAttribute('title')).toContain(long)
  },
)
