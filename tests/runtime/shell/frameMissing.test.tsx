import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { leaveSession, openProduct } from './product'
import { FakePage } from './settings/openSettings'

const line = vi.hoisted(() => ({ isDown: true }))

vi.mock('../../../runtime/pages/PageView', () => ({ PageView: FakePage }))
vi.mock('../../../runtime/kit/importAgain', async (load) => {
  const original = await load<typeof import('../../../runtime/kit/importAgain')>()
  const importAgain: typeof original.importAgain = async (piece, name) => {
    if (name === 'HostedRoutes' && line.isDown) throw new original.PartMissing()
    return original.importAgain(piece, name)
  }
  return { ...original, importAgain }
})

it('C-waiting when what stands around the pages cannot be fetched, that is said, and trying again helps', async () => {
  leaveSession()
  const { user } = await openProduct('/p/order')
  expect(await screen.findByText('此部分未能加载')).toBeVisible()
  line.isDown = false
  await user.click(screen.getByRole('button', { name: /重\s*试/ }))
  expect(await screen.findByRole('tab', { name: /订单/ })).toBeVisible()
})
