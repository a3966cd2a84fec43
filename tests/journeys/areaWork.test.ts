import dayjs from 'dayjs'
import { expect } from 'vitest'
import type { FieldConfig } from '../../schemas/fields'
import type { PageConfig } from '../../schemas/page/kinds'
import { areaWork } from '../support/areaWork'
import { openClient } from '../support/callApi'
import { fillField } from '../support/fillField'
import { sharedJourney as journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'
import { chartRows, createRow, removeRow, workThrough } from '../support/workThrough'

// @long: the pages of all areas.

/** The text that a row is known by: of the first of these fields that the page has. */
const names = ['title', 'subject', 'buyer', 'company', 'accountName', 'payer', 'name', 'place', 'remark']

/** Worked through further below: a calendar has no list, and a measured value is known by its moment. */
const others = new Set(['meeting-calendar', 'measured-value'])
const listed = Object.entries(areaWork).filter(([code]) => !others.has(code))

/** As many pages as one test has time for. */
const parts = [listed.slice(0, 7), listed.slice(7, 13), listed.slice(13)]

async function readPage(address: string, code: string): Promise<PageConfig> {
  const admin = await openClient(address, 'admin')
  return (await admin.call<{ config: PageConfig }>('GET', `/page-configs/${code}`)).result.config
}

for (const part of parts) {
  const codes = part.map(([code]) => code).join(', ')
  journey(
    `P2-areas rows are made, found, related, changed, charted and deleted on the screen: ${codes}`,
    { timeout: 240_000 },
    async ({ visit, product }) => {
      const { page, goTo } = await visit({ as: 'admin' })
      await page.waitForURL('**/dashboard/**')
      for (const [code, work] of part) {
        const config = await readPage(product.address, code)
        if (config.kind !== 'list') throw new Error(`${code} is no list`)
        const name = names.find((key) => config.columns.some((field) => field.key === key && field.type === 'input'))
        expect(name, code).toBeDefined()
        await goTo(`/p/${code}`)
        await page.getByRole('grid').or(page.getByRole('treegrid')).first().waitFor()
        await workThrough(page, { config, work, name: name ?? '', text: `Walk ${Date.now()}` }).catch((error: unknown) => {
          throw new Error(`on the page ${code}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
        })
      }
    },
  )
}

journey(
  'P2-areas a measured value is judged by the limits of its point, asks for a remedy outside of them, is found, changed, charted and deleted: measured-value',
  async ({ visit, product }) => {
    const config = await readPage(product.address, 'measured-value')
    const work = areaWork['measured-value']
    if (config.kind !== 'list' || !work) throw new Error('measured-value is no list')
    const { page } = await visit({ as: 'admin', at: '/p/measured-value' })
    await page.getByRole('grid').waitFor()
    await page.getByRole('button', { name: 'New', exact: true }).click()
    const form = dialog(page).first()
    const fieldOf = (key: string) => config.columns.find((field) => field.key === key) as FieldConfig
    const fill = (key: string, value: string) => fillField(form, config.columns, fieldOf(key), value)
    const [point = ''] = (await fill('pointName', '')) ?? []
    await expect.poll(() => form.getByLabel('Upper limit').innerText()).toMatch(/\d/)
    await fill('measuredAt', '12/31/2030 08:00')
    await fill('value', '99999')
    await form.getByText('Above limit').waitFor()
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.getByText('Remedy must be filled in').first().waitFor()
    await fill('remark', 'Valve changed')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.waitFor({ state: 'hidden' })

    await fillField(page.locator('.pw-content'), config.columns, fieldOf('pointName'), point)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const row = rowWith(page, '12/31/2030, 8:00')
    await expect.poll(() => row.innerText()).toContain('Above limit')
    expect(await row.innerText()).toContain(point)
    await row.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect.poll(() => form.getByLabel('Remedy').inputValue()).toBe('Valve changed')
    const [lower, upper] = await Promise.all(['Lower limit', 'Upper limit'].map((label) => form.getByLabel(label).innerText()))
    await fill('value', String((Number(lower) + Number(upper)) / 2))
    await form.getByText('Normal').waitFor()
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    await expect.poll(() => row.innerText()).toContain('Normal')
    const worked = { config, work, name: 'measuredAt', text: '12/31/2030 08:00' }
    await chartRows(page, worked)
    await removeRow(page, worked, row)
  },
)

journey(
  'P2-areas a meeting is put into the calendar with its room, found there, renamed and deleted: meeting-calendar',
  async ({ visit, product }) => {
    const config = await readPage(product.address, 'meeting-calendar')
    const work = areaWork['meeting-calendar']
    if (config.kind !== 'calendar' || !work) throw new Error('meeting-calendar is no calendar')
    const { page } = await visit({ as: 'admin', at: '/p/meeting-calendar' })
    // In the month that is shown.
    const at = (time: string) => `${dayjs().date(10).format('MM/DD/YYYY')} ${time}`
    const row = { ...work.row, startAt: at('09:00'), endAt: at('10:00') }
    const text = `Walk ${Date.now()}`
    const rooms = await createRow(page, { config, work: { ...work, row }, name: 'subject', text })
    await page.getByRole('textbox', { name: 'Subject' }).fill(text)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const day = page.getByRole('region', {
      name: new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(dayjs().date(10).toDate()),
    })
    const entryCalled = (name: string) => day.getByRole('button', { name: new RegExp(name) })
    await entryCalled(text).click()
    const form = dialog(page).first()
    await expect.poll(() => form.getByLabel('Subject').inputValue()).toBe(text)
    await form
      .getByTitle(rooms?.[0] ?? '', { exact: true })
      .or(form.getByText(rooms?.[0] ?? '', { exact: true }))
      .first()
      .waitFor()
    await form.getByLabel('Subject').fill('Retrospective')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    await page.getByRole('textbox', { name: 'Subject' }).fill('Retrospective')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await entryCalled('Retrospective').click()
    await form.getByRole('button', { name: 'Delete' }).click()
    await dialog(page, 'Confirm delete').getByRole('button', { name: 'Delete', exact: true }).click()
    await entryCalled('Retrospective').waitFor({ state: 'detached' })
  },
)
