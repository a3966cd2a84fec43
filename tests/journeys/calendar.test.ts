import dayjs from 'dayjs'
import { expect } from 'vitest'
import type { Row } from '../../schemas/api/Result'
import { openClient } from '../support/callApi'
import { findAxeProblems } from '../support/findAxeProblems'
import { journey } from '../support/journey'
import { dialog } from '../support/screen'

journey(
  'B2.11-calendar shows rows by their days, takes one to another day, and opens, adds, asks for, exports and deletes rows',
  async ({ visit, product }) => {
    const { call } = await openClient(product.address, 'admin')
    const [first, second] = [dayjs().date(10), dayjs().date(12)]
    const day = (at: dayjs.Dayjs) => at.format('YYYY-MM-DD')
    const shown = (at: dayjs.Dayjs) => new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(at.toDate())
    const values = { taskName: 'Salt spray', startTime: `${day(first)} 08:30:00`, level: 'H', exception: 'exceptional' }
    const { result: stored } = await call<Row>('POST', '/calendar/task/add', values)

    const { page, goTo } = await visit({ as: 'staff' })
    await page
      .getByRole('link', { name: 'Tasks' })
      .or(page.getByRole('button', { name: 'Tasks' }))
      .first()
      .waitFor()
    await goTo('/p/task-calendar')
    const dayOf = (at: dayjs.Dayjs) => page.getByRole('region', { name: shown(at), exact: true })
    const entryOn = (at: dayjs.Dayjs) => dayOf(at).getByRole('button', { name: /Salt spray/ })
    await entryOn(first).waitFor()
    expect(await entryOn(first).getByLabel('Exception').count()).toBe(1)

    await entryOn(first).hover()
    await page.mouse.down()
    const target = await dayOf(second).boundingBox()
    // In steps, as a hand moves: the library takes a press that does not move for a click.
    await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 60, { steps: 8 })
    await page.mouse.up()
    await entryOn(second).waitFor()
    const { result: moved } = await call<Row>('GET', `/calendar/task/queryById?id=${stored.id}`)
    expect(moved).toMatchObject({ startTime: `${day(second)} 08:30:00`, level: 'H' })

    await entryOn(second).focus()
    const said = (at: dayjs.Dayjs) => page.getByRole('status').filter({ hasText: shown(at) })
    await page.keyboard.press('Space')
    await said(second).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowLeft')
    await said(second.subtract(1, 'day')).waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await entryOn(second.subtract(1, 'day')).waitFor()

    await entryOn(second.subtract(1, 'day')).click()
    await dialog(page).getByLabel('Group').fill('Environment')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await dialog(page).waitFor({ state: 'hidden' })

    const [sheet] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export', exact: true }).click()])
    expect(sheet.suggestedFilename()).toMatch(/^Task calendar_.+\.xls$/)
    await page.getByText(/^Export finished, rows: \d+$/).waitFor()

    // Of the days that are shown, those alone that an advanced query asks for: on the screen and in the sheet.
    await page.getByRole('button', { name: 'Advanced query', exact: true }).click()
    const builder = dialog(page, 'Advanced query')
    await builder.getByRole('button', { name: 'Add a condition' }).click()
    await builder.getByRole('group', { name: 'Condition 1' }).getByLabel('Value').fill('Salt spr')
    await builder.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('Task contains “Salt spr”').waitFor()
    await expect.poll(() => page.locator('.calendar-entry').count()).toBe(1)
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export', exact: true }).click()])
    await page.getByText('Export finished, rows: 1', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Clear the advanced query' }).click()
    await expect.poll(() => page.locator('.calendar-entry').count()).toBeGreaterThan(1)

    await page.getByText('Day', { exact: true }).click()
    await page.getByRole('button', { name: 'New', exact: true }).click()
    await dialog(page).getByLabel('Task').fill('Added today')
    expect(await dialog(page).getByLabel('Starts').inputValue()).toContain(dayjs().format('MM/DD/YYYY'))
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    const added = dayOf(dayjs()).getByRole('button', { name: /Added today/ })
    await added.waitFor()
    const time = await added.locator('time').textContent()
    const hour = await page
      .getByText(time?.replace(/:\d\d/, ':00') ?? '', { exact: true })
      .first()
      .boundingBox()
    const place = await added.boundingBox()
    expect(place?.y, 'the entry stands beside its hour').toBeGreaterThanOrEqual(hour?.y ?? Number.POSITIVE_INFINITY)
    expect(place?.y).toBeLessThan((hour?.y ?? 0) + (hour?.height ?? 0))
    await page.getByText('Week', { exact: true }).click()
    const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' }).format(new Date())
    const [heading, column] = [
      await page.getByText(weekday, { exact: true }).filter({ visible: true }).boundingBox(),
      await dayOf(dayjs()).boundingBox(),
    ]
    expect(heading?.x, 'each day stands under its name').toBeCloseTo(column?.x ?? 0, -1)
    expect(await findAxeProblems(page)).toEqual([])

    await added.click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await dialog(page, 'Confirm delete').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(() => dialog(page).count()).toBe(0)
    await added.waitFor({ state: 'detached' })
  },
)
