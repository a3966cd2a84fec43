import type { Locator, Page } from 'playwright-core'

/** Which of the menu's entries are walked through: every `of`-th, beginning with the one at `share`. */
interface Share {
  share: number
  of: number
}

/** So many tabs are open at a time, as with somebody who closes what is done. What is looked for, or looked at by axe, is so among few pages. */
const mostTabs = 2

/**
 * Opens the pages of the menu one after another, each by its entry, and closes the tabs again. `look` is called while a page stands on the screen.
 * Answers the paths that were opened.
 */
export async function walkMenu(page: Page, { share, of }: Share, look: (path: string) => Promise<void>): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const entries = page.locator('nav .pw-menu > li')
  await entries.first().waitFor()
  const paths: string[] = []
  // Home, the first, is there from the beginning, and stays.
  for (let at = 1 + share; at < (await entries.count()); at += of) {
    const entry = entries.nth(at)
    await unfold(entry)
    const links = await entry.locator('a[href^="/"]').all()
    for (let first = 0; first < links.length; first += mostTabs) {
      const tabs: Locator[] = []
      for (const link of links.slice(first, first + mostTabs)) {
        await unfold(entry)
        const path = (await link.getAttribute('href')) ?? ''
        tabs.unshift(await openEntry(page, link))
        await look(path)
        paths.push(path)
      }
      await closeTabs(page, tabs)
    }
  }
  return paths
}

/** The last one first, which is the one on the screen. */
async function closeTabs(page: Page, tabs: readonly Locator[]): Promise<void> {
  for (const tab of tabs) {
    await page.keyboard.press('Alt+w')
    await tab.waitFor({ state: 'detached' })
  }
}

/** Shows what is in a group of the menu; an entry that is a page stays as it is. */
async function unfold(entry: Locator): Promise<void> {
  const group = entry.locator('> [aria-expanded]')
  if ((await group.count()) > 0 && (await group.getAttribute('aria-expanded')) !== 'true') await group.click()
  await entry.locator('a[href^="/"]').first().waitFor()
}

/** Opens a page by its entry, until its rows, its form or its tiles are there; answers its tab. */
async function openEntry(page: Page, link: Locator): Promise<Locator> {
  const tab = page
    .locator('.pw-tabs')
    .getByRole('tab', { name: await link.innerText(), exact: true, selected: true })
    .and(page.locator('a'))
  await link.click()
  await tab.waitFor()
  const content = page.locator('.pw-content').locator('[role=grid], [role=treegrid], section, form, table')
  await content.filter({ visible: true }).first().waitFor()
  return tab
}
