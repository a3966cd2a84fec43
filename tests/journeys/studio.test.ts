import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../support/journey'
import { choose, dialog, rowWith } from '../support/screen'
import { createPage, openStudio, publish, readText, writeText } from '../support/studio'

const pageText = (columns: object[]) =>
  JSON.stringify(
    {
      kind: 'list',
      version: 1,
      code: 'tool-crib',
      title: { 'zh-CN': '工具间', 'en-US': 'Tool crib', 'de-DE': 'Werkzeugausgabe' },
      url: {
        list: '/tool/crib/list',
        queryById: '/tool/crib/queryById',
        add: '/tool/crib/add',
        edit: '/tool/crib/edit',
        delete: '/tool/crib/delete',
        deleteBatch: '/tool/crib/deleteBatch',
      },
      columns,
      grants: { staff: ['*'] },
      resource: { table: 'tool_crib' },
    },
    null,
    2,
  )

const name = { key: 'name', type: 'input', title: { 'zh-CN': '名称', 'en-US': 'Name', 'de-DE': 'Name' } }
const shelf = { key: 'shelf', type: 'input', title: { 'zh-CN': '货架', 'en-US': 'Shelf', 'de-DE': 'Regal' } }

journey(
  'C-publish C-located C-resource C-settings a page is written, mended, published, worked with and rolled back',
  async ({ visit }) => {
    const admin = await visit({ as: 'admin' })
    const { page } = admin
    await openStudio(page)
    await createPage(page, 'tool-crib', 'Tool crib')

    await writeText(page, pageText([{ ...name, type: 'inptu' }]))
    await page.getByRole('list', { name: 'Problems' }).getByText('inptu').waitFor()
    await page
      .getByRole('list', { name: 'Problems' })
      .getByText(/Line \d+, column \d+/)
      .first()
      .waitFor()
    await writeText(page, pageText([name]))
    await page.getByText('No problems found').waitFor()
    await changeSettings(page)
    await publish(page)

    const staff = await visit({ as: 'staff', at: '/p/tool-crib' })
    await staff.page.getByRole('link', { name: 'Tool crib' }).first().waitFor({ state: 'attached' })
    await staff.page.getByRole('button', { name: 'New', exact: true }).click()
    await dialog(staff.page).getByLabel('Name').fill('Torx T20')

    await writeText(page, pageText([name, shelf]))
    await page.getByText('No problems found').waitFor()
    await publish(page)
    await dialog(staff.page).getByLabel('Shelf').waitFor()
    expect(await dialog(staff.page).getByLabel('Name').inputValue()).toBe('Torx T20')
    await dialog(staff.page).getByRole('button', { name: 'Save' }).click()
    await rowWith(staff.page, 'Torx T20').waitFor()
    await staff.page.getByRole('columnheader', { name: 'Shelf' }).waitFor()

    await page.getByRole('button', { name: 'History' }).click()
    await page.getByRole('button', { name: 'Restore this version' }).last().click()
    await dialog(page)
      .last()
      .getByRole('button', { name: /Restore|OK/ })
      .last()
      .click()
    await staff.page.getByRole('columnheader', { name: 'Shelf' }).waitFor({ state: 'detached' })
    await rowWith(staff.page, 'Torx T20').waitFor()
  },
)

/** Changes settings in their form, sees them in the text and in the preview, and takes them back. */
async function changeSettings(page: Page): Promise<void> {
  const ways = page.getByRole('radiogroup', { name: 'Edit as' })
  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  await preview.getByRole('button', { name: 'New', exact: true }).waitFor()

  await ways.getByText('Settings').click()
  const settings = page.getByRole('region', { name: 'Settings' })
  await settings.getByRole('group', { name: 'title*' }).getByLabel('title English').fill('Tool store')
  await page.getByRole('heading', { name: 'Tool store tool-crib' }).waitFor()
  await choose(settings.getByRole('group', { name: 'toolbar' }), 'new', 'No')
  await preview.getByRole('button', { name: 'New', exact: true }).waitFor({ state: 'detached' })
  await settings.getByRole('group', { name: 'menu' }).getByLabel('path').fill('no path')
  await settings.getByText(/"no path"/).waitFor()

  await ways.getByText('JSON').click()
  expect(await readText(page)).toContain('"en-US": "Tool store"')
  expect(await readText(page)).toMatch(/"toolbar": \{ "new": false \}/)

  await ways.getByText('Settings').click()
  await settings.getByRole('group', { name: 'title*' }).getByLabel('title English').click()
  for (const _step of [1, 2, 3]) await page.keyboard.press('ControlOrMeta+z')
  await preview.getByRole('button', { name: 'New', exact: true }).waitFor()
  expect(await settings.getByRole('group', { name: 'title*' }).getByLabel('title English').inputValue()).toBe('Tool crib')
  await ways.getByText('JSON').click()
  expect(await readText(page)).not.toContain('toolbar')
  await page.getByText('No problems found').waitFor()
}
