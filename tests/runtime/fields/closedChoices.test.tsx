import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { FieldConfig } from '../../../schemas/fields'
import { stage } from './fieldStage'

// @own-modules: elsewhere the drop-downs are there from the beginning.
const fetched = vi.hoisted(() => ({ drops: 0 }))
vi.mock('../../../runtime/fields/parts/ChoiceSelect', async (importOriginal) => {
  fetched.drops += 1
  return importOriginal()
})

// Without a pause in which what opens could come: the next key meets the closed one.
const user = userEvent.setup({ delay: null })
const size: FieldConfig = {
  type: 'select',
  key: 'size',
  title: '尺寸',
  validateRules: [{ required: true }],
  options: [
    { value: 1, label: '小' },
    { value: 2, label: '大' },
  ],
}
const sex: FieldConfig = { type: 'select', key: 'sex', title: '性别', dictCode: 'sex' }
const box = (name: string) => screen.getByRole('combobox', { name })

// In this order: what was fetched once is there for the tests after it.
describe('a drop-down of a form', () => {
  it('C-waiting says what is chosen, and fetches nothing that opens before somebody reaches for it', async () => {
    const { unmount } = await stage(size, { size: 2 })
    expect(box('尺寸').closest('.ant-select')).toHaveTextContent('大')
    expect(box('尺寸')).toHaveAttribute('aria-required', 'true')
    expect(box('尺寸')).toHaveAttribute('aria-describedby', 'box-help')
    unmount()
    await stage(sex, { sex: '2' })
    expect(await screen.findByTitle('女')).toBeInTheDocument()
    expect(fetched.drops).toBe(0)
  })

  it('one that cannot be used is not opened', async () => {
    await stage(size, { size: 2 }, { disabled: true })
    expect(box('尺寸')).toBeDisabled()
    await user.hover(box('尺寸'))
    expect(fetched.drops).toBe(0)
  })

  it('is opened by the keys, keeps the focus, and gives what is chosen', async () => {
    const shown = await stage(size)
    await user.tab()
    expect(box('尺寸')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(box('尺寸')).toHaveAttribute('aria-expanded', 'true'))
    expect(box('尺寸')).toHaveFocus()
    await user.click(await screen.findByTitle('大'))
    expect(shown.value()).toBe(2)
    expect(fetched.drops).toBe(1)
  })

  it('a value that its choices do not have any more is marked at once', async () => {
    await stage(size, { size: 7 })
    expect(await screen.findByTitle('已不在可选项中')).toHaveTextContent('7')
  })
})
