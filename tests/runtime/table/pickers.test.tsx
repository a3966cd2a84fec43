import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldComponents } from '../../../runtime/fields'
import { giveElementsSize } from '../../support/givenSize'
import { fakeAnswers } from '../fields/fakeAnswers'
import { cell, openTable } from './openTable'

beforeAll(() => giveElementsSize())

const columns = [
  { key: 'note', type: 'input', title: { 'zh-CN': '说明' } },
  { key: 'role', type: 'roleSelect', title: { 'zh-CN': '角色' }, width: 200 },
  {
    key: 'customer',
    type: 'popup',
    title: { 'zh-CN': '客户' },
    popupCode: 'customers',
    orgFields: 'name,phone',
    destFields: 'customer,note',
    width: 200,
  },
]
const rows = [{ id: 'a', rowVersion: 1, note: 'kept', role: null, customer: null }]

describe('a picker in a cell', () => {
  const open = async () => {
    await Promise.all([fieldComponents.roleSelect.preload?.(), fieldComponents.popup.preload?.()])
    const { handle } = await openTable(rows, { calls: fakeAnswers, showsPickers: true }, columns)
    const user = userEvent.setup()
    await user.click(cell(1, 2))
    await user.keyboard('{Escape}')
    return { user, handle }
  }

  it('looks for what is typed onto it, without a dialog, and Enter takes it', async () => {
    const { user, handle } = await open()
    await user.keyboard('{ArrowRight}管理')
    await screen.findByTitle('管理员')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 })
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument())
    expect(handle().changes().edited).toMatchObject([{ id: 'a', role: 'r2' }])
    expect(cell(1, 3)).toHaveFocus()
  })

  it('gives up the cell with the word that was typed onto it, by one Escape', async () => {
    const { user, handle } = await open()
    await user.keyboard('{ArrowRight}管理')
    await screen.findByTitle('管理员')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument())
    expect(handle().changes()).toEqual({})
    expect(cell(1, 3)).toHaveFocus()
  })

  it('fills the other cells of a report popup from the row that the letters find', async () => {
    const { user, handle } = await open()
    await user.keyboard('{ArrowRight}{ArrowRight}乙')
    await user.click(await screen.findByTitle('乙公司'))
    await waitFor(() => expect(handle().changes().edited).toMatchObject([{ id: 'a', customer: '乙公司', note: '200' }]))
  })

  it('opens its dialog by Enter, and by a click', async () => {
    const { user } = await open()
    await user.keyboard('{ArrowRight}{Enter}')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(cell(1, 3))
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
  })
})

describe('a drop-down in a cell', () => {
  const options = [
    { value: 'c', label: { 'zh-CN': '致命' } },
    { value: 'm', label: { 'zh-CN': '一般' } },
  ]

  it.each(['select', 'radio'] as const)(
    '%s looks among its choices for what is typed onto it, and Enter takes what was found',
    async (type) => {
      await fieldComponents.select.preload?.()
      const written = [
        { key: 'note', type: 'input', title: { 'zh-CN': '说明' } },
        { key: 'level', type, title: { 'zh-CN': '级别' }, options },
      ]
      const { handle } = await openTable([{ id: 'a', rowVersion: 1, note: 'kept', level: null }], {}, written)
      const user = userEvent.setup()
      await user.click(cell(1, 2))
      await user.keyboard('{Escape}{ArrowRight}一')
      await screen.findByTitle('一般')
      await waitFor(() => expect(screen.queryByTitle('致命')).not.toBeInTheDocument())
      fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 })
      await waitFor(() => expect(handle().changes().edited).toMatchObject([{ id: 'a', level: 'm' }]))
    },
  )
})
