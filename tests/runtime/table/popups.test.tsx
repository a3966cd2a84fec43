import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldComponents } from '../../../runtime/fields'
import { giveElementsSize } from '../../support/givenSize'
import { cell, openTable } from './openTable'

beforeAll(() => giveElementsSize())

const columns = [
  { key: 'memo', type: 'textarea', title: { 'zh-CN': '备注' } },
  { key: 'files', type: 'upload', title: { 'zh-CN': '附件' } },
  { key: 'note', type: 'input', title: { 'zh-CN': '说明' } },
]

async function openCells() {
  await Promise.all([fieldComponents.textarea.preloadEditor?.(), fieldComponents.upload.preloadEditor?.()])
  await openTable([{ id: 'a', rowVersion: 1, memo: null, files: null, note: 'kept' }], {}, columns)
  return userEvent.setup()
}

const shown = () => document.querySelector('.ant-popover:not(.ant-popover-hidden)')

describe.each([
  ['a long text', 2, () => screen.getByRole('textbox', { name: '备注，第 1 行' })],
  ['files', 3, () => screen.getByRole('button', { name: '附件，第 1 行' })],
] as const)('the pop-up over a cell of %s', (_, column, input) => {
  it('is opened by a double click, too, and keeps the focus when its cell is pressed again', async () => {
    const user = await openCells()
    await user.dblClick(cell(1, column))
    await waitFor(() => expect(input()).toHaveFocus())
    await user.click(cell(1, column))
    expect(shown()).not.toBeNull()
    expect(input()).toHaveFocus()
  })

  it('ends with a click elsewhere', async () => {
    const user = await openCells()
    await user.click(cell(1, column))
    await waitFor(() => expect(input()).toHaveFocus())
    await user.click(document.body)
    await waitFor(() => expect(shown()).toBeNull())
  })
})
