import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Whether the focus is at the place, or inside of it. */
const isThere = (element: Element) => element.contains(document.activeElement)

/** Goes on with a key until the focus is where it is wanted; throws where it does not come there in `most` presses. */
export async function goBy(page: Page, key: string, wanted: Locator, most = 40): Promise<void> {
  await wanted.first().waitFor()
  for (let presses = 0; presses <= most; presses += 1) {
    if (await wanted.first().evaluate(isThere)) return
    await page.keyboard.press(key)
  }
  const there = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
  throw new Error(`${most} presses of ${key} do not lead to ${wanted}; the focus is at ${there}`)
}

/** Waits until the focus has come to a place by itself. */
export async function waitForFocus(wanted: Locator): Promise<void> {
  await wanted.first().waitFor()
  await expect.poll(() => wanted.first().evaluate(isThere)).toBe(true)
}
