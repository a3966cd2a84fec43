import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { sharedJourney as journey, type Person } from '../support/journey'
import { rowWith } from '../support/screen'

const middle = { width: 1087, height: 900 }

async function openList({ page, goTo }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  await goTo('/p/test-equipment')
  await rowWith(page, 'EQ-000001').waitFor()
}

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Display settings' }).click()
  const drawer = page.getByRole('dialog', { name: 'Display settings' })
  await drawer.getByText('Page look').waitFor()
  return drawer
}

const choose = (drawer: Locator, group: string, value: string) =>
  drawer.getByRole('radiogroup', { name: group }).getByText(value, { exact: true }).click()

async function widthOf(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.width ?? 0)
}

describe('P2-layouts', () => {
  journey(
    'P4-responsive the side menu is 208 wide, folded 80; below 1088 it is a drawer of 200, and below 768 the header is that of a telephone',
    async ({ visit }) => {
      const { page, goTo } = await visit({ as: 'staff' })
      await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
      const sider = page.getByRole('complementary')
      expect(await widthOf(sider)).toBe(208)
      await page.getByRole('button', { name: 'Collapse menu' }).click()
      await expect.poll(() => widthOf(sider)).toBe(80)
      await sider.getByRole('menuitem').nth(2).hover()
      const entry = page.locator('.ant-menu-submenu-popup li').first()
      const lowest = async (element: Locator) =>
        Math.round(((await element.boundingBox())?.y ?? 0) + ((await element.boundingBox())?.height ?? 0))
      // Its name stands beside its icon, not below it where nobody sees it.
      await expect.poll(async () => (await lowest(entry.getByRole('link'))) - (await lowest(entry))).toBeLessThanOrEqual(0)
      await goTo('/p/test-equipment')
      await rowWith(page, 'EQ-000001').waitFor()
      expect(await widthOf(sider)).toBe(80)
      await page.getByRole('button', { name: 'Expand menu' }).click()
      await expect.poll(() => widthOf(sider)).toBe(208)
      await page.setViewportSize({ width: 1088, height: 900 })
      expect(await widthOf(sider)).toBe(208)
      await page.setViewportSize(middle)
      await sider.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Expand menu' }).click()
      const drawer = page.getByRole('dialog').filter({ has: page.getByRole('navigation', { name: 'Menu' }) })
      await expect.poll(() => widthOf(drawer)).toBe(200)
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })
      const workbench = page.getByRole('banner').getByRole('link', { name: 'Workbench' })
      await page.setViewportSize({ width: 768, height: 900 })
      await workbench.waitFor()
      await page.setViewportSize({ width: 767, height: 900 })
      await workbench.waitFor({ state: 'detached' })
    },
  )

  journey('the menu along the top leaves the right area 360 at least; what has no room is behind the dots', async ({ visit }) => {
    const { page } = await visit({ as: 'staff' })
    const drawer = await openSettings(page)
    await choose(drawer, 'Navigation', 'Top')
    await page.getByRole('complementary').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    for (const width of [1920, 1440, 1280, 1088]) {
      await page.setViewportSize({ width, height: 900 })
      const end = page.locator('.pw-header-end')
      await expect.poll(() => widthOf(end)).toBeGreaterThanOrEqual(360)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
      expect(await page.getByRole('banner').getByRole('link', { name: 'Workbench' }).isVisible()).toBe(true)
    }
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Menu' })
    await menu.locator('.ant-menu-overflow-item-rest').hover()
    await page.getByRole('menuitem', { name: 'Test equipment' }).last().hover()
    await page.getByRole('link', { name: 'Test equipment' }).filter({ visible: true }).last().click()
    await rowWith(page, 'EQ-000001').waitFor()
  })
})

describe('where the system chooses the colours', () => {
  journey('the current tab, the current entry of the menu and the button to press differ from those beside them', async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    await openList(person)
    await page.emulateMedia({ forcedColors: 'active' })
    const drawn = (element: Locator) =>
      element.evaluate((one) => {
        const { backgroundColor, outlineStyle, borderInlineStartWidth } = getComputedStyle(one)
        return [backgroundColor, outlineStyle, borderInlineStartWidth].join(' ')
      })
    const differ = async (one: Locator, other: Locator) => expect(await drawn(one.first())).not.toBe(await drawn(other.first()))
    await differ(page.locator('.pw-tab-shown'), page.locator('.pw-tab:not(.pw-tab-shown)'))
    await differ(page.locator('.pw-menu-shown'), page.locator('.pw-menu-row:not(.pw-menu-shown)'))
    await differ(page.locator('.ant-btn-variant-solid:not(:disabled)'), page.locator('.ant-btn-variant-outlined:not(:disabled)'))
  })
})

