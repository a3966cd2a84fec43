import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { preloadForm } from '../../../runtime/form/laterParts'
import { RowForm } from '../../../runtime/form/RowForm'
import type { RowFormProps } from '../../../runtime/form/RowFormProps'
import { DialogWithFullscreen } from '../../../runtime/kit/DialogWithFullscreen'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => {
  giveElementsSize()
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

const columns = [
  { key: 'name', type: 'input', title: 'Name' },
  { key: 'total', type: 'inputNumber', title: 'Total', value: '1 + 1' },
  { key: 'at', type: 'datetime', title: 'Ordered' },
  {
    key: 'kind',
    type: 'select',
    title: 'Kind',
    options: [
      { value: 'one', text: 'One' },
      { value: 'two', text: 'Two' },
    ],
  },
  { key: 'note', type: 'textarea', title: 'Note' },
  { key: 'last', type: 'input', title: 'Last' },
]
const lines = {
  key: 'lines',
  title: 'Lines',
  foreignKey: 'orderId',
  columns: [
    { key: 'product', type: 'input', title: 'Product' },
    {
      key: 'size',
      type: 'select',
      title: 'Size',
      options: [
        { value: 'S', text: 'Small' },
        { value: 'L', text: 'Large' },
      ],
    },
    { key: 'remark', type: 'textarea', title: 'Remark' },
  ],
}
const config = {
  kind: 'list' as const,
  version: 1,
  code: 'order',
  title: 'Orders',
  url: { add: '/add', edit: '/edit' },
  columns,
  subTables: [lines],
}
const page = compilePage(config, permissiveContext('en-US'))

async function open(props: Partial<RowFormProps> = {}, options: FakeHostOptions = {}) {
  const onClose = vi.fn()
  const onSaved = vi.fn()
  // As pages do before they draw a form.
  await preloadForm(props.page ?? page)
  const { host } = await renderWithHost(
    <DialogWithFullscreen isOpen title="New" onClose={onClose}>
      <RowForm page={page} mode="add" onSaved={onSaved} {...props} />
    </DialogWithFullscreen>,
    { language: 'en-US', ...options, calls: { add: () => ({ id: '1' }), edit: () => ({ id: '1' }), ...options.calls } },
  )
  const user = userEvent.setup()
  await screen.findByLabelText('Ordered')
  return { user, host, onClose, onSaved }
}

const field = (label: string) => screen.getByLabelText(label)
const saved = (host: { made: { args: unknown[] }[] }) => host.made.map(({ args }) => args[1])

describe('Enter in a form', () => {
  it('goes on to the next field that can be typed in, in the last one to Save, and saves nothing', async () => {
    const { user, host } = await open()
    await user.type(field('Name'), 'A{Enter}')
    expect(field('Ordered')).toHaveFocus()
    await user.type(field('Last'), 'Z{Enter}')
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
    expect(host.made).toEqual([])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(saved(host)).toEqual([{ name: 'A', last: 'Z', total: 2 }]))
  })

  it('accepts the date that was typed while its panel is open, and goes on when it is closed', async () => {
    const { user, host } = await open()
    await user.click(field('Ordered'))
    await user.type(field('Ordered'), '2026-11-21 10:00:00{Enter}')
    expect(field('Ordered')).toHaveFocus()
    expect(field('Ordered')).toHaveValue('11/21/2026, 10:00 AM')
    await waitFor(() => expect(field('Ordered')).not.toHaveAttribute('data-open'))
    await user.keyboard('{Enter}')
    expect(field('Kind')).toHaveFocus()
    expect(host.made).toEqual([])
  })

  it('takes the entry of an open list, and leaves a closed list as it is', async () => {
    const { user } = await open()
    await user.click(field('Kind'))
    // The list reads codes that `user.keyboard` does not send.
    fireEvent.keyDown(field('Kind'), { key: 'Enter', keyCode: 13, which: 13 })
    await waitFor(() => expect(field('Kind')).toHaveAttribute('aria-expanded', 'false'))
    expect(field('Kind')).toHaveFocus()
    expect(field('Kind').closest('.ant-select')).toHaveTextContent('One')
    await user.keyboard('{Enter}')
    expect(field('Kind')).toHaveAttribute('aria-expanded', 'false')
    expect(field('Note')).toHaveFocus()
  })

  it('begins another line where several are typed', async () => {
    const { user } = await open()
    await user.type(field('Note'), 'a{Enter}b')
    expect(field('Note')).toHaveValue('a\nb')
  })

  it('is the input method’s while a word is being composed', async () => {
    await open()
    act(() => field('Name').focus())
    fireEvent.keyDown(field('Name'), { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(field('Name'), { key: 'Enter', isComposing: true })
    expect(field('Name')).toHaveFocus()
  })
})

describe('Ctrl+Enter and Ctrl+S', () => {
  it.each([
    ['Ctrl+Enter', '{Control>}{Enter}{/Control}'],
    ['Ctrl+S', '{Control>}s{/Control}'],
    ['Cmd+S', '{Meta>}s{/Meta}'],
  ])('%s saves from a field, with what was typed last', async (_name, keys) => {
    const { user, host } = await open()
    await user.type(field('Note'), `a${keys}`)
    await waitFor(() => expect(saved(host)).toEqual([{ note: 'a', total: 2 }]))
  })

  it('saves once from the dialog around the form, where nothing has the focus', async () => {
    const { user, host, onSaved } = await open()
    await user.type(field('Name'), 'A')
    act(() => (document.activeElement as HTMLElement).blur())
    const event = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true })
    act(() => void document.body.dispatchEvent(event))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(event.defaultPrevented).toBe(true)
    expect(saved(host)).toEqual([{ name: 'A', total: 2 }])
  })

  it('saves from a cell, with what is being typed there', async () => {
    const { user, host } = await open()
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.keyboard('bolt')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(saved(host)).toEqual([{ total: 2, sub: { lines: { added: [{ product: 'bolt' }] } } }]))
  })

  it('goes on where one was when the server fails', async () => {
    const { user } = await open({}, { calls: { add: () => Promise.reject(new Error('x')) } })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await user.type(field('Name'), 'A{Control>}{Enter}{/Control}')
    await screen.findByText(/Something unexpected went wrong/)
    await waitFor(() => expect(field('Name')).toHaveFocus())
  })

  it('stands at the Save button', async () => {
    await open()
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('title', expect.stringContaining('Ctrl+Enter / Ctrl+S'))
  })
})

