import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findAxeProblems } from '../support/findAxeProblems'
import { sharedJourney as journey } from '../support/journey'
import { dialog, rowWith } from '../support/screen'

const press = (name: string | RegExp, place: Page | Locator) => place.getByRole('button', { name, exact: true }).first().click()

/** Where one dialog opens, and whether it has a field that the focus goes to. */
interface Opening {
  path: string
  open(page: Page): Promise<void>
  /** What is in it when it is whole. */
  shown(page: Page): Locator
  hasField?: boolean
}

async function fromUserMenu(page: Page, item: string): Promise<void> {
  await page.locator('.pw-user').click()
  await page.locator('.ant-dropdown').getByRole('menuitem', { name: item }).click()
}

async function openPanel(page: Page, tab?: string): Promise<void> {
  await rowWith(page, 'D20261105-002').getByRole('button', { name: 'Edit', exact: true }).click()
  await press('History', dialog(page).getByRole('toolbar', { name: 'Record', exact: true }))
  if (tab) await page.locator('.pw-panels').getByRole('tab', { name: tab }).click()
}

async function openPicker(page: Page): Promise<void> {
  await press('New', page)
  await dialog(page).getByRole('combobox').first().click()
}

const order = '/p/order'
const inPicker = (page: Page) =>
  dialog(page, /^Select/)
    .getByRole('radio')
    .first()
const picker = (kind: string): Opening => ({ path: `/p/demo-${kind}`, open: openPicker, shown: inPicker, hasField: true })

const openings: Readonly<Record<string, Opening>> = {
  'advanced query': {
    path: '/p/test-equipment',
    open: (page) => press('Advanced query', page),
    shown: (page) => dialog(page).getByRole('combobox').first(),
    hasField: true,
  },
  favourites: { path: '/p/test-equipment', open: (page) => press('Favourites', page), shown: (page) => dialog(page) },
  'view designer': {
    path: '/p/demo-columns',
    open: async (page) => {
      await press('Views', page)
      await press('New', page.locator('.list-menu'))
    },
    shown: (page) => dialog(page, 'New view').getByLabel(/Name/),
    hasField: true,
  },
  'chart designer': {
    path: '/p/demo-charts',
    open: async (page) => {
      await press('Charts', page)
      await press('New chart', page)
    },
    shown: (page) => dialog(page).getByRole('textbox').first(),
    hasField: true,
  },
  import: {
    path: '/p/demo-import',
    open: (page) => press('Import', page),
    shown: (page) => dialog(page).getByText('Download the template'),
  },
  'history of a record': {
    path: order,
    open: (page) => openPanel(page),
    shown: (page) => page.locator('.pw-panels').getByRole('tabpanel'),
  },
  comments: { path: order, open: (page) => openPanel(page, 'Comments'), shown: (page) => page.getByLabel('Write a comment') },
  files: { path: order, open: (page) => openPanel(page, 'Files'), shown: (page) => page.locator('.pw-panels').getByRole('tabpanel') },
  'choice of a user': picker('user-select'),
  'choice of a department': { ...picker('depart-select'), shown: (page) => dialog(page).getByLabel('Search departments by name') },
  'choice of a role': picker('role-select'),
  'choice of a position': picker('position-select'),
  'choice from a report': { ...picker('popup'), shown: (page) => dialog(page).getByRole('radio').first() },
  delegation: {
    path: order,
    open: (page) => fromUserMenu(page, 'Delegation'),
    shown: (page) => dialog(page).getByLabel('Agent'),
    hasField: true,
  },
  'signed-in devices': {
    path: order,
    open: (page) => fromUserMenu(page, 'Signed-in devices'),
    shown: (page) => dialog(page).getByText('Chrom').first(),
  },
  'another device': {
    path: order,
    open: (page) => fromUserMenu(page, 'Open on another device'),
    shown: (page) => dialog(page).getByLabel('Link that signs you in'),
    hasField: true,
  },
  'another password': {
    path: order,
    open: (page) => fromUserMenu(page, 'Change password'),
    shown: (page) => dialog(page).getByLabel('Old password'),
    hasField: true,
  },
  'another picture': { path: order, open: (page) => fromUserMenu(page, 'Change avatar'), shown: (page) => dialog(page) },
  'face photo': { path: order, open: (page) => fromUserMenu(page, 'Face photo'), shown: (page) => dialog(page) },
  chat: { path: order, open: (page) => fromUserMenu(page, 'Chat'), shown: (page) => dialog(page) },
  department: {
    path: order,
    open: (page) => press('Switch department', page.locator('header')),
    shown: (page) => dialog(page).getByLabel('Department'),
    hasField: true,
  },
  keys: { path: order, open: (page) => page.keyboard.press('?'), shown: (page) => dialog(page).getByRole('heading').first() },
  search: {
    path: order,
    open: (page) => page.keyboard.press('Control+k'),
    shown: (page) => page.getByRole('combobox', { name: 'Search everything' }),
    hasField: true,
  },
}

/** Whether the focus is in a field of a dialog. */
const isInField = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('[role="dialog"] :is(input, textarea, [contenteditable="true"])') ?? false)

const names = Object.keys(openings)

journey.for([0, 1, 2])(
  'C-axe axe finds nothing in the dialogs of toolbars and headers, and those with fields begin in one: share %i',
  async (share, { visit }) => {
    const { page, goTo } = await visit({ as: 'admin' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    const found: string[] = []
    for (const name of names.filter((_name, index) => index % 3 === share)) {
      const opening = openings[name] as Opening
      await goTo(opening.path)
      await page.getByRole('toolbar').first().waitFor()
      await page.waitForLoadState('networkidle')
      await opening.open(page)
      await opening.shown(page).waitFor()
      if (opening.hasField) await expect.poll(() => isInField(page), { message: name }).toBe(true)
      found.push(...(await findAxeProblems(page)).map((problem) => `${name}: ${problem}`))
    }
    expect(found).toEqual([])
  },
)
