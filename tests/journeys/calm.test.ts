import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

/** How the line in the header moves, in pixels per second; null while it does not. */
const movement = (page: Page) =>
  page.evaluate(() => {
    const [running] = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
    const line = (running?.effect as KeyframeEffect | undefined)?.target
    if (!line || running?.playState !== 'running') return null
    const way = line.getBoundingClientRect().width + (line.parentElement?.getBoundingClientRect().width ?? 0)
    return Math.round((way / Number(running.effect?.getComputedTiming().duration)) * 1000)
  })

journey(
  'P2-marquee announcements run at 40 pixels a second, until they are pointed at, paused, or not wanted to move',
  async ({ visit }) => {
    const { page } = await visit({ as: 'staff' })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const banner = page.getByRole('banner')
    const line = banner.getByText('System maintenance: The system is maintained')
    const left = async () => (await line.boundingBox())?.x ?? 0
    await banner.getByRole('button', { name: 'Pause scrolling' }).waitFor()
    await expect.poll(() => movement(page)).toBe(40)
    const before = await left()
    await expect.poll(left).toBeLessThan(before)
    await banner.getByRole('button', { name: 'Announcements', exact: true }).hover()
    await expect.poll(() => movement(page)).toBe(null)
    await page.mouse.move(700, 500)
    await expect.poll(() => movement(page)).toBe(40)
    await banner.getByRole('button', { name: 'Pause scrolling' }).click()
    await page.mouse.move(700, 500)
    await expect.poll(() => movement(page)).toBe(null)
    await banner.getByRole('button', { name: 'Resume scrolling' }).click()
    await expect.poll(() => movement(page)).toBe(40)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await banner.getByRole('button', { name: 'Next announcement' }).click()
    await banner.getByText('New calibration intervals for test equipment: ').waitFor()
    await expect.poll(() => movement(page)).toBe(null)
  },
)

journey('P9-fonts a quote is as wide as the language reads it, and date panels have the face of the page', async ({ visit }) => {
  /** As a part of the size of the letters. */
  const widthOfQuote = (page: Page) =>
    page.evaluate(() => {
      const place = document.body.appendChild(document.createElement('button'))
      place.textContent = '“'
      place.style.cssText = 'padding: 0; border: 0'
      const { width } = place.getBoundingClientRect()
      const size = Number.parseFloat(getComputedStyle(place).fontSize)
      place.remove()
      return width / size
    })
  const { page, goTo } = await visit({ as: 'staff' })
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  const quote = await widthOfQuote(page)
  expect(quote).toBeGreaterThan(0)
  expect(quote).toBeLessThan(0.7)
  await goTo('/p/task-request')
  await page.getByRole('textbox', { name: 'Wanted by' }).click()
  const month = page.getByRole('button', { name: 'Choose a month' })
  await month.waitFor()
  const faceOf = (element: Element) => getComputedStyle(element).fontFamily
  expect(await month.evaluate(faceOf)).toBe(await page.locator('body').evaluate(faceOf))
  const { page: chinese } = await visit({ as: 'staff', language: 'zh-CN' })
  await chinese.getByRole('link', { name: '试验设备' }).first().waitFor()
  expect(await chinese.locator('body').evaluate(faceOf)).not.toBe(await page.locator('body').evaluate(faceOf))
})

journey('P2-star P2-centre staff keep a page by its star, and read all that was announced at once, without a mouse', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/test-equipment' })
  const star = page.getByRole('button', { name: 'Favourite this page' })
  await page.keyboard.press('Tab')
  await star.and(page.locator('[aria-disabled=false]')).press('Enter')
  await star.and(page.locator('[aria-pressed=true]')).waitFor()
  await page.reload()
  await rowWith(page, 'EQ-000001').waitFor()
  await page.keyboard.press('Tab')
  await star.and(page.locator('[aria-pressed=true]')).waitFor()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Favourite: Test equipment' }).waitFor()
  await page.getByRole('toolbar').getByRole('button', { name: 'Favourites', exact: true }).click()
  await dialog(page, 'Favourites').getByText('This page is kept as “Test equipment”').waitFor()
  await page.keyboard.press('Escape')
  await menu.getByRole('button', { name: 'Favourite: Test equipment' }).click()
  await star.and(page.locator('[aria-pressed=false]')).waitFor()

  const bell = page.getByRole('button', { name: /^Announcements, \d+ unread$/ })
  await bell.press('ArrowDown')
  const centre = page.getByRole('region', { name: 'Announcements', exact: true })
  await expect.poll(() => centre.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await findAxeProblems(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await centre.getByText('New calibration intervals').waitFor()
  expect(await centre.getByText('Changes to the car park').count()).toBe(0)
  await centre.getByRole('button', { name: /^All \(/ }).press('Enter')
  await centre.getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await centre.getByText('No announcements').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Announcements', exact: true }).waitFor()
})
