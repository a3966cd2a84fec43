import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type SourceLanguage, sourceLanguages } from '../../schemas/language/SourceText'
import { atRest } from '../support/atRest'
import { findAxeProblems } from '../support/findAxeProblems'
import { journey } from '../support/journey'
import { dialog } from '../support/screen'
import { createPage, openStudio, writeText } from '../support/studio'

// @long: every step of publishing.

const words: Record<SourceLanguage, { publish: string; groups: string[]; fine: string; cancel: string; sample: string }> = {
  'zh-CN': { publish: '发布', groups: ['数据表', '接口', '菜单', '权限'], fine: '没有发现问题', cancel: '取消', sample: '名称 1' },
  'en-US': {
    publish: 'Publish',
    groups: ['Table', 'Calls', 'Menu', 'Permissions'],
    fine: 'No problems found',
    cancel: 'Cancel',
    sample: 'Name 1',
  },
  'de-DE': {
    publish: 'Veröffentlichen',
    groups: ['Tabelle', 'Aufrufe', 'Menü', 'Rechte'],
    fine: 'Keine Probleme gefunden',
    cancel: 'Abbrechen',
    sample: 'Name 1',
  },
}
const themes = ['light', 'dark'] as const
const sizes = [
  { width: 1280, height: 720 },
  { width: 390, height: 800 },
]

/** What is wider than its room, and so cut off or pushed out of sight. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [
      document.documentElement,
      ...document.querySelectorAll<HTMLElement>('.ant-modal, .ant-modal *:not(textarea, svg *, .ant-checkbox)'),
    ]
    return parts
      .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth)
      .map((part) => `${part.className}: ${part.scrollWidth} > ${part.clientWidth}`)
  })
}

/** The look as the settings keep it, before the page opens. */
async function setTheme(page: Page, look: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((value) => localStorage.setItem('pro__DEFAULT_LOOK', JSON.stringify({ value, expire: null })), look)
}

journey(
  'C-publish the first publication is told group by group, whole and in sight, on every screen and in every language',
  async ({ visit }) => {
    const author = await visit({ as: 'admin' })
    await openStudio(author.page)
    await createPage(author.page, 'first-publication', 'First publication of a page with a rather long name')
    for (const [index, language] of sourceLanguages.entries()) {
      const { page, goTo } = await visit({ as: 'admin', language })
      const word = words[language]
      await setTheme(page, themes[index % 2] ?? 'light')
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      await goTo('/studio/first-publication')
      await page.getByText(word.fine).waitFor()
      await page.getByText(word.sample).first().waitFor()
      expect(await findAxeProblems(page), `editor, ${language}`).toEqual([])
      for (const size of sizes) {
        await page.setViewportSize(size)
        await page.getByRole('button', { name: word.publish }).click()
        const asked = dialog(page)
        for (const group of word.groups) await asked.getByRole('heading', { name: group, exact: true }).waitFor()
        expect(await findOverflow(page), `${language} ${size.width}`).toEqual([])
        const button = await asked.getByRole('button', { name: word.publish }).boundingBox()
        expect((button?.y ?? size.height) + (button?.height ?? 0)).toBeLessThanOrEqual(size.height)
        expect(await findAxeProblems(page), `publish dialog, ${language}`).toEqual([])
        await asked.getByRole('button', { name: word.cancel }).click()
      }
    }
  },
)

journey('C-publish a page with errors cannot be published: the dialog lists them and leads to each', async ({ visit }) => {
  const { page } = await visit({ as: 'admin' })
  await openStudio(page)
  await createPage(page, 'refused-page', 'Refused page')
  await writeText(page, '{\n  "kind": "list",\n  "code": "refused-page",\n  "version": 1,\n  "title": "Refused",\n  "colums": []\n}')
  await page.getByRole('list', { name: 'Problems' }).getByText('colums').first().waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  const refused = dialog(page, /cannot be published yet/)
  const problem = refused.getByRole('list', { name: 'Problems' }).getByRole('button', { name: /colums.*Line 6.*Go to/ })
  await problem.waitFor()
  expect(await refused.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true)
  await problem.click()
  await refused.waitFor({ state: 'detached' })
  await page.keyboard.insertText('"columns"')
  await page.getByLabel('Page config editor').getByText('"columns"').waitFor()
})

