import type { Page } from 'playwright-core'
import { dialog } from './screen'

/** Goes to the studio's list from the start page. What stands above the link grows while its counts come: a press before that may miss it. */
export async function openStudio(page: Page): Promise<void> {
  await page.locator('.pw-home .pw-chart').first().waitFor()
  await page.getByRole('link', { name: 'Page studio' }).first().click()
}

/** Replaces the text of the studio's editor by typing over it. */
export async function writeText(page: Page, text: string): Promise<void> {
  await page.getByLabel('Page config editor').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** What stands in the editor, as far as it is on the screen. */
export async function readText(page: Page): Promise<string> {
  return page.getByLabel('Page config editor').innerText()
}

/** Begins a new page in the studio's list, which stands on the screen. */
export async function createPage(page: Page, code: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New page' }).click()
  await dialog(page).getByLabel('Code').fill(code)
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await page.getByLabel('Page config editor').waitFor()
}

/** Publishes what stands in the editor, as the dialog asks. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click()
  await dialog(page, /Publish/)
    .getByRole('button', { name: 'Publish' })
    .click()
  await page.getByText(/Published as version \d+/).waitFor()
}
