import { sharedJourney as journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

journey('B2.3-rowclick a row opens beside itself with the focus in its first field, and Escape leads back to it', async ({ visit }) => {
  const { page } = await visit({ as: 'configurator', at: '/p/demo-table' })
  await rowWith(page, '一号试验台').getByRole('button', { name: 'Edit' }).click()
  const form = dialog(page)
  await form.getByRole('button', { name: 'Open row 1' }).click()
  const opened = page.getByRole('region', { name: 'Lines, row 1' })
  await opened.getByLabel('Item').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Servo')
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'detached' })
  await form.getByRole('button', { name: 'Open row 1' }).and(page.locator(':focus')).waitFor()
})
