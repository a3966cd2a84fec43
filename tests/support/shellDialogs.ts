import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { type DialogOpening, press } from './DialogOpening'
import { dialog } from './screen'

async function fromUserMenu(page: Page, item: string): Promise<void> {
  await page.locator('.pw-user').click()
  await page.locator('.ant-dropdown').getByRole('menuitem', { name: item }).click()
}

const order = '/p/order'

/** The dialogs of the product around the pages. */
export const shellDialogs: Readonly<Record<string, DialogOpening>> = {
  help: {
    path: '/p/demo-input',
    open: (page) => press('Help', page.locator('.pw-header')),
    shown: (page) => dialog(page).getByText('No help info'),
  },
  'editor of the help': {
    path: '/p/demo-input',
    open: async (page) => {
      await press('Help', page.locator('.pw-header'))
      await press('Maintain help', dialog(page))
    },
    shown: (page) => dialog(page, 'Maintain help').locator('[contenteditable="true"]'),
    hasField: true,
  },
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
  'part of a photo': {
    path: order,
    open: async (page) => {
      await fromUserMenu(page, 'Face photo')
      const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
        .png()
        .toBuffer()
      await dialog(page).getByLabel('Choose a photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo })
    },
    shown: (page) => page.getByLabel('The part that is taken; arrow keys move it'),
  },
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
  settings: {
    path: order,
    open: (page) => press('Display settings', page),
    shown: (page) => dialog(page, 'Display settings').getByRole('radiogroup', { name: 'Navigation' }),
  },
}
