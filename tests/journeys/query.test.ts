import { expect } from 'vitest'
import { sharedJourney as journey } from '../support/journey'
import { choose, rowWith } from '../support/screen'

journey('P2-linked staff search by rows of a sub-table; reload, the way back and a copied link bring the query back', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'staff', at: '/p/demo-query' })
  await rowWith(page, 'Q-003').waitFor()
  await page.getByRole('button', { name: 'Expand' }).click()
  // What it starts with is worked out.
  expect(await page.getByLabel('Ordered (from)').inputValue()).toMatch(/^\d{2}\/\d{2}\/\d{4}$/)

  await choose(page, 'Lines · Goods', 'Bolts')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await rowWith(page, 'Q-003').waitFor({ state: 'detached' })
  expect(await rowWith(page, 'Q-001').count()).toBe(1)
  expect(await rowWith(page, 'Q-002').count()).toBe(1)

  await page.getByLabel('Lines · Quantity (from)').fill('100')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await rowWith(page, 'Q-002').waitFor({ state: 'detached' })

  await page.reload()
  await rowWith(page, 'Q-001').waitFor()
  expect(await rowWith(page, 'Q-002').count()).toBe(0)
  await page.goBack()
  await rowWith(page, 'Q-002').waitFor()
  expect(await rowWith(page, 'Q-003').count()).toBe(0)

  await goTo(`/p/demo-query?city=${encodeURIComponent('上海,苏州')}&deliverAt=soon`)
  await rowWith(page, 'Q-003').waitFor()
  await rowWith(page, 'Q-002').waitFor({ state: 'detached' })
  await page.getByText('Values in the address that cannot be searched for were left out: Delivery').waitFor()
})
