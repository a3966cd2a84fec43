import { journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

journey('a row that was deleted by mistake is brought back, at once or later, with the rows of its sub-table', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/demo-trash' })
  const row = rowWith(page, '振动台')
  const remove = async () => {
    await row.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
    await row.waitFor({ state: 'detached' })
  }
  await remove()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await row.waitFor()

  await remove()
  await page.reload()
  await rowWith(page, '盐雾箱').waitFor()
  await page.getByRole('toolbar').getByRole('button', { name: 'Deleted', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Bring “振动台” back' }).click()
  await dialog(page).getByText('Nothing can be brought back').waitFor()
  await dialog(page).locator('.ant-modal-footer').getByRole('button', { name: 'Close', exact: true }).click()
  await row.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog(page).getByText('传感器').waitFor()
})
