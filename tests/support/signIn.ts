import type { Page } from 'playwright-core'
import type { SourceLanguage } from '../../schemas/language/SourceText'
import { type Account, passwords } from './startProduct'

const signInTexts = {
  'en-US': { username: 'User name', password: 'Password', submit: 'Sign in' },
  'zh-CN': { username: '用户名', password: '密码', submit: '登录' },
  'de-DE': { username: 'Benutzername', password: 'Passwort', submit: 'Anmelden' },
} as const satisfies Record<SourceLanguage, object>

/** Signs in through the screen, in the language it shows. */
export async function signIn(page: Page, account: Account, password: string = passwords[account]): Promise<void> {
  if (!page.url().includes('/user/login')) await page.goto('/user/login')
  // The document speaks the reader's language when its texts are there.
  await page.locator('form').first().waitFor()
  const language = (await page.locator('html').getAttribute('lang')) as SourceLanguage
  const texts = signInTexts[language]
  await page.getByLabel(texts.username).fill(account)
  await page.getByLabel(texts.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.submit }).click()
}
