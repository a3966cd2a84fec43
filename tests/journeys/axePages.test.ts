import { describe, expect } from 'vitest'
import type { MenuItem } from '../../schemas/api/session'
import { findInBothThemes, findInTheme, followDevice, themes } from '../support/bothThemes'
import { openClient } from '../support/callApi'
import { sharedJourney as journey } from '../support/journey'
import { dialog } from '../support/screen'

/** The pages of the menu are shared out, so that each journey ends in time. */
const shares = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

function pathsOf(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ path, children }) => (children?.length ? pathsOf(children) : path.startsWith('/') ? [path] : []))
}

describe.each(shares)('share %i', (share) => {
  journey('C-axe axe finds nothing on any page of the menu', async ({ visit, address }) => {
    const client = await openClient(address, 'admin')
    const { result } = await client.call<{ menu: MenuItem[] }>('GET', '/sys/permission/getUserPermissionByToken')
    const paths = pathsOf(result.menu).filter((_path, index) => index % shares.length === share)
    expect(paths.length).toBeGreaterThan(10)
    const { page, goTo } = await visit({ as: 'admin' })
    await followDevice(page)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    const found: string[] = []
    // Every other page in the dark: colours are those of the theme, which has tests of its own.
    for (const [index, path] of paths.entries()) {
      const theme = themes[index % 2] ?? 'light'
      await page.emulateMedia({ colorScheme: theme })
      await goTo(path)
      await page.locator('main h1, main h2').first().waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      found.push(...(await findInTheme(theme, page, path)))
    }
    expect(found).toEqual([])
  })
})

journey('C-axe axe finds nothing in the studio', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'configurator' })
  await followDevice(page)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await goTo('/studio')
  await page.getByRole('button', { name: 'New page' }).waitFor()
  const found = await findInBothThemes(page, 'list of pages')
  await page.getByRole('button', { name: 'New page' }).click()
  await dialog(page).waitFor()
  found.push(...(await findInBothThemes(page, 'new page')))
  await goTo('/studio/test-equipment')
  await page.getByRole('textbox').first().waitFor()
  await page.waitForLoadState('networkidle')
  found.push(...(await findInBothThemes(page, 'editor')))
  expect(found).toEqual([])
})
