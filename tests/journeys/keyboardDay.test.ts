import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../support/journey'
import { goBy, waitForFocus } from '../support/keys'
import { dialog, rowWith } from '../support/screen'
import { passwords } from '../support/startProduct'

/** Signs in as somebody does who leaves the hands on the keys. */
async function signInByKeys(page: Page): Promise<void> {
  await page.goto('/user/login')
  await waitForFocus(page.getByLabel('User name'))
  await page.keyboard.type('staff')
  await goBy(page, 'Tab', page.getByLabel('Password', { exact: true }), 1)
  await page.keyboard.type(passwords.staff)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

/** Finds something from wherever one is, and takes the first entry that is called so. */
async function takeFromSearch(page: Page, words: string, entry: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Search everything' })
  await waitForFocus(box)
  await page.keyboard.type(words)
  const option = page.getByRole('option', { name: entry }).first()
  await option.waitFor()
  for (let steps = 0; (await option.getAttribute('aria-selected')) !== 'true' && steps < 20; steps += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

journey('C-daybykeys a staff day from sign-in to sign-out goes without a mouse', async ({ visit }) => {
  const { page } = await visit()
  // A browser without a screen ends printing before anybody can look at the paper.
  await page.addInitScript(() => Object.assign(window, { print: () => {} }))
  await page.setViewportSize({ width: 1920, height: 900 })
  await signInByKeys(page)

  // A record by its number, changed and saved.
  await takeFromSearch(page, 'D20261101-001', /D20261101-001/)
  const form = dialog(page)
  await goBy(page, 'Tab', form.getByLabel('Phone'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('13900001111')
  await page.keyboard.press('Control+s')
  await form.waitFor({ state: 'hidden' })
  await rowWith(page, 'D20261101-001').waitFor()

  // The list is one stop of the Tab key; its buttons are gone to by arrows.
  const grid = page.getByRole('grid').first()
  await goBy(page, 'Tab', grid)
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await goBy(page, 'ArrowRight', grid.getByRole('button', { name: 'Edit' }), 3)

  // A new record with two rows of a sub-table: the second is begun by the key that ends the first.
  await page.keyboard.press('Alt+n')
  await waitForFocus(form.getByLabel('Order no.'))
  await goBy(page, 'Tab', form.getByLabel('Phone'))
  await page.keyboard.type('13900002222')
  await goBy(page, 'Tab', form.getByLabel('Ordered'))
  await page.keyboard.type('2026-11-23 08:30:00')
  await page.keyboard.press('Enter')
  await goBy(page, 'Tab', form.getByRole('button', { name: 'Add', exact: true }))
  await page.keyboard.press('Enter')
  const rows = form.getByRole('grid', { name: 'Products: rows' })
  for (const [row, word] of ['Bolt by keys', 'Nut by keys'].entries()) {
    await rows.getByRole('checkbox', { name: `Select row ${row + 1}` }).waitFor()
    await waitForFocus(rows)
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Control+s')
  await form.waitFor({ state: 'hidden' })
  await rowWith(page, '11/23/2026').waitFor()

  // The paper, and back from it.
  await goBy(page, 'Shift+Tab', page.getByRole('toolbar').first())
  await goBy(page, 'ArrowRight', page.getByRole('button', { name: 'Print the list' }), 20)
  await page.keyboard.press('Enter')
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('article', { name: 'Orders' }).getByRole('cell', { name: 'D20261101-001' }).waitFor()
  await page.emulateMedia({ media: null })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

  await takeFromSearch(page, 'Sign out', /^Sign out/)
  const question = dialog(page).filter({ hasText: 'sign out' })
  await question.waitFor()
  await waitForFocus(question.getByRole('button', { name: 'Sign out' }))
  await page.keyboard.press('Enter')
  await waitForFocus(page.getByLabel('User name'))
  expect(await page.evaluate(() => localStorage.getItem('pro__Access-Token'))).toBe(null)
})
