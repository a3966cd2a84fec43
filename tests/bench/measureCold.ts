import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { build } from 'vite'
import { buildWhenStale } from '../../codegen/build.mjs'
import { compileHints } from '../../codegen/compileHints'
import { packAssets } from '../../codegen/packAssets'
import { stableGridRows } from '../../codegen/stableGridRows'
import { openDatabase } from '../../server-mock/db/openDatabase'
import { openClient } from '../support/callApi'
import { signIn } from '../support/signIn'
import { passwords } from '../support/startProduct'
import { formPageText, sampleFields } from './browser/samplePage'
import { type Figure, median } from './figures'
import { startMeasured } from './startMeasured'

type StorageState = BrowserContextOptions['storageState']

interface ColdPage {
  title: string
  path: string
  aim: number
  /** An expression: true once everything that a person waits for stands on the screen. */
  isReady: string
}

const coldPages: ColdPage[] = [
  {
    title: 'cold address to the first rows',
    path: '/p/test-equipment',
    aim: 1.15,
    isReady: "document.body.innerText.includes('EQ-000030') && document.querySelector('nav')?.innerText.includes('Meetings')",
  },
  {
    title: 'cold address to a form of 100 fields',
    path: '/p/sample-100',
    aim: 1.2,
    isReady:
      "document.querySelectorAll('.pw-form-grid input').length >= 100 && document.querySelector('nav')?.innerText.includes('Meetings')",
  },
]

/** How long a page may take, in milliseconds, before the bench gives up. */
const patience = 30_000

/** How long each way to the server takes, in milliseconds. */
const latencies = [0, 20]

/**
 * From typing an address, with nothing in the browser's cache, until the page is painted: the product, and in turn the same two pages written by hand, served
 * by the same server with the same calls. And what an open page costs that nobody touches.
 */
export async function measureCold(browser: Browser, rounds: number): Promise<Figure[]> {
  await buildWhenStale()
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'))
  const database = await openDatabase({ dataDir: 'memory://' })
  const product = await startMeasured(database, folder, resolve('dist/client'))
  const byHand = await startMeasured(database, folder, await buildByHand(join(folder, 'client')))
  try {
    await addPages(product.url)
    const state = await signedIn(browser, product.url)
    const figures: Figure[] = []
    for (const latency of latencies)
      for (const page of coldPages)
        figures.push(await comparePage(browser, page, { product: product.url, byHand: byHand.url, state, latency }, rounds))
    return [...figures, ...(await measureRest(browser, product.url, state))]
  } finally {
    await byHand.close()
    await product.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function buildByHand(outDir: string): Promise<string> {
  await build({
    configFile: false,
    root: 'tests/bench/cold',
    plugins: [react(), stableGridRows, compileHints(() => true)],
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000, cssTarget: ['chrome123'] },
  })
  await packAssets(join(outDir, 'assets'), () => true)
  return outDir
}

/** A page of rows, and a form. */
async function addPages(address: string): Promise<void> {
  const client = await openClient(address, 'admin')
  for (let number = 1; number <= 40; number++) {
    const code = `EQ-${String(number).padStart(6, '0')}`
    await client.call('POST', '/test/equipment/add', { code, name: `Test bench ${number}`, status: 'ready', calibratedOn: '2026-05-04' })
  }
  const form = JSON.parse(formPageText(sampleFields(100))) as object
  const config = { ...form, url: { add: '/sample/add' } }
  const { success, message, errors } = await client.call('POST', '/page-configs/sample-100/publish', { config })
  if (!success) throw new Error(`the form could not be published: ${message} ${JSON.stringify(errors)}`)
}

/** What the browser keeps of somebody who has signed in; nothing of it is a file of the product. */
async function signedIn(browser: Browser, address: string): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-US' })
  await context.addInitScript("localStorage.setItem('pro__language', 'en-US')")
  const page = await context.newPage()
  await signIn(page, 'admin', passwords.admin)
  await page.waitForURL(/dashboard/)
  const state = await context.storageState()
  await context.close()
  return state
}

interface Beside {
  product: string
  byHand: string
  state: StorageState
  latency: number
}

async function comparePage(browser: Browser, page: ColdPage, { product, byHand, state, latency }: Beside, rounds: number): Promise<Figure> {
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await openCold(browser, product, page, state, latency))
    theirs.push(await openCold(browser, byHand, page, state, latency))
  }
  const [one, other] = [median(ours), median(theirs)]
  const title = latency === 0 ? page.title : `${page.title}, ${latency} ms each way`
  return { name: title, value: one / other, unit: '×', aim: page.aim, detail: `${one.toFixed(0)} against ${other.toFixed(0)} ms` }
}

/** Milliseconds from the address until its page is painted, in a browser that has fetched nothing yet. */
async function openCold(
  browser: Browser,
  address: string,
  { path, isReady }: ColdPage,
  state: StorageState,
  latency: number,
): Promise<number> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    storageState: movedTo(address, state),
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
  await devtools.send('Network.emulateNetworkConditions', { ...unlimited, latency: latency * 2 })
  await page.goto(path, { waitUntil: 'commit' })
  const ready = await page.evaluate(`new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the page is not drawn')), ${patience})
    const look = () => {
      if (!document.body || !(${isReady})) return requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    }
    look()
  })`)
  await context.close()
  return Number(ready)
}

/** The same session under another address. */
function movedTo(address: string, state: StorageState): StorageState {
  if (!state || typeof state === 'string') return state
  return { cookies: [], origins: state.origins.map((origin) => ({ ...origin, origin: address })) }
}

const restSeconds = 5

/** What the main thread does in a second while an open page is left alone. */
async function measureRest(browser: Browser, address: string, state: StorageState): Promise<Figure[]> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    storageState: state,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto('/p/test-equipment', { waitUntil: 'networkidle' })
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  await page.waitForTimeout(2000)
  const before = await busy()
  await page.waitForTimeout(restSeconds * 1000)
  const value = (((await busy()) - before) * 1000) / restSeconds
  await context.close()
  return [{ name: 'an open page at rest, per second', value, unit: 'ms', aim: 5 }]
}
