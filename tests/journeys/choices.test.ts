import { expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { sharedJourney as journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

journey('choices that are rows of a table are found by a word, depend on another choice, and are taken back with it', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/demo-choices' })
  // The list shows texts, not what is stored.
  await rowWith(page, '新办公室').getByText('Research and development').waitFor()
  // What a call answered is text as well.
  await rowWith(page, '新办公室').getByText('南海电子').waitFor()
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const form = dialog(page)
  await form.getByLabel('Name').fill('Corner desk')
  expect(await form.getByLabel('Person').isDisabled()).toBe(true)

  const find = async (label: string, word: string, text: string) => {
    await form.getByLabel(label).click()
    await form.getByLabel(label).fill(word)
    await page.locator('.ant-select-dropdown:visible').getByTitle(text, { exact: true }).click()
  }
  await find('Department', 'research', 'Research and development')
  await find('Person', '配置', '配置员')
  expect(await findAxeProblems(page)).toEqual([])
  await find('Department', 'beijing', 'Beijing test centre')
  await form.getByText('配置员').waitFor({ state: 'detached' })
  await find('Person', '管理', '管理员')
  await form.getByLabel('Supplied by').click()
  await page.locator('.ant-select-dropdown:visible').getByTitle('北方检测', { exact: true }).click()
  await form.getByRole('button', { name: /Save/ }).click()
  await rowWith(page, 'Corner desk').getByText('管理员').waitFor()
  await rowWith(page, 'Corner desk').getByText('北方检测').waitFor()

  // In the query all can be chosen.
  await page.getByRole('combobox', { name: 'Department' }).click()
  await page.locator('.ant-select-dropdown:visible').getByTitle('Beijing test centre', { exact: true }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await rowWith(page, '新办公室').waitFor({ state: 'detached' })
  await rowWith(page, 'Corner desk').waitFor()
})
