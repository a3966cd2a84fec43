import type { Page } from 'playwright-core'
import { type DialogOpening, press } from './DialogOpening'
import { dialog, rowWith } from './screen'
import { workbook } from './sheetFiles'

async function openPanel(page: Page, tab?: string): Promise<void> {
  await rowWith(page, 'D20261105-002').getByRole('button', { name: 'Edit', exact: true }).click()
  await press('History', dialog(page).getByRole('toolbar', { name: 'Record', exact: true }))
  if (tab) await page.locator('.pw-panels').getByRole('tab', { name: tab }).click()
}

async function addFavourite(page: Page): Promise<void> {
  await press('Favourites', page.getByRole('toolbar'))
  await press('Add to favourites', dialog(page))
}

async function openPicker(page: Page): Promise<void> {
  await press('New', page)
  await dialog(page).getByRole('combobox').first().click()
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const order = '/p/order'
const inPicker = (page: Page) =>
  dialog(page, /^Select/)
    .getByRole('radio')
    .first()
const picker = (kind: string): DialogOpening => ({ path: `/p/demo-${kind}`, open: openPicker, shown: inPicker, hasField: true })

/** The dialogs of lists and their records. */
export const listDialogs: Readonly<Record<string, DialogOpening>> = {
  'advanced query': {
    path: '/p/test-equipment',
    open: (page) => press('Advanced query', page),
    shown: (page) => dialog(page).getByRole('combobox').first(),
    hasField: true,
  },
  favourites: { path: '/p/test-equipment', open: (page) => press('Favourites', page.getByRole('toolbar')), shown: (page) => dialog(page) },
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
    hasField: true,
  },
  'errors of an import': {
    path: '/p/demo-import',
    open: async (page) => {
      await press('Import', page)
      const rows = [
        ['Part no. *', 'Name *', 'Unit', 'Price'],
        ['P-999', 'No such unit', 'Barrel', -1],
      ]
      await dialog(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'parts.xlsx', mimeType: sheetType, buffer: workbook({ Rows: rows }) })
      await dialog(page).getByText('Chosen: parts.xlsx').waitFor()
      await press('Import', dialog(page))
    },
    shown: (page) => dialog(page, /errors/).getByRole('button', { name: /errors\.xlsx/ }),
  },
  'rows on their way to the printer': {
    path: '/p/demo-customer',
    open: async (page) => {
      await page.route('**/api/demo/customer/list*', () => undefined, { times: 1 })
      await press('Print the list', page.getByRole('toolbar'))
    },
    shown: (page) => dialog(page, 'Preparing to print').getByRole('button', { name: 'Cancel printing' }),
  },
  analysis: {
    path: '/p/demo-charts',
    open: (page) => press('Analysis', page),
    shown: (page) => dialog(page).getByRole('button', { name: 'New chart' }),
  },
  'more actions': {
    path: '/p/demo-charts',
    open: async (page) => {
      await page.setViewportSize({ width: 700, height: 900 })
      await press('More actions', page.getByRole('toolbar'))
    },
    shown: (page) => dialog(page, 'More actions').getByRole('button', { name: 'Charts' }),
  },
  trash: {
    path: '/p/demo-trash',
    open: (page) => press('Deleted', page.getByRole('toolbar')),
    shown: (page) => dialog(page).getByText('Nothing can be brought back'),
  },
  'column filter': {
    path: '/p/demo-columns',
    open: (page) => page.getByRole('columnheader', { name: 'Town' }).getByRole('button').click(),
    shown: (page) => dialog(page, 'Filter “Town”').getByRole('button', { name: 'Apply' }),
    hasField: true,
  },
  'new favourite': {
    path: '/p/test-equipment',
    open: addFavourite,
    shown: (page) => dialog(page, 'Add to favourites').getByRole('tree'),
    hasField: true,
  },
  'new folder of favourites': {
    path: '/p/test-equipment',
    open: async (page) => {
      await addFavourite(page)
      await dialog(page).getByText('我的工作').click()
      await page.keyboard.press('Shift+F10')
      await page.getByRole('menuitem', { name: 'New folder inside' }).press('Enter')
    },
    shown: (page) => dialog(page).getByLabel('Name of the folder'),
    hasField: true,
  },
  'new record': {
    path: '/p/demo-customer',
    open: (page) => press('New', page),
    shown: (page) => dialog(page).getByRole('button', { name: 'Save', exact: true }),
    hasField: true,
  },
  'record to be looked at': {
    path: '/p/demo-customer',
    open: (page) => rowWith(page, '华东试验中心').dblclick(),
    shown: (page) => dialog(page).getByRole('toolbar', { name: 'Record' }),
  },
  'question before deleting': {
    path: '/p/demo-trash',
    open: (page) => press('Delete', rowWith(page, '振动台')),
    shown: (page) => dialog(page).getByRole('button', { name: 'Delete', exact: true }),
  },
  'values for a button': {
    path: '/p/demo-actions',
    open: (page) => press('Withdraw', page.getByRole('grid')),
    shown: (page) => dialog(page).getByLabel('Reason'),
    hasField: true,
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
}
