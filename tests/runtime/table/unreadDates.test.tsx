import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadCalendar } from '../../../runtime/fields/parts/dateComponents'
import { giveElementsSize } from '../../support/givenSize'
import { cell, openTable } from './openTable'
import { goTo } from './sheetKeys'

beforeAll(async () => {
  giveElementsSize()
  await preloadCalendar()
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

const columns = [
  { key: 'name', type: 'input', title: 'Name' },
  { key: 'due', type: 'date', title: 'Due' },
  { key: 'note', type: 'input', title: 'Note' },
]
const rows = [{ id: 'a', name: 'Bolt', due: '2026-02-05', note: null }]
const sentence = '“31.02.2026”不是有效的日期，例如：2026-12-31'

const due = () => cell(1, 3)
const box = () => within(due()).findByRole('textbox')
const mark = () => within(due()).findByRole('note')

async function open(said = {}) {
  const opened = await openTable(rows, {}, columns, said)
  const enter = async (typed: string) => {
    await opened.user.click(due())
    const input = await box()
    await opened.user.clear(input)
    await opened.user.type(input, typed)
  }
  /** Leaves the date marked, and no cell open. */
  const enterAndLeave = async () => {
    await enter('31.02.2026')
    await opened.user.click(cell(1, 4))
    await mark()
    fireEvent.keyDown(await within(cell(1, 4)).findByRole('textbox'), { key: 'Escape' })
  }
  return { ...opened, enter, enterAndLeave }
}

describe('a date that does not exist, typed into a cell of a table', () => {
  it.each([
    ['another cell is pressed', (user: Awaited<ReturnType<typeof open>>['user']) => user.click(cell(1, 4))],
    ['Tab goes on to the next', (user: Awaited<ReturnType<typeof open>>['user']) => user.tab()],
  ])('marks the cell when %s, and holds saving back; what was stored stays', async (_, leave) => {
    const { user, handle, host, enter } = await open()
    await enter('31.02.2026')
    await leave(user)
    expect(await mark()).toHaveAccessibleName(sentence)
    expect(host.notices).toEqual([])
    expect(handle().changes()).toEqual({})
    expect(await handle().validate()).toBe(false)
    expect(handle().problems()).toMatchObject([{ row: 1, message: `Due：${sentence}` }])
  })

  it.each([
    ['28.02.2026', (user: Awaited<ReturnType<typeof open>>['user']) => user.click(cell(1, 4))],
    ['2026-02-28', (user: Awaited<ReturnType<typeof open>>['user']) => user.click(cell(1, 4))],
    ['28.2.26', (user: Awaited<ReturnType<typeof open>>['user']) => user.tab()],
  ])('is none when it does: %s is stored when the cell is left, also without Enter', async (typed, leave) => {
    const { user, handle, enter } = await open()
    await enter(typed)
    await leave(user)
    await waitFor(() => expect(handle().changes()).toEqual({ edited: [{ id: 'a', due: '2026-02-28' }] }))
  })

  it('is marked in either end of a period, when another cell is pressed', async () => {
    const period = [
      { key: 'name', type: 'input', title: 'Name' },
      { key: 'start', type: 'date', title: 'Period', endKey: 'end' },
      { key: 'end', type: 'date', title: 'Until' },
    ]
    const { user, handle } = await openTable([{ id: 'a', name: 'A', start: '2026-02-01', end: '2026-02-05' }], {}, period)
    const until = async () => within(await screen.findByRole('group', { name: /^Period./ })).findByRole('textbox')
    await user.click(due())
    await user.clear(await until())
    await user.type(await until(), '31.02.2026')
    await user.click(cell(1, 2))
    expect(await mark()).toHaveAccessibleName(sentence)
    expect(await handle().validate()).toBe(false)
    await user.click(due())
    expect(await until()).toHaveValue('31.02.2026')
    await user.type(await until(), '1')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Period./ })).toBeNull())
    expect(await mark()).toHaveAccessibleName(sentence)
  })

  it('can be corrected where it is opened again, and is a mistake no longer then', async () => {
    const { user, handle, enter } = await open()
    await enter('31.02.2026')
    await user.click(cell(1, 4))
    await mark()
    await user.click(due())
    const again = await box()
    expect(again).toHaveValue('31.02.2026')
    expect(again).toHaveAccessibleDescription(sentence)
    await user.clear(again)
    await user.type(again, '28.02.2026{Enter}')
    await user.click(cell(1, 4))
    await waitFor(() => expect(due()).toHaveTextContent('2026-02-28'))
    expect(within(due()).queryByRole('note')).toBeNull()
    expect(await handle().validate()).toBe(true)
    expect(handle().changes()).toEqual({ edited: [{ id: 'a', due: '2026-02-28' }] })
  })

  it('is said while the cell is open, when Enter is pressed, and given up by Escape', async () => {
    const { handle, enter } = await open()
    await enter('31.02.2026{Enter}')
    expect(await within(due()).findByRole('alert')).toHaveTextContent(sentence)
    expect(await box()).toHaveValue('31.02.2026')
    fireEvent.keyDown(await box(), { key: 'Escape' })
    await waitFor(() => expect(within(due()).queryByRole('textbox')).toBeNull())
    expect(within(due()).queryByRole('note')).toBeNull()
    expect(due()).toHaveTextContent('2026-02-05')
    expect(await handle().validate()).toBe(true)
  })

  it('gives way to what is typed onto the cell', async () => {
    const { user, handle, enterAndLeave } = await open()
    await enterAndLeave()
    await goTo(due())
    await user.keyboard('2')
    const again = await box()
    await waitFor(() => expect(again).toHaveValue('2'))
    await user.keyboard('026-04-01{Enter}')
    await waitFor(() => expect(handle().changes()).toEqual({ edited: [{ id: 'a', due: '2026-04-01' }] }))
  })

  it('is one step that is taken back, and goes when somebody else saves another date', async () => {
    const { user, handle, enter, enterAndLeave } = await open()
    await enterAndLeave()
    await goTo(due())
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(within(due()).queryByRole('note')).toBeNull())
    await enter('31.02.2026')
    await user.click(cell(1, 4))
    await mark()
    act(() => handle().takeStored([{ id: 'a', rowVersion: 2, name: 'Bolt', due: '2026-04-01', note: null }]))
    await waitFor(() => expect(due()).toHaveTextContent('2026-04-01'))
    expect(await handle().validate()).toBe(true)
  })

  it('stays in the row’s own form, holds its dialog back, and goes when the dialog is given up', async () => {
    const { user, handle } = await open({ words: { rowClick: 'dialog' } })
    await user.click(screen.getByRole('button', { name: '打开第 1 行' }))
    const dialog = await screen.findByRole('dialog', { name: /详细信息/ })
    const input = await within(dialog).findByLabelText('Due')
    await user.clear(input)
    await user.type(input, '31.02.2026')
    await user.tab()
    expect(await within(dialog).findByText(sentence, { selector: '.pw-field-error' })).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: /^确\s*定$/ }))
    expect(within(dialog).getByLabelText('Due')).toHaveValue('31.02.2026')
    await user.click(within(dialog).getByRole('button', { name: /^取\s*消$/ }))
    await user.click(await screen.findByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /详细信息/ })).toBeNull())
    expect(await handle().validate()).toBe(true)
  })
})
