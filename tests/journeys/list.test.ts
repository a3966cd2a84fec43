import { expect } from 'vitest'
import { journey } from '../support/journey'
import { choose, dialog, rowWith } from '../support/screen'
import { signIn } from '../support/signIn'

journey('B4-list staff sign in, open a list, search it, add a row, change it and delete it', async ({ visit }) => {
  const { page } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).first().click()
  await rowWith(page, 'EQ-000001').waitFor()

  await choose(page, 'State', 'Blocked')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await rowWith(page, 'EQ-000001').waitFor({ state: 'detached' })
  expect(await rowWith(page, 'EQ-000003').count()).toBe(1)
  await page.getByRole('button', { name: 'Reset' }).click()
  await rowWith(page, 'EQ-000001').waitFor()

  await page.getByRole('button', { name: 'New', exact: true }).click()
  const form = dialog(page)
  await form.getByLabel('Code').fill('EQ-000077')
  await form.getByLabel('Name').fill('Torque wrench')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
  await rowWith(page, 'Torque wrench').waitFor()

  await rowWith(page, 'Torque wrench').getByRole('button', { name: 'Edit' }).click()
  await page.waitForURL(/[?&]id=/)
  await page.reload()
  await form.getByLabel('Name').fill('Torque wrench 200 Nm')
  await choose(form, 'State', 'Blocked')
  await form.getByLabel('Why blocked').fill('Sent away')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
  const changed = rowWith(page, 'Torque wrench 200 Nm')
  await changed.getByText('Blocked').waitFor()
  await page.waitForURL((url) => !url.searchParams.has('id'))

  await changed.getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await dialog(page, 'Confirm delete').getByText('EQ-000077 · Torque wrench 200 Nm').waitFor()
  await dialog(page, 'Confirm delete').getByRole('button', { name: 'Delete', exact: true }).click()
  await changed.waitFor({ state: 'detached' })
  await page.reload()
  await rowWith(page, 'EQ-000001').waitFor()
  expect(await rowWith(page, 'EQ-000077').count()).toBe(0)
})

journey('B5.8-errors a form says what is wrong at its field, and keeps what was typed', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/test-equipment' })
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const form = dialog(page)
  await form.getByLabel('Code').fill('77')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.locator('.pw-field-error').getByText('Write it as EQ-000000').waitFor()
  await form.getByLabel('Code').fill('EQ-000001')
  await form.getByLabel('Name').fill('Twice')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.locator('.pw-field-error').waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('Twice')
})

journey('P4-guard the wanted page opens after signing in', async ({ visit }) => {
  const { page, goTo } = await visit()
  await goTo('/p/test-equipment?pageSize=20')
  await page.getByLabel('User name').waitFor()
  await signIn(page, 'staff')
  await rowWith(page, 'EQ-000001').waitFor()
  expect(page.url()).toMatch(/\/p\/test-equipment\?pageSize=20$/)
})

for (const [language, texts] of Object.entries({
  'zh-CN': { title: '试验设备', button: '新建', header: '编号' },
  'de-DE': { title: 'Prüfgeräte', button: 'Neu', header: 'Nummer' },
} as const)) {
  journey(`P9-locale the list speaks ${language}`, async ({ visit }) => {
    const { page } = await visit({ as: 'staff', language: language as 'zh-CN' | 'de-DE' })
    await page.getByRole('link', { name: texts.title }).first().click()
    await page.getByRole('button', { name: texts.button, exact: true }).waitFor()
    await page.getByRole('columnheader', { name: texts.header }).waitFor()
  })
}

journey('a frozen cell hides what scrolls under it, in the build that is shipped', async ({ visit }) => {
  const { page } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).first().click()
  const cell = rowWith(page, 'EQ-000001').getByRole('gridcell').first()
  const background = await cell.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(background).toMatch(/^rgb\(/)
})
