import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findInBothThemes, followDevice } from './bothThemes'
import type { DialogOpening } from './DialogOpening'
import type { Person } from './journey'

const fields = ':is(input, textarea, [contenteditable="true"], [role="button"]:has(> input[type="file"]))'

/** Where a dialog has put the focus: into a field, on the cross that closes it although there is more to press without harm, elsewhere; or nowhere in it. */
const placeOfFocus = (page: Page) =>
  page.evaluate((field) => {
    const active = document.activeElement
    // A drawer has the focus around its dialog.
    const shown = active?.closest('[role="dialog"], [role="alertdialog"]') ?? active?.querySelector('[role="dialog"]')
    if (!active || !shown) return 'outside'
    if (active.matches(field)) return 'field'
    const isAlone = shown.querySelectorAll(':is(button, a[href]):enabled:not(.ant-btn-dangerous)').length === 1
    return active.matches('[aria-label="Close"]') && !isAlone ? 'cross' : 'inside'
  }, fields)

/** Opens one dialog after the other, sees where each begins, and answers what axe finds in them on light ground and on dark. */
export async function findInDialogs({ page, goTo }: Person, openings: readonly (readonly [string, DialogOpening])[]): Promise<string[]> {
  await followDevice(page)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  const size = page.viewportSize()
  const found: string[] = []
  for (const [name, opening] of openings) {
    if (size) await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: 'light' })
    await goTo(opening.path)
    await page.locator('main h1, main h2').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await opening.open(page)
    await opening.shown(page).waitFor()
    await expect.poll(() => placeOfFocus(page), { message: name }).toMatch(opening.hasField ? 'field' : /field|inside/)
    found.push(...(await findInBothThemes(page, name)))
  }
  return found
}
