import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { sharedJourney as journey } from '../support/journey'
import { dialog } from '../support/screen'
import { walkMenu } from '../support/walkMenu'

/** The entries of the menu are shared out, so that each journey ends in time. */
const of = 4

/** The look follows the device, which turns dark and light as the journey wants it. */
async function followDevice(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('pro__DEFAULT_LOOK', '{"value":"system","expire":null}'))
}

const looks = ['light', 'dark'] as const

/** What axe finds in one of the looks. */
async function findIn(look: (typeof looks)[number], page: Page, place: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: look })
  await page.locator(`html[data-theme=${look}]`).waitFor()
  return (await findAxeProblems(page)).map((problem) => `${place}, ${look}: ${problem}`)
}

async function findInBothLooks(page: Page, place: string): Promise<string[]> {
  return [...(await findIn('light', page, place)), ...(await findIn('dark', page, place))]
}

journey.for([0, 1, 2, 3])(
  'C-axe P2-areas every page of the menu opens without a complaint, and axe finds nothing on it: share %i',
  async (share, { visit }) => {
    const { page, goTo } = await visit({ as: 'admin' })
    await followDevice(page)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await goTo('/dashboard/analysis')
    const found: string[] = []
    let count = 0
    // Every other page in the dark: colours are those of the theme, which has tests of its own.
    const opened = await walkMenu(page, { share, of }, async (path) => {
      await page
        .locator('.pw-content :is([aria-busy=true], [data-loading])')
        .filter({ visible: true })
        .first()
        .waitFor({ state: 'detached' })
      found.push(...(await findIn(looks[count++ % 2] ?? 'light', page, path)))
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
  const found = await findInBothLooks(page, 'list of pages')
  await page.getByRole('button', { name: 'New page' }).click()
  await dialog(page).waitFor()
  found.push(...(await findInBothLooks(page, 'new page')))
  await goTo('/studio/test-equipment')
  await page.getByRole('textbox').first().waitFor()
  await page.waitForLoadState('networkidle')
  found.push(...(await findInBothLooks(page, 'editor')))
  expect(found).toEqual([])
})
