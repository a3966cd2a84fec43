import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ComponentProps, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveSession, ok, openProduct } from './product'
import { FakePage, remark } from './settings/openSettings'

/** What fetches the code of the search waits until the test lets it come. */
const fetched = vi.hoisted(() => {
  const waiting: { come(): void; promise: Promise<void> }[] = []
  for (let count = 0; count < 2; count++) {
    let come = () => {}
    const promise = new Promise<void>((resolve) => {
      come = resolve
    })
    waiting.push({ come, promise })
  }
  return waiting
})

vi.mock('../../../runtime/pages/PageView', () => ({ PageView: FakePage }))
vi.mock('../../../runtime/shell/palette/PalettePlace', async (load) => {
  await fetched[0]?.promise
  const { PalettePlace, ...rest } = await load<typeof import('../../../runtime/shell/palette/PalettePlace')>()
  const Watched = (props: ComponentProps<typeof PalettePlace>) => {
    useLayoutEffect(() => queueMicrotask(typeAtOnce), [])
    return <PalettePlace {...props} />
  }
  return { ...rest, PalettePlace: Watched }
})
vi.mock('../../../runtime/shell/palette/Palette', async (load) => {
  await fetched[1]?.promise
  return load()
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  leaveSession()
})
afterEach(() => vi.unstubAllGlobals())

/** A letter that is typed when what knows the keys has just been drawn. */
let kept: boolean | undefined
const typeAtOnce = () => {
  kept = !fireEvent.keyDown(document.activeElement ?? document.body, { key: 'd' })
}

const type = (keys: string) => {
  for (const key of keys) expect(fireEvent.keyDown(document.activeElement ?? document.body, { key })).toBe(false)
}

it('C-palette what is typed right after Ctrl+K arrives in the search, however late its code comes, and nowhere else', async () => {
  await openProduct('/p/equipment', { '/sys/search': () => ok({ records: [], isCut: false, addable: [] }) })
  const field = await remark('equipment')
  field.focus()
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true })
  type('or?')
  fireEvent.keyDown(field, { key: 'Backspace' })
  await act(async () => fetched[0]?.come())
  await waitFor(() => expect(kept).toBe(true))
  type('e')
  await act(async () => fetched[1]?.come())
  const box = await screen.findByRole('combobox', { name: '搜索全部' })
  await waitFor(() => expect(box).toHaveFocus())
  await waitFor(() => expect(box).toHaveValue('orde'))
  // From now on letters are typed as everywhere.
  expect(fireEvent.keyDown(box, { key: 'r' })).toBe(true)
})
