import type { Page } from 'playwright-core'

/** Signs out through the screen in English, until the sign-in page is there. */
export async function signOut(page: Page, realname: string): Promise<void> {
  await page.getByRole('button', { name: realname }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).waitFor()
}
