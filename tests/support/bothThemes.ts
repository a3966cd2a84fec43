import type { Page } from 'playwright-core'
import { colourRules, findAxeProblems } from './findAxeProblems'

export const themes = ['light', 'dark'] as const

/** The theme follows the device, which turns dark and light as the journey wants it. */
export async function followDevice(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('pro__DEFAULT_LOOK', '{"value":"system","expire":null}'))
}

/** What axe finds in one of the themes; by all of its rules when none are named. */
export async function findInTheme(theme: (typeof themes)[number], page: Page, place: string, rules?: readonly string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme })
  await page.locator(`html[data-theme=${theme}]`).waitFor()
  return (await findAxeProblems(page, rules)).map((problem) => `${place}, ${theme}: ${problem}`)
}

/** What the theme changes are colours: whatever else is found is found in the first. */
export async function findInBothThemes(page: Page, place: string): Promise<string[]> {
  return [...(await findInTheme('light', page, place)), ...(await findInTheme('dark', page, place, colourRules))]
}
