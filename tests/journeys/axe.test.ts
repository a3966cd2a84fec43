import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type SourceLanguage, sourceLanguages } from '../../schemas/language/SourceText'
import { findAxeProblems } from '../support/findAxeProblems'
import { sharedJourney as journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'
import { signIn } from '../support/signIn'

/** What a person of each language reaches for on the way. */
const words: Record<SourceLanguage, { add: string; settings: string; close: string }> = {
  'zh-CN': { add: '新建', settings: '界面设置', close: '关闭' },
  'en-US': { add: 'New', settings: 'Display settings', close: 'Close' },
  'de-DE': { add: 'Neu', settings: 'Darstellung', close: 'Schließen' },
}
const themes = ['light', 'dark'] as const

/** The look as the settings keep it, before the page opens. */
async function setTheme(page: Page, look: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((value) => localStorage.setItem('pro__DEFAULT_LOOK', JSON.stringify({ value, expire: null })), look)
}

for (const language of sourceLanguages) {
  for (const look of themes) {
    journey(`P9-locale P2-settings axe finds nothing wrong on the way of a day: ${language}, ${look}`, async ({ visit }) => {
      const { page, goTo } = await visit({ language })
      const word = words[language]
      await setTheme(page, look)
      const expectNoProblems = async (place: string) => expect(await findAxeProblems(page), place).toEqual([])

      await goTo('/user/login')
      await page.locator('input[type=password]').waitFor()
      await expectNoProblems('sign-in')
      await signIn(page, 'staff')
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      await expectNoProblems('dashboard')

      await goTo('/p/order')
      await rowWith(page, 'D20261101-001').waitFor()
      await expectNoProblems('list')
      await page.getByRole('button', { name: word.add, exact: true }).click()
      await dialog(page).getByRole('grid').waitFor()
      await expectNoProblems('dialog with a sub-table')
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })

      await page.getByRole('button', { name: word.settings }).click()
      await dialog(page, word.settings).waitFor()
      await expectNoProblems('drawer')
    })
  }
}