journey('the list of keys is no higher than the window', async ({ visit }) => {
  const { page } = await visit({ as: 'staff' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Test equipment' }).first().waitFor()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await dialog.waitFor()
  const { y, height } = (await dialog.boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY }
  expect(y + height).toBeLessThanOrEqual(900)
})

describe('P2-settings', () => {
  journey('a list turns dark at once, its grid too, and keeps what was typed', async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    await openList(person)
    const cell = page.getByRole('gridcell', { name: 'EQ-000001' })
    const ground = () => cell.evaluate((element) => getComputedStyle(element).backgroundColor)
    const light = await ground()
    await page.getByRole('textbox', { name: 'Name' }).fill('EQ')
    const drawer = await openSettings(page)
    await choose(drawer, 'Page look', 'Dark')
    await expect.poll(ground).not.toBe(light)
    expect(await page.getByRole('textbox', { name: 'Name', includeHidden: true }).inputValue()).toBe('EQ')
    await page.reload()
    await rowWith(page, 'EQ-000001').waitFor()
    expect(await ground()).not.toBe(light)
  })

  journey('hides the header after 100 px and brings it back with the first scroll up', async ({ visit }) => {
    const { page } = await visit({ as: 'staff' })
    const drawer = await openSettings(page)
    await drawer.getByRole('switch', { name: 'Hide header on scroll' }).click()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await page.setViewportSize({ width: 1440, height: 500 })
    const header = page.getByRole('banner')
    const height = async () => Math.round((await header.boundingBox())?.height ?? 0)
    await page.mouse.move(700, 300)
    await page.mouse.wheel(0, 90)
    await expect.poll(() => page.locator('.pw-content').evaluate((element) => element.scrollTop)).toBe(90)
    expect(await height()).toBeGreaterThan(40)
    await page.mouse.wheel(0, 60)
    await expect.poll(height).toBe(0)
    await page.mouse.wheel(0, -30)
    await expect.poll(height).toBeGreaterThan(40)
  })

  journey('a header and a menu that are not fixed go away with the page', async ({ visit }) => {
    const { page } = await visit({ as: 'staff' })
    const drawer = await openSettings(page)
    const top = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? 0)
    const scroll = async () => {
      await page.mouse.move(700, 300)
      await page.mouse.wheel(0, 200)
    }
    await drawer.getByRole('switch', { name: 'Fixed header' }).click()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await page.setViewportSize({ width: 1440, height: 500 })
    await scroll()
    await expect.poll(() => top(page.getByRole('banner'))).toBeLessThan(-50)
    expect(await top(page.getByRole('complementary'))).toBe(0)
    await page.mouse.wheel(0, -200)
    const again = await openSettings(page)
    await again.getByRole('switch', { name: 'Fixed header' }).click()
    await again.getByRole('switch', { name: 'Fixed side menu' }).click()
    await page.keyboard.press('Escape')
    await again.waitFor({ state: 'hidden' })
    await scroll()
    await expect.poll(() => top(page.getByRole('complementary'))).toBeLessThan(-50)
    expect(await top(page.getByRole('banner'))).toBe(0)
  })

  journey('content is as wide as the window, or of a fixed width in its middle', async ({ visit }) => {
    const { page } = await visit({ as: 'staff' })
    await page.setViewportSize({ width: 2400, height: 900 })
    const content = page.locator('.pw-content > *').first()
    await expect.poll(() => widthOf(content)).toBe(1600)
    // A list takes the whole width, until somebody chooses otherwise.
    await page.goto('/p/test-equipment')
    const list = page.getByRole('grid')
    await expect.poll(() => widthOf(list)).toBeGreaterThan(2100)
    await choose(await openSettings(page), 'Content width', 'All fixed')
    await expect.poll(() => widthOf(list)).toBeLessThan(1600)
    await page.keyboard.press('Escape')
    await page.goto('/dashboard/analysis')
    await expect.poll(() => widthOf(content)).toBe(1600)
    const drawer = await openSettings(page)
    await choose(drawer, 'Content width', 'Fluid')
    await expect.poll(() => widthOf(content)).toBeGreaterThan(2100)
    await choose(drawer, 'Navigation', 'Top')
    await choose(drawer, 'Content width', 'Fixed')
    await expect.poll(() => widthOf(content)).toBe(1200)
  })

  journey('a list can be read in both looks and every colour, beside either menu; the dashboard in both looks', async ({ visit }) => {
    const person = await visit({ as: 'staff' })
    const { page } = person
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openList(person)
    const drawer = await openSettings(page)
    const colours = await drawer
      .getByRole('radiogroup', { name: /Theme colour/ })
      .getByRole('radio')
      .all()
    await expectReadable(page, drawer, colours)
    await choose(drawer, 'Menu theme', 'Dark')
    await expectReadable(page, drawer, colours.slice(0, 2))
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('tab', { name: 'Home' }).click()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await expectReadable(page, await openSettings(page), colours.slice(0, 1))
  })
})

async function expectReadable(page: Page, drawer: Locator, colours: readonly Locator[]): Promise<void> {
  for (const look of ['Light', 'Dark']) {
    await choose(drawer, 'Page look', look)
    for (const colour of colours) {
      await colour.check()
      const problems = await findAxeProblems(page)
      expect(problems.filter((problem) => problem.startsWith('color-contrast'))).toEqual([])
    }
  }
}

journey('P2-tabs the context menu opens by keyboard on the focused tab, and its numbers work', async ({ visit }) => {
  const person = await visit({ as: 'staff' })
  const { page } = person
  await openList(person)
  const home = page.getByRole('tab', { name: 'Home' })
  await home.focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: /Close right/ }).waitFor()
  await page.keyboard.press('3')
  await page.getByRole('tab', { name: 'Test equipment' }).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/dashboard/analysis')
})
