import type { Page } from 'playwright-core'
import { type DialogOpening, press } from './DialogOpening'
import { dialog } from './screen'

const list = '/studio'
const editor = '/studio/test-equipment'

async function fromPageMenu(page: Page, item: string): Promise<void> {
  await press(/^More for/, page.locator('.pw-studio-bar'))
  await page.getByRole('menuitem', { name: item }).click()
}

const inHistory = (name: string) => async (page: Page) => {
  await press('History', page)
  await press(name, dialog(page, 'History'))
}

const inPreview = (page: Page) => page.getByRole('region', { name: 'Page in the preview' })

/** The dialogs of the studio, for a page that has more than one version. */
export const studioDialogs: Readonly<Record<string, DialogOpening>> = {
  'new page': {
    path: list,
    open: (page) => press('New page', page),
    shown: (page) => dialog(page).getByLabel('Code'),
    hasField: true,
  },
  publish: {
    path: editor,
    open: (page) => press('Publish', page),
    shown: (page) => dialog(page).getByLabel('What has changed'),
    hasField: true,
  },
  history: {
    path: editor,
    open: (page) => press('History', page),
    shown: (page) => dialog(page, 'History').getByText('Version 1'),
  },
  'difference of versions': {
    path: editor,
    open: inHistory('Compare with the editor'),
    shown: (page) =>
      dialog(page, /and the editor/)
        .getByRole('textbox')
        .first(),
  },
  'question before rolling back': {
    path: editor,
    open: inHistory('Restore this version'),
    shown: (page) =>
      dialog(page, /^Restore version/)
        .getByRole('button')
        .first(),
  },
  copy: { path: editor, open: (page) => fromPageMenu(page, 'Copy'), shown: (page) => dialog(page).getByLabel('Code'), hasField: true },
  rename: { path: editor, open: (page) => fromPageMenu(page, 'Rename'), shown: (page) => dialog(page).getByLabel('Code'), hasField: true },
  unpublish: {
    path: editor,
    open: (page) => fromPageMenu(page, 'Unpublish'),
    shown: (page) => dialog(page).getByRole('list', { name: 'What will happen' }),
  },
  delete: {
    path: editor,
    open: (page) => fromPageMenu(page, 'Delete'),
    shown: (page) => dialog(page).getByRole('list', { name: 'What will happen' }),
    hasField: true,
  },
  'record in the preview': {
    path: editor,
    open: (page) => press('New', inPreview(page)),
    shown: (page) => dialog(page).getByRole('textbox').first(),
    hasField: true,
  },
}
