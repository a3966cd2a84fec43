import { expect } from 'vitest'
import { journey } from '../support/journey'
import { waitForFocus } from '../support/keys'
import { dialog, rowWith } from '../support/screen'

journey('B2.4-designer staff keep a view of a list, which opens with it the next time', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'staff', at: '/p/demo-columns' })
  await rowWith(page, '南站').waitFor()
  const town = page.getByRole('columnheader', { name: 'Town' })
  await town.waitFor()

  await page.getByRole('button', { name: 'Views' }).click()
  const menu = page.getByRole('tooltip').or(page.getByRole('dialog'))
  await page.getByRole('button', { name: 'All', exact: true }).waitFor()
  await menu.getByRole('button', { name: 'New', exact: true }).click()
  const designer = dialog(page, 'New view')
  await designer.getByLabel(/Name/).fill('Without towns')
  await designer.getByRole('radio', { name: 'Yes' }).check()
  await designer.getByRole('tab', { name: 'Columns' }).click()
  const widths = await designer.getByRole('spinbutton', { name: /^Width: / }).all()
  const starts = await Promise.all(widths.map(async (width) => (await width.boundingBox())?.x))
  expect(new Set(starts).size).toBe(1)
  await designer.getByRole('checkbox', { name: 'Town' }).check()
  await designer.getByRole('button', { name: 'Take the selected ones away' }).click()
  await designer.getByRole('tab', { name: 'Filters' }).click()
  const filters = designer.getByRole('tabpanel', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: 'Town' }).check()
  await filters.getByRole('button', { name: 'Add the selected ones' }).click()
  await filters.getByLabel('Value of the first condition').fill('杭州')
  await designer.getByRole('button', { name: 'Save' }).click()
  await designer.getByRole('radio', { name: 'Without towns Default' }).waitFor()
  await designer.getByRole('button', { name: 'Close', exact: true }).last().click()
  await town.waitFor({ state: 'detached' })
  await rowWith(page, '北站').waitFor({ state: 'detached' })

  // It is the one that the list opens with.
  await goTo('/p/demo-columns')
  await page.getByText('Town is “杭州”').waitFor()
  expect(await rowWith(page, '北站').count()).toBe(0)
  expect(await town.count()).toBe(0)

  await page.getByRole('button', { name: 'View: Without towns' }).click()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await rowWith(page, '北站').waitFor()
  expect(new URL(page.url()).search).toBe('?view=all')

  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'Delete: Without towns' }).click()
  await dialog(page, /Delete it/)
    .getByText('Without towns')
    .waitFor()
  await dialog(page, /Delete it/)
    .getByRole('button')
    .last()
    .click()
  await page.getByText('Deleted').first().waitFor()
})

journey(
  'B2.4-designer C-keys staff move columns by the mouse and by keys, sort none by it, and keep them so in a view',
  async ({ visit }) => {
    const { page } = await visit({ as: 'staff', at: '/p/test-equipment' })
    await rowWith(page, 'EQ-000001').waitFor()
    const heading = (name: string) => page.getByRole('columnheader', { name, exact: true })
    const placeOf = async (name: string) => Number(await heading(name).getAttribute('aria-colindex'))
    const [first = 0, second = 0] = [await placeOf('Code'), await placeOf('Name')]
    expect(second).toBe(first + 1)

    await heading('Name').dragTo(heading('Code'), { targetPosition: { x: 12, y: 12 } })
    await expect.poll(() => placeOf('Name')).toBe(first)
    expect(new URL(page.url()).search).toBe('')

    await heading('State').click()
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await expect.poll(() => placeOf('State')).toBe(second)
    await waitForFocus(heading('State'))
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await expect.poll(() => placeOf('State')).toBe(first)
    await waitForFocus(heading('State'))

    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('button', { name: 'All', exact: true }).waitFor()
    await page.getByRole('tooltip').or(page.getByRole('dialog')).getByRole('button', { name: 'New', exact: true }).click()
    const designer = dialog(page, 'New view')
    await designer.getByLabel(/Name/).fill('State first')
    await designer.getByRole('button', { name: 'Save' }).click()
    await designer.getByRole('radio', { name: 'State first' }).waitFor()
    await page.reload()
    await heading('State').waitFor()
    await expect.poll(() => placeOf('State')).toBe(first)
  },
)
