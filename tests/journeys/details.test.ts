import { expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { sharedJourney as journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

journey('a page below a list follows its selected row, and its new rows belong to it', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/demo-details' })
  await page.getByText('Select one row to see what belongs to it').waitFor()
  await page.getByRole('gridcell', { name: '东会议室' }).click()
  const below = page.getByRole('region', { name: 'Bookings' })
  await below.getByText('项目例会').waitFor()
  expect(await below.getByText('年度总结').count()).toBe(0)
  // The list keeps its pager in sight above the bar.
  const pager = await page.getByText('1 selected').boundingBox()
  const bar = await page.getByRole('separator').boundingBox()
  expect((pager?.y ?? 0) + (pager?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  expect(await findAxeProblems(page)).toEqual([])
  await page.getByRole('gridcell', { name: '西会议室' }).first().click()
  await below.getByText('年度总结').waitFor()
  await below.getByRole('button', { name: 'New' }).click()
  const form = dialog(page)
  await form.getByRole('group', { name: /Room/ }).getByText('西会议室').waitFor()
  expect(await form.getByRole('combobox', { name: /Room/ }).count()).toBe(0)
  await form.getByLabel(/Subject/).fill('Kick-off')
  await form.getByRole('button', { name: /Save/ }).click()
  await rowWith(page, 'Kick-off').waitFor()
})