journey('C-publish nothing is complained about while the studio opens a page', async ({ visit }) => {
  const { page, goTo } = await visit({ as: 'admin' })
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const complaint = document.querySelector('.pw-problems, .pw-studio .ant-alert, .pw-studio .ant-empty')?.textContent
      if (complaint) seen.push(complaint)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  for (const held of ['**/draft', '**/validate']) {
    await page.route(held, async (route) => {
      await page.waitForFunction(() => document.querySelector('.ant-spin') !== null)
      await route.continue()
    })
  }
  await goTo('/studio/order')
  await page.getByText('No problems found').waitFor()
  await page.getByText('Real rows').waitFor()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})

journey('C-publish after the first publication the preview shows the rows that there are: none', async ({ visit }) => {
  const { page } = await visit({ as: 'admin' })
  await openStudio(page)
  await createPage(page, 'no-rows', 'No rows')
  await page.getByText('Sample rows: the table does not exist yet').waitFor()
  await page
    .getByRole('cell', { name: 'Name 1' })
    .or(page.getByRole('gridcell', { name: 'Name 1' }))
    .waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await dialog(page, /Publish/)
    .getByRole('button', { name: 'Publish' })
    .click()
  await page.getByText('Real rows').waitFor()
  await page.getByText('Name 1').waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Preview', exact: true }).getByText('No data').filter({ visible: true }).first().waitFor()
})

journey(
  'C-publish the preview of a form that was never published asks for nothing that is made when it is published',
  async ({ visit }) => {
    const { page } = await visit({ as: 'admin' })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('.validators.js')) asked.push(request.url())
    })
    await openStudio(page)
    await createPage(page, 'new-form', 'New form')
    await writeText(page, JSON.stringify({ ...newForm, code: 'new-form' }, null, 2))
    const preview = page.getByRole('region', { name: 'Preview', exact: true })
    await preview.getByRole('textbox', { name: 'Wish' }).fill('A quiet place')
    await page.evaluate(atRest)
    expect(asked).toEqual([])
  },
)

const newForm = {
  kind: 'form',
  version: 1,
  title: { 'zh-CN': '新表单', 'en-US': 'New form', 'de-DE': 'Neues Formular' },
  url: { add: '/new/form/add' },
  authPre: 'new-form',
  items: [{ key: 'wish', type: 'input', title: { 'zh-CN': '愿望', 'en-US': 'Wish', 'de-DE': 'Wunsch' }, maxLength: 40 }],
  resource: { table: 'new_form' },
}

journey('C-publish whoever publishes a page says in the dialog which roles may use it: nobody else sees it', async ({ visit }) => {
  for (const [code, title, isGiven] of [
    ['kept-page', 'Kept page', false],
    ['given-page', 'Given page', true],
  ] as const) {
    const author = await visit({ as: 'configurator' })
    await openStudio(author.page)
    await createPage(author.page, code, title)
    await author.page.getByText('No problems found').waitFor()
    await author.page.getByRole('button', { name: 'Publish' }).click()
    const asked = dialog(author.page, /Publish/)
    await asked.getByText('Only you and administrators may use it', { exact: false }).waitFor()
    const staff = asked.getByRole('group', { name: 'Staff' })
    if (isGiven) for (const name of ['Open the page', 'Add']) await staff.getByRole('checkbox', { name }).check()
    await asked.getByRole('button', { name: 'Publish' }).click()
    await author.page.getByText('Real rows').waitFor()
  }
  const { page, goTo } = await visit({ as: 'staff' })
  // The start page may name it too.
  await page.locator('nav').getByRole('link', { name: 'Given page' }).waitFor({ state: 'attached' })
  expect(await page.getByRole('link', { name: 'Kept page' }).count()).toBe(0)
  await goTo('/p/given-page')
  await page.getByRole('button', { name: 'New', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0)
})
