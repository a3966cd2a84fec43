import type { Browser } from 'playwright-core'
import { signIn } from '../support/signIn'
import type { Product } from '../support/startProduct'
import { firstRow, weighScripts } from '../support/weighScripts'
import type { Figure } from './figures'

/** JavaScript that the browser has asked for, for the sign-in page, and until the first row of a list is there when somebody signed in opens it, as gzip. */
export async function measureLoad(browser: Browser, product: Product): Promise<Figure[]> {
  const page = await browser.newPage({ baseURL: product.address, viewport: { width: 1440, height: 900 } })
  const weighSignIn = await weighScripts(page)
  await page.goto('/user/login', { waitUntil: 'networkidle' })
  const signInSize = await weighSignIn()
  await signIn(page, 'staff')
  await page.waitForURL(/dashboard/)
  const weighList = await weighScripts(page, firstRow)
  await page.goto('/p/test-equipment')
  await page.getByRole('row').nth(1).waitFor()
  await page.waitForLoadState('networkidle')
  const listSize = await weighList()
  await page.close()
  return [
    { name: 'sign-in page', value: signInSize, unit: 'KB gzip', aim: 310 },
    { name: 'shell and one list page, until its first row', value: listSize, unit: 'KB gzip', aim: 290 },
  ]
}
