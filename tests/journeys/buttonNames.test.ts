import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sharedJourney as journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

const icons = ['outlined', 'filled'].flatMap((kind) => readdirSync(`node_modules/@ant-design/icons-svg/inline-svg/${kind}`))
const iconNames = new Set(icons.map((file) => file.replace('.svg', '')))

/** What is called by the English name of an icon, or by it and then by its words. */
async function findIconNames(page: Page): Promise<string[]> {
  const spoken = (await page.locator('body').ariaSnapshot()).matchAll(/- (?:button|link|menuitem|tab|img) "([^"]+)"/g)
  return [...spoken].map(([, name = '']) => name).filter((name) => iconNames.has(name.replace(/ .*/, '')))
}

journey('C-axe no button of a list, of its form or of the studio is called by the name of its icon', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'admin', at: '/p/test-equipment' })
  await rowWith(page, 'EQ-000001').waitFor()
  const found = await findIconNames(page)
  await page.locator('.pw-user').click()
  await page.getByRole('menuitem', { name: 'Change password' }).waitFor()
  found.push(...(await findIconNames(page)))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).waitFor()
  found.push(...(await findIconNames(page)))
  await goTo('/studio')
  await page.getByRole('button', { name: 'New page', exact: true }).waitFor()
  found.push(...(await findIconNames(page)))
  await goTo('/studio/test-equipment')
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor()
  await page.getByRole('region', { name: 'Page in the preview' }).getByRole('row').first().waitFor()
  found.push(...(await findIconNames(page)))
  expect(found).toEqual([])
})
