import type { Browser } from 'playwright-core'
import { type Figure, median } from './figures'

/** The longest frame while a field with many choices is opened, and while its choices are narrowed by typing. */
export async function measureSelect(browser: Browser, address: string, choices: number, rounds: number): Promise<Figure[]> {
  const opened: number[] = []
  const narrowed: number[] = []
  for (let round = 0; round < rounds; round++) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${address}/?case=select-page&size=${choices}`)
    await page.waitForFunction('window.bench !== undefined')
    await page.evaluate('window.bench.draw()')
    const longest = async (act: () => Promise<void>) => {
      await page.evaluate('window.bench.frames.start()')
      await act()
      return Math.max(...((await page.evaluate('window.bench.frames.stop()')) as number[]))
    }
    const choice = (name: string) => page.locator('.ant-select-item-option').filter({ hasText: name }).first().waitFor()
    opened.push(
      await longest(async () => {
        await page.getByLabel('Material').click()
        await choice('Material 1')
      }),
    )
    narrowed.push(
      await longest(async () => {
        await page.keyboard.type('9998')
        await choice('Material 9998')
      }),
    )
    await page.close()
  }
  const title = `select with ${choices.toLocaleString('en-US')} choices`
  return [
    { name: `${title}: longest frame, opening`, value: median(opened), unit: 'ms', aim: 50 },
    { name: `${title}: longest frame, typing`, value: median(narrowed), unit: 'ms', aim: 50 },
  ]
}
