import type { Browser } from 'playwright-core'
import { signIn } from '../support/signIn'
import type { Product } from '../support/startProduct'
import { firstRow, weighScripts, wholeForm } from '../support/weighScripts'
import type { Figure } from './figures'

/**
 * JavaScript that the browser has asked for, as gzip: for the sign-in page, until the first row of a list is there when somebody signed in opens it, and until the
 * fields of public forms are there, and all in all.
 */
export async function measureLoad(browser: Browser, product: Product): Promise<Figure[]> {
  return [
    ...(await weighList(browser, product)),
    ...(await weighForm(browser, product, 'with conditions', '/document/taskModel')),
    ...(await weighForm(browser, product, 'with conditions, patterns and a table', '/invoicing/createInvoicing')),
  ]
}

async function weighForm(browser: Browser, product: Product, title: string, path: string): Promise<Figure[]> {
  const page = await browser.newPage({ baseURL: product.address, viewport: { width: 1440, height: 900 } })
  const weighFields = await weighScripts(page, wholeForm)
  const weighAll = await weighScripts(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  const [fields, all] = [await weighFields(), await weighAll()]
  await page.close()
  return [
    { name: `public form ${title}, until its fields`, value: fields, unit: 'KB gzip', aim: 300 },
    { name: `public form ${title}, all in all`, value: all, unit: 'KB gzip' },
  ]
}

async function weighList(browser: Browser, product: Product): Promise<Figure[]> {
  const page = await browser.newPage({ baseURL: product.address, viewport: { width: 1440, height: 900 } })
  const weighSignIn = await weighScripts(page)
  await page.goto('/user/login', { waitUntil: 'networkidle' })
  const signInSize = await weighSignIn()
  await signIn(page, 'staff')
  await page.waitForURL(/dashboard/)
  const weighRows = await weighScripts(page, firstRow)
  await page.goto('/p/test-equipment')
  await page.getByRole('row').nth(1).waitFor()
  await page.waitForLoadState('networkidle')
  const listSize = await weighRows()
  await page.close()
  return [
    { name: 'sign-in page', value: signInSize, unit: 'KB gzip', aim: 310 },
    { name: 'shell and one list page, until its first row', value: listSize, unit: 'KB gzip', aim: 290 },
  ]
}
