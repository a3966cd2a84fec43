import { expect } from 'vitest'
import { journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

journey('C-resource two roles work on one table, each on its own page with its own rows, fields and buttons', async ({ visit }) => {
  const owner = await visit({ as: 'configurator', at: '/p/demo-ticket' })
  await owner.page.getByRole('link', { name: 'Tickets', exact: true }).waitFor({ state: 'attached' })
  for (const subject of ['打印机故障', '申请新显示器', '重置密码']) await rowWith(owner.page, subject).waitFor()
  await owner.page.getByRole('columnheader', { name: 'Cost' }).waitFor()
  await rowWith(owner.page, '打印机故障').getByRole('button', { name: 'Delete' }).waitFor()

  const desk = await visit({ as: 'staff' })
  await desk.page.getByRole('link', { name: 'Ticket desk' }).waitFor({ state: 'attached' })
  expect(await desk.page.getByRole('link', { name: 'Tickets', exact: true }).count()).toBe(0)
  await desk.goTo('/p/demo-ticket-desk')
  await rowWith(desk.page, '打印机故障').waitFor()
  for (const subject of ['申请新显示器', '重置密码']) expect(await rowWith(desk.page, subject).count()).toBe(0)
  expect(await desk.page.getByRole('columnheader', { name: 'Cost' }).count()).toBe(0)
  expect(await rowWith(desk.page, '打印机故障').getByRole('button', { name: 'Delete' }).count()).toBe(0)

  // The page that has the table says that subjects are unique, among tickets too that staff do not see.
  await desk.page.getByRole('button', { name: 'New', exact: true }).click()
  const form = dialog(desk.page)
  await form.getByLabel('Matter').fill('重置密码')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Matter must be unique').first().waitFor()
  await form.getByLabel('Matter').fill('A chair that is broken')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
  await rowWith(desk.page, 'A chair that is broken').waitFor()

  const written = rowWith(owner.page, 'A chair that is broken')
  await written.waitFor()
  await written.getByText('Open', { exact: true }).waitFor()
})

journey(
  'P6-gate of one field a role sees the column, another only the value in the form, and each changes what it may',
  async ({ visit }) => {
    const owner = await visit({ as: 'configurator', at: '/p/demo-field-rights' })
    await owner.page.getByRole('link', { name: 'Rights over fields' }).first().waitFor({ state: 'attached' })
    for (const name of ['Monthly salary', 'Appraisal', 'Grade']) await owner.page.getByRole('columnheader', { name }).waitFor()
    await rowWith(owner.page, '李雷').getByText('18,500').waitFor()

    const staff = await visit({ as: 'staff', at: '/p/demo-field-rights' })
    await staff.page.getByRole('link', { name: 'Rights over fields' }).first().waitFor({ state: 'attached' })
    await staff.page.getByRole('columnheader', { name: 'Grade' }).waitFor()
    for (const name of ['Monthly salary', 'Appraisal']) expect(await staff.page.getByRole('columnheader', { name }).count()).toBe(0)
    await rowWith(staff.page, '李雷').getByRole('button', { name: 'Edit' }).click()
    const form = dialog(staff.page)
    await form.getByLabel('Monthly salary').waitFor()
    expect(await form.getByLabel('Monthly salary').textContent()).toContain('18,500')
    expect(await form.getByRole('textbox', { name: 'Monthly salary' }).count()).toBe(0)
    expect(await form.getByLabel('Appraisal').count()).toBe(0)
    await form.getByLabel('Name').fill('李磊')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'hidden' })

    await rowWith(owner.page, '李磊').getByRole('button', { name: 'Edit' }).click()
    const whole = dialog(owner.page)
    expect(await whole.getByLabel('Appraisal').inputValue()).toBe('可以独立带项目')
    await whole.getByLabel('Monthly salary').fill('19000')
    await whole.getByRole('button', { name: 'Save' }).click()
    await whole.waitFor({ state: 'hidden' })
    await rowWith(owner.page, '李磊').getByText('19,000').waitFor()
  },
)

journey(
  'C-resource the rows of a sub-table have a page of their own, and are saved with the row that they belong to',
  async ({ visit }) => {
    const { page } = await visit({ as: 'staff', at: '/p/demo-query-lines' })
    await page.getByRole('link', { name: 'Order lines' }).first().waitFor({ state: 'attached' })
    await rowWith(page, '垫片').getByRole('button', { name: 'Edit' }).click()
    const form = dialog(page)
    expect(await form.getByRole('group', { name: 'Order', exact: true }).locator('input').count()).toBe(0)
    await form.getByLabel('Quantity').fill('77')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'hidden' })
    await rowWith(page, '77').getByText('垫片').waitFor()
    expect(await rowWith(page, '77').getByRole('button', { name: 'Delete' }).count()).toBe(0)
  },
)
