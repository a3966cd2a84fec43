import { expect } from 'vitest'
import { sharedJourney as journey } from '../support/journey'
import { waitForFocus } from '../support/keys'
import { dialog, rowWith } from '../support/screen'

journey('B2.2-filter B3-gridquery staff filter a column from its heading; reload and the way back keep it', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/demo/columns/grid'))
  await goTo('/p/demo-columns')
  expect((await asked).postDataJSON()).toMatchObject({ pageNo: 1, pageSize: 10, filterByItems: [] })
  await rowWith(page, '南站').waitFor()

  await page.getByRole('columnheader', { name: 'Town' }).getByRole('button').click()
  await dialog(page, 'Filter “Town”').getByLabel('Value of the first condition').fill('杭')
  await page.keyboard.press('Enter')
  await rowWith(page, '北站').waitFor({ state: 'detached' })
  expect(await rowWith(page, '南站').count()).toBe(1)
  await page.getByText('Town contains “杭”').waitFor()

  const heading = page.getByRole('columnheader', { name: 'Town' })
  await waitForFocus(heading)
  await page.keyboard.press('Alt+ArrowDown')
  await dialog(page, 'Filter “Town”').waitFor()
  await page.keyboard.press('Escape')
  await waitForFocus(heading)

  await page.reload()
  await rowWith(page, '南站').waitFor()
  expect(await rowWith(page, '北站').count()).toBe(0)
  await page.goBack()
  await rowWith(page, '北站').waitFor()
})