describe('Escape in a cell', () => {
  const stored = { id: '1', rowVersion: 1 }
  const subRows = { lines: [{ id: 'a', rowVersion: 1, product: 'bolt', size: 'S', remark: 'old' }] }
  const cell = (index: number) => {
    const row = screen.getByText('bolt').closest<HTMLElement>('[role="row"]')
    return within(row as HTMLElement).getAllByRole('gridcell')[index] as HTMLElement
  }

  it('gives up the text of the cell only: the dialog stays, and a second Escape closes it', async () => {
    const { user, onClose } = await open({ mode: 'edit', row: stored, subRows })
    await user.click(cell(2))
    const input = document.activeElement as HTMLInputElement
    await user.type(input, 's{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByText('bolt')).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('closes a list and leaves the dialog', async () => {
    const { user, onClose } = await open({ mode: 'edit', row: stored, subRows })
    await user.click(cell(3))
    await screen.findByRole('combobox', { expanded: true })
    await user.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('gives up a long text in its pop-up and leaves the dialog', async () => {
    const { user, onClose } = await open({ mode: 'edit', row: stored, subRows })
    await user.click(cell(4))
    const area = await screen.findByRole('textbox', { name: 'Remark, row 1' })
    await user.type(area, ' and new{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    expect(cell(4)).toHaveTextContent(/^old$/)
  })
})
