import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldComponents } from '../../../runtime/fields'
import { giveElementsSize } from '../../support/givenSize'
import { fakeAnswers } from '../fields/fakeAnswers'
import { cell, openTable } from './openTable'

beforeAll(() => giveElementsSize())

const options = [
  { value: 'c', label: { 'zh-CN': '致命' } },
  { value: 'm', label: { 'zh-CN': '一般' } },
  { value: 'l', label: { 'zh-CN': '轻微' } },
]
const columns = [
  { key: 'level', type: 'select', title: { 'zh-CN': '级别' }, options },
  { key: 'kinds', type: 'selectMultiple', title: { 'zh-CN': '种类' }, options },
  { key: 'note', type: 'input', title: { 'zh-CN': '说明' } },
]

const openCells = async (row: object, written: unknown[] = columns) => {
  await Promise.all([fieldComponents.select.preload?.(), fieldComponents.gridDropdown.preload?.()])
  const { handle } = await openTable([{ id: 'a', rowVersion: 1, note: 'kept', ...row }], { calls: fakeAnswers }, written)
  return { handle, user: userEvent.setup() }
}

/** The list goes by the number of a key, and says in a task of its own that it has closed. */
const press = async (key: 'Tab' | 'Enter', keyCode: number) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, keyCode })
  await new Promise((resolve) => setTimeout(resolve))
}
const tab = () => press('Tab', 9)

describe('a drop-down in a cell that is left by Tab', () => {
  it('chooses nothing that nobody has typed for, and goes on to the next cell', async () => {
    const { user, handle } = await openCells({ level: null, kinds: null })
    await user.click(cell(1, 2))
    await screen.findByTitle('致命')
    await tab()
    await waitFor(() => expect(cell(1, 3)).toHaveFocus())
    expect(handle().changes()).toEqual({})
  })

  it('takes what the letters found, or the arrows went to, and goes on to the next cell', async () => {
    const { user, handle } = await openCells({ level: null, kinds: null })
    await user.click(cell(1, 2))
    await user.keyboard('一')
    await waitFor(() => expect(screen.queryByTitle('致命')).not.toBeInTheDocument())
    await tab()
    await waitFor(() => expect(cell(1, 3)).toHaveFocus())
    expect(handle().changes().edited).toMatchObject([{ id: 'a', level: 'm' }])

    await user.click(cell(1, 2))
    await screen.findByTitle('轻微')
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown', keyCode: 40 })
    await tab()
    await waitFor(() => expect(cell(1, 3)).toHaveFocus())
    expect(handle().changes().edited).toMatchObject([{ id: 'a', level: 'l' }])
  })

  it('keeps all of several choices', async () => {
    const { user, handle } = await openCells({ level: 'm', kinds: 'c' })
    await user.click(cell(1, 3))
    await user.keyboard('轻')
    await waitFor(() => expect(screen.queryAllByRole('option', { name: '一般' })).toEqual([]))
    await press('Enter', 13)
    await tab()
    await waitFor(() => expect(cell(1, 4)).toHaveFocus())
    expect(handle().changes().edited).toMatchObject([{ id: 'a', kinds: 'c,l' }])
  })

  it('fills nothing from the first row of a table that drops down', async () => {
    const dropDown = {
      key: 'level',
      type: 'gridDropdown',
      title: { 'zh-CN': '级别' },
      code: 'customers',
      orgFields: 'name',
      destFields: 'note',
    }
    const { user, handle } = await openCells({ level: null }, [dropDown, ...columns.slice(1)])
    await user.click(cell(1, 2))
    await screen.findByText('乙公司')
    await tab()
    await waitFor(() => expect(cell(1, 3)).toHaveFocus())
    expect(handle().changes()).toEqual({})
  })
})
