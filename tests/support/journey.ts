import { type Browser, chromium, type Page } from 'playwright-core'
import { type TestContext, test } from 'vitest'
import type { Language } from '../../schemas/page/Text'
import { findBrowser } from './findBrowser'
import { leftSession } from './leftSession'
import { signIn } from './signIn'
import { type Account, type Product, startProduct } from './startProduct'
import { type ConsoleWatch, watchConsole } from './watchConsole'

/** A person at a browser of their own: other cookies, other storage than everybody else. */
export interface Person {
  page: Page
  console: ConsoleWatch
  /** Goes to a path of the product, for example `/p/order`. */
  goTo(path: string): Promise<void>
  /** Opens a second tab in the same browser. */
  openTab(path: string): Promise<Page>
}

export interface VisitOptions {
  /** Who signs in; nobody when it is left out. */
  as?: Account
  /** Who has signed in on an earlier visit begins here; else it is done on the screen, and ends at home. */
  at?: string
  language?: Language
}

/** How long a journey waits for something to appear on the screen, in milliseconds. */
const timeout = 30_000

/**
 * A test that drives the whole product. It fails when a page complained on its console, and leaves pictures when it fails. Each file has a server of its
 * own; the browser is one, in which everybody has their own windows.
 */
export const journey = test
  .extend('isHeadless', { scope: 'worker' }, !process.env.SHOW_BROWSER)
  .extend('browser', { scope: 'worker' }, async ({ isHeadless }, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.launch({ ...(await findBrowser()), headless: isHeadless, args: ['--no-sandbox'] })
    onCleanup(() => browser.close())
    return browser
  })
  .extend('productArguments', { scope: 'worker' }, ['--demo'])
  .extend('sharedProduct', { scope: 'worker' }, async ({ productArguments }, { onCleanup }): Promise<Product> => {
    const product = await startProduct(productArguments)
    onCleanup(() => product.remove())
    return product
  })
  .extend('product', { scope: 'file' }, async ({ productArguments }, { onCleanup }): Promise<Product> => {
    const product = await startProduct(productArguments)
    onCleanup(() => product.remove())
    return product
  })
  .extend('address', { scope: 'file' }, async ({ product }) => product.address)
  .extend('visit', async ({ address, browser, onTestFinished, task }) => {
    const people: Person[] = []
    onTestFinished(() => leave(people, task))
    return async ({ as, at, language = 'en-US' }: VisitOptions = {}): Promise<Person> => {
      const session = as && at ? await leftSession(address, as) : []
      const person = await openWindow(browser, address, language, session)
      people.push(person)
      if (at) await person.goTo(at)
      else if (as) await signIn(person.page, as)
      return person
    }
  })

/** A journey that others may precede and follow on the same server: it changes nothing that somebody else looks at. */
export const sharedJourney = journey.extend('product', { scope: 'file' }, ({ sharedProduct }) => sharedProduct)

async function openWindow(
  browser: Browser,
  address: string,
  language: Language,
  session: Awaited<ReturnType<typeof leftSession>>,
): Promise<Person> {
  const localStorage = [{ name: 'pro__language', value: language }, ...session]
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: language,
    // What moves while it appears is somewhere else when it is pressed. A journey that is about movement asks for it.
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  })
  context.setDefaultTimeout(timeout)
  const console = watchConsole(context)
  const page = await context.newPage()
  const openTab = async (path: string) => {
    const tab = await context.newPage()
    await tab.goto(path)
    return tab
  }
  const goTo = async (path: string) => void (await page.goto(path))
  return { page, goTo, openTab, console }
}

/** Ends a journey: pictures of what was on the screens when it failed, and no complaint left unread. */
async function leave(people: readonly Person[], task: TestContext['task']): Promise<void> {
  const problems = people.flatMap((person) => person.console.problems)
  const hasFailed = (task.result?.errors ?? []).length > 0 || problems.length > 0
  for (const [number, { page }] of people.entries()) {
    if (hasFailed) await page.screenshot({ path: picturePath(task.name, number) }).catch(() => undefined)
    await forgetPreferences(page)
    await page.context().close()
  }
  if (problems.length > 0) throw new Error(`The browser's console complained:\n${problems.join('\n')}`)
}

/** What somebody has chosen for the screen follows them: whoever comes next as the same user begins with nothing chosen. */
async function forgetPreferences(page: Page): Promise<void> {
  const forget = async () => {
    const { value: token } = JSON.parse(window.localStorage.getItem('pro__Access-Token') ?? '{}') as { value?: string }
    if (token) await fetch('/api/sys/user/preferences', { method: 'DELETE', headers: { 'X-Access-Token': token } })
  }
  await page.evaluate(forget).catch(() => undefined)
}

function picturePath(name: string, number: number): string {
  return `test-results/${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}-${number + 1}.png`
}
