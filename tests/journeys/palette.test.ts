import { describe, expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { sharedJourney as journey } from '../support/journey'
import { rowWith } from '../support/screen'

describe('C-palette', () => {
  journey('finds a record by its number from anywhere, a page by its code, and begins a new record', async ({ visit }) => {
    const { page } = await visit({ as: 'staff' })
    await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
    await page.keyboard.press('Control+K')
    const box = page.getByRole('combobox', { name: 'Search everything' })
    await box.waitFor()
    await box.fill('EQ-000001')
    await page.getByRole('option', { name: /EQ-000001/ }).waitFor()
    expect(await findAxeProblems(page)).toEqual([])
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Code' }) })
    await form.waitFor()
    expect(await form.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('EQ-000001')
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })

    await page.keyboard.press('Control+K')
    await box.fill('test equipment')
    await page.getByRole('option', { name: 'New: Test equipment' }).click()
    await form.waitFor()
    await expect.poll(() => form.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('')
  })

  journey('works on a telephone, by touch alone', async ({ visit }) => {
    const { page } = await visit({ as: 'staff' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Search everything' }).click()
    await page.getByRole('combobox', { name: 'Search everything' }).fill('test-equipment')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await page
      .getByRole('option', { name: /^Test equipment/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: 'Test equipment' }).waitFor()
  })
})

journey('C-keys on a narrow telephone every key stands inside its dialog, long German names too', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/test-equipment', language: 'de-DE' })
  await rowWith(page, 'EQ-000001').waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('tab', { name: 'Startseite' }).focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Tastenkürzel' })
  await keys.getByText('Zeile öffnen').waitFor()
  const outside = await keys.evaluate((dialog) => {
    const { right } = dialog.querySelector('.pw-keys-groups')?.getBoundingClientRect() ?? new DOMRect()
    return [...dialog.querySelectorAll('kbd, dt')]
      .filter((each) => each.getBoundingClientRect().right > right + 1)
      .map((each) => each.textContent)
  })
  expect(outside).toEqual([])
})

journey('C-keys pages are gone through, a list is searched and a record begun without a mouse', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/test-equipment' })
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await rowWith(page, 'EQ-000001').waitFor()
  await page.keyboard.press('/')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('form')?.getAttribute('aria-label'))).toBeTruthy()
  await page.keyboard.press('Alt+N')
  const form = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Code' }) })
  await form.waitFor()
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'hidden' })
  await page.keyboard.press('Alt+PageDown')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard/analysis')
  // What had the focus is hidden: the next Tab leads into the page.
  await expect.poll(focused).toBe('pw-content')
  await page.keyboard.press('Alt+PageUp')
  await rowWith(page, 'EQ-000001').waitFor()
  await page.keyboard.press('Alt+W')
  await page.getByRole('tab', { name: 'Test equipment' }).waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('pw-content')
  await page.getByRole('tab', { name: 'Home' }).focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.getByText('Fill down').waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
})
