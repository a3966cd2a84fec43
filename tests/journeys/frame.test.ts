import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { sharedJourney as journey } from '../support/journey'
import { rowWith } from '../support/screen'

const hours = /Good (morning|day|afternoon|evening)/

async function topOf(element: Locator): Promise<{ top: number; bottom: number; height: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not on the screen')
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height), height: Math.round(box.height) }
}

async function chooseTopNavigation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Display settings' }).click()
  const drawer = page.getByRole('dialog', { name: 'Display settings' })
  await drawer.getByRole('radiogroup', { name: 'Navigation' }).getByText('Top', { exact: true }).click()
  await page.getByRole('complementary').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
}

journey('P2-topbar greeting with the name, Workbench and footer are there beside a list, whichever the navigation', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/test-equipment' })
  await rowWith(page, 'EQ-000001').waitFor()
  const look = async () => {
    const banner = page.getByRole('banner')
    expect(await banner.locator('.pw-greeting').innerText()).toMatch(hours)
    expect(await banner.locator('.pw-user').innerText()).toContain('张三')
    await banner.getByRole('link', { name: 'Workbench' }).waitFor()
    const footer = page.locator('.pw-footer').filter({ visible: true })
    expect((await topOf(footer)).bottom).toBeLessThanOrEqual(900)
    expect(await footer.getByRole('link').allInnerTexts()).toEqual(expect.arrayContaining(['Home', 'Workbench']))
  }
  await look()
  await chooseTopNavigation(page)
  await look()
  await page.locator('.pw-footer').filter({ visible: true }).getByRole('link', { name: 'Workbench' }).click()
  await page.waitForURL('**/dashboard/workplace')
})

journey(
  'P2-content the area of the page has a border, and all of the height below header and tabs; the sign-in page has neither',
  async ({ visit }) => {
    const { page, goTo } = await visit()
    await goTo('/user/login')
    await page.getByLabel('User name').waitFor()
    expect(await page.locator('.pw-pages').count()).toBe(0)
    const person = await visit({ as: 'staff', at: '/p/test-equipment' })
    await rowWith(person.page, 'EQ-000001').waitFor()
    const content = person.page.getByRole('main')
    const width = await content.evaluate((element) => getComputedStyle(element).borderWidth)
    expect(width).toBe('1px')
    const header = await topOf(person.page.getByRole('banner'))
    const tabs = await topOf(person.page.getByRole('region', { name: 'Open pages' }))
    const area = await topOf(content)
    // The line above it lies on that below the tabs.
    expect([area.top + 1, area.bottom, area.height - 1]).toEqual([tabs.bottom, 900, 900 - header.height - tabs.height])
  },
)

journey('P2-history a page that is gone to begins at its top, inside of the frame too', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'staff' })
  await page.locator('.pw-user').waitFor()
  await page.setViewportSize({ width: 1440, height: 500 })
  await goTo('/dashboard/analysis')
  const content = page.locator('.pw-content').filter({ visible: true })
  await content.getByRole('heading', { level: 2 }).first().waitFor()
  await content.hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => content.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
  await page.getByRole('banner').getByRole('link', { name: 'Workbench' }).click()
  await page.waitForURL('**/dashboard/workplace')
  await content.getByRole('heading', { level: 2 }).first().waitFor()
  expect(await content.evaluate((element) => element.scrollTop)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0)
})

journey('P2-tabs the tab of a page that the menu does not have is named in the language of the day', async ({ visit }) => {
  const { page } = await visit({ as: 'staff', at: '/p/task-list' })
  const title = async (language: string) => {
    await page.getByRole('button', { name: /^(Language|语言|Sprache)/ }).click()
    await page.getByRole('menuitem', { name: language }).click()
  }
  await page.getByRole('tab', { name: 'task-list', exact: true }).waitFor({ state: 'detached' })
  const named = async () => page.getByRole('tab').last().innerText()
  const english = await named()
  await title('Deutsch')
  await expect.poll(named).not.toBe(english)
  const german = await named()
  await title('简体中文')
  await expect.poll(named).not.toBe(german)
  expect(new Set([english, german, await named()]).size).toBe(3)
  await page.reload()
  await page.getByRole('tab', { name: await named() }).waitFor()
})

const calendars = [
  ['zh-CN', '新建', '期限', /[一二三四五六日]/, /月/, '今天'],
  ['en-US', 'New', 'Due', /Mo/, /[A-Z][a-z]{2}/, 'Today'],
  ['de-DE', 'Neu', 'Fällig', /Mo.*Mi.*So|So.*Mo.*Mi/, /[A-Z][a-zä]{2}/, 'Heute'],
] as const

for (const [language, add, due, weekdays, month, today] of calendars) {
  journey(`P9-locale the calendar of a date field speaks ${language}`, async ({ visit }) => {
    const { page } = await visit({ as: 'staff', at: '/p/demo-date', language })
    await page.getByRole('toolbar').getByRole('button', { name: add, exact: true }).click()
    await page.getByRole('dialog').getByLabel(due).click()
    const panel = page.locator('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')
    await panel.locator('th').first().waitFor()
    expect((await panel.locator('th').allInnerTexts()).join(' ')).toMatch(weekdays)
    expect(await panel.locator('.ant-picker-header-view').innerText()).toMatch(month)
    await panel.getByText(today, { exact: true }).waitFor()
  })
}

journey('a page that is for others, and one that there is not, leave a way: a search for what was meant, and home', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'visitor' })
  await page.locator('.pw-user').waitFor()
  const content = page.getByRole('main')
  for (const [path, said] of [
    ['/p/saved-pages', 'No permission'],
    ['/p/no-such-page', 'The JSON config of this page was not found!'],
  ] as const) {
    await goTo(path)
    // The way to the page says it as well.
    await content.getByText(said).last().waitFor()
    await content.getByRole('link', { name: 'Back to home' }).waitFor()
    await content.getByRole('combobox').fill('My acc')
    await page.getByRole('option', { name: 'My account' }).first().waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'My account', selected: true }).waitFor()
  }
})
