import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { leaveSession, ok, openProduct } from './product'
import { FakePage, remark } from './settings/openSettings'

/** The piece of the product that cannot be fetched for now, and what gives the try up. */
const missing = vi.hoisted(() => ({ name: '', giveUp: undefined as (() => void) | undefined }))

vi.mock('../../../runtime/pages/PageView', () => ({ PageView: FakePage }))
vi.mock('../../../runtime/kit/importAgain', async (load) => {
  const original = await load<typeof import('../../../runtime/kit/importAgain')>()
  const importAgain: typeof original.importAgain = async (piece, name) => {
    if (name !== missing.name) return original.importAgain(piece, name)
    await new Promise<void>((resolve) => Object.assign(missing, { giveUp: resolve }))
    throw new original.PartMissing()
  }
  return { ...original, importAgain }
})

const press = (key: string, held = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held })

/** Types a letter for the search that is on its way, which then does not come, and asks for it once more. */
async function typeAndMiss(letter: string, next: string): Promise<void> {
  await vi.waitFor(() => expect(missing.giveUp).toBeDefined())
  // The letter does not go where the focus is.
  await vi.waitFor(() => expect(press(letter)).toBe(false))
  const { giveUp } = missing
  Object.assign(missing, { name: next, giveUp: undefined })
  await act(async () => giveUp?.())
  const again = await screen.findByRole('button', { name: '重试' })
  expect(press(letter)).toBe(true)
  await userEvent.click(again)
}

it('C-palette what was typed for a search that could not be fetched is not in the next one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  leaveSession()
  missing.name = 'PalettePlace'
  await openProduct('/p/equipment', { '/sys/search': () => ok({ records: [], isCut: false, addable: [] }) })
  const field = await remark('equipment')
  field.focus()
  press('k', { ctrlKey: true })
  await typeAndMiss('o', 'Palette')
  await typeAndMiss('r', '')
  const box = await screen.findByRole('combobox', { name: '搜索全部' })
  await waitFor(() => expect(box).toHaveFocus())
  expect(box).toHaveValue('')
})
