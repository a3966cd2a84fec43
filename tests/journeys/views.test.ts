import { expect } from 'vitest'
import { journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

journey('B2.4-designer staff keep a view of a list, which opens with it the next time', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).waitFor()
  await goTo('/p/demo-columns')
  await rowWith(page, '南站').waitFor()
  const town = page.getByRole('columnheader', { name: 'Town' })
  await town.waitFor()

  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'New', exact: true }).last().click()
  const designer = dialog(page, 'New view')
  await designer.getByLabel(/Name/).fill('Without towns')
  await designer.getByRole('radio', { name: 'Yes' }).check()
  await designer.getByRole('tab', { name: 'Columns' }).click()
  await designer.getByRole('checkbox', { name: 'Town' }).check()
  await designer.getByRole('button', { name: 'Take the selected ones away' }).click()
  await designer.getByRole('tab', { name: 'Filters' }).click()
  const filters = designer.getByRole('tabpanel', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: 'Town' }).check()
  await filters.getByRole('button', { name: 'Add the selected ones' }).click()
  await filters.getByLabel('Value of the first condition').fill('杭州')
  await designer.getByRole('button', { name: 'Save' }).click()
  await designer.getByRole('radio', { name: 'Without towns Default' }).waitFor()
  await designer.getByRole('button', { name: 'Close' }).last().click()
  await town.waitFor({ state: 'detached' })
  await rowWith(page, '北站').waitFor({ state: 'detached' })

  // It is the one that the list opens with.
  await goTo('/p/demo-columns')
  await page.getByText('Town is “杭州”').waitFor()
  expect(await rowWith(page, '北站').count()).toBe(0)
  expect(await town.count()).toBe(0)

  await page.getByRole('button', { name: 'Views' }).click()
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
