import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { leaveSession, openProduct } from './product'
import { FakePage } from './settings/openSettings'

vi.mock('../../../runtime/pages/PageView', () => ({ PageView: FakePage }))
vi.mock('../../../runtime/kit/importAgain', async (load) => {
  const original = await load<typeof import('../../../runtime/kit/importAgain')>()
  const withoutMenu =
    (fetchPiece: typeof original.importAgain): typeof original.importAgain =>
    async (piece, name) => {
      if (name === 'UserDropdown') throw new original.PartMissing()
      return fetchPiece(piece, name)
    }
  return { ...original, importAgain: withoutMenu(original.importAgain), importAhead: withoutMenu(original.importAhead) }
})

it('P4-logout whoever cannot have the menu of the user can sign out all the same', async () => {
  leaveSession()
  const { user, address } = await openProduct('/p/order')
  await user.click(await screen.findByRole('button', { name: '王小明' }))
  await waitFor(() => expect(screen.getByText('真的要注销登录吗 ?')).toBeVisible())
  await user.click(screen.getByRole('button', { name: '退出登录' }))
  await waitFor(() => expect(address()).toBe('/user/login'))
  expect(localStorage.getItem('pro__Access-Token')).toBeNull()
})
