import { expect } from 'vitest'
import { findInBothThemes, findInTheme, followDevice, themes } from '../support/bothThemes'
import { sharedJourney as journey } from '../support/journey'
import { dialog } from '../support/screen'
import { walkMenu } from '../support/walkMenu'

// @long: every page of the menu.

/** The entries of the menu are shared out, so that each journey ends in time. */
const shares = [0, 1, 2, 3]

// One half in the dark: colours are those of the theme, which has tests of its own.
journey.for(shares)(
  'C-axe P2-areas every page of the menu opens without a complaint, and axe finds nothing on it: share %i',
  { timeout: 300_000 },
  async (share, { visit }) => {
    const theme = themes[share % themes.length] ?? 'light'
    const { page, goTo } = await visit({ as: 'admin' })
    await followDevice(page)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await page.emulateMedia({ colorScheme: theme })
    await goTo('/dashboard/analysis')
    const found: string[] = []
    const opened = await walkMenu(page, { share, of: shares.length }, async (path) => {
      const busy = page.locator('.pw-content :is([aria-busy=true], [data-loading])').filter({ visible: true })
      await busy.first().waitFor({ state: 'detached' })
      found.push(...(await findInTheme(theme, page, path)))
    })
    expect(opened.length).toBeGreaterThan(10)
    expect(found).toEqual([])
  },
)

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
  // Each side is folded away by keyboard, and opened again by the button that names it.
  await page.getByRole('button', { name: 'More room for the preview' }).press('Enter')
  const back = page.getByRole('button', { name: 'More room for the editor' })
  await page.getByRole('button', { name: 'More room for the preview' }).waitFor({ state: 'detached' })
  await back.press('Enter')
  await page.getByRole('button', { name: 'More room for the preview' }).waitFor()
})
