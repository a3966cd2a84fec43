import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openProduct } from '../product'
import { startFresh } from './openSettings'

vi.mock('../../../../runtime/shell/settings/SettingsDrawer', () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
)

beforeEach(startFresh)
afterEach(() => vi.unstubAllGlobals())

it('P2-settings settings that cannot be fetched are said to be missing, and the product goes on', async () => {
  const { user } = await openProduct('/dashboard/workplace')
  await user.click(await screen.findByRole('button', { name: '界面设置' }))
  expect(await screen.findByText('Failed to update theme')).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
})
