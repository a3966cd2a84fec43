import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { preloadForm } from '../../../runtime/form/laterParts'
import { RowForm } from '../../../runtime/form/RowForm'
import type { RowFormProps } from '../../../runtime/form/RowFormProps'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

const config = {
  kind: 'list' as const,
  version: 1,
  code: 'order',
  title: 'Orders',
  url: { add: '/add', edit: '/edit' },
  columns: [
    { key: 'name', type: 'input', title: 'Name', validateRules: [{ required: true }] },
    { key: 'urgent', type: 'switch', title: 'Urgent', sets: { note: "row.urgent == 'Y' ? 'hurry' : row.note" } },
    { key: 'note', type: 'textarea', title: 'Note' },
    { key: 'count', type: 'inputNumber', title: 'Rows', value: 'size(sub.lines)' },
  ],
  subTables: [
    { key: 'lines', title: 'Lines', foreignKey: 'orderId', show: 'below', columns: [{ key: 'product', type: 'input', title: 'Product' }] },
    {
      key: 'contact',
      title: 'Contact',
      foreignKey: 'orderId',
      relation: 'one',
      show: 'below',
      columns: [{ key: 'person', type: 'input', title: 'Person' }],
    },
  ],
}
const row = { id: '1', rowVersion: 2, name: 'Bolt', urgent: 'N', note: null, count: 1 }
const subRows = { lines: [{ id: 'a', rowVersion: 1, product: 'nut' }], contact: [{ id: 'c', rowVersion: 1, person: 'Li' }] }

async function openForm(props: Partial<RowFormProps> = {}) {
  const page = compilePage(config, permissiveContext('en-US'))
  const onDirtyChange = vi.fn()
  // As pages do before they draw a form.
  await preloadForm(page)
  const ui = <RowForm page={page} mode="edit" row={row} subRows={subRows} onSaved={() => {}} onDirtyChange={onDirtyChange} {...props} />
  const result = await renderWithHost(ui, { language: 'en-US' })
  return { ...result, onDirtyChange, user: userEvent.setup() }
}

const text = (label: string) => screen.getByLabelText(new RegExp(label), { selector: 'input, textarea' }) as HTMLInputElement
const saveButton = () => screen.getByRole('button', { name: 'Save' })
const undo = '{Control>}z{/Control}'
const redo = '{Control>}{Shift>}z{/Shift}{/Control}'
const products = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent)
    .filter((shown) => shown && !/^\d*$/.test(shown))

/** Whether each Ctrl+Z was kept from the browser. The key is watched where it was pressed: who takes it may let it go no further. */
function watchUndo(): boolean[] {
  const prevented: boolean[] = []
  const watch = (event: KeyboardEvent) => {
    if (event.key !== 'z') return
    const { preventDefault } = event
    const index = prevented.push(false) - 1
    event.preventDefault = () => {
      prevented[index] = true
      preventDefault.call(event)
    }
  }
  window.addEventListener('keydown', watch, true)
  onTestFinished(() => window.removeEventListener('keydown', watch, true))
  return prevented
}

describe('taking back in a form', () => {
  it('leaves Ctrl+Z in a text to the browser', async () => {
    const { user } = await openForm()
    await user.type(text('Name'), 's')
    const prevented = watchUndo()
    await user.keyboard(undo)
    expect(prevented).toEqual([false])
    expect(text('Name').value).toBe('Bolts')
  })

  it('takes back in the table when the editor of a cell was only opened, and leaves the text alone that was typed before', async () => {
    const { user } = await openForm()
    await user.type(text('Name'), 's')
    await user.click(screen.getByText('nut'))
    await user.type(within(screen.getByRole('grid')).getByRole('textbox'), 's')
    await user.click(text('Note'))
    await user.click(screen.getByText('nuts'))
    expect(within(screen.getByRole('grid')).getByRole('textbox')).toHaveFocus()
    const prevented = watchUndo()
    await user.keyboard(undo)
    expect(prevented).toEqual([true])
    await waitFor(() => expect(products()).toEqual(['nut']))
    expect(text('Name').value).toBe('Bolts')
  })

  it('takes back what was done last when a text was only gone into', async () => {
    const { user } = await openForm()
    await user.type(text('Name'), 's')
    await user.click(text('Note'))
    const prevented = watchUndo()
    await user.keyboard(undo)
    expect(prevented).toEqual([true])
    expect(text('Name').value).toBe('Bolt')
  })

  it('changes nothing behind a dialog', async () => {
    const { user } = await openForm()
    await user.type(text('Name'), 's')
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('role', 'dialog')
    const button = dialog.appendChild(document.createElement('button'))
    button.focus()
    const prevented = watchUndo()
    await user.keyboard(undo)
    expect(prevented).toEqual([true])
    expect(text('Name').value).toBe('Bolts')
    dialog.remove()
  })

  it('takes a whole word back outside of texts, and does it again with Ctrl+Shift+Z and Ctrl+Y', async () => {
    const { user, onDirtyChange } = await openForm()
    await user.type(text('Name'), 's and nuts')
    saveButton().focus()
    await user.keyboard(undo)
    expect(text('Name').value).toBe('Bolt')
    expect(screen.getByText('Undone: Name')).toBeInTheDocument()
    expect(saveButton()).toHaveFocus()
    expect(onDirtyChange).toHaveBeenLastCalledWith(false)
    await user.keyboard(redo)
    expect(text('Name').value).toBe('Bolts and nuts')
    expect(screen.getByText('Redone: Name')).toBeInTheDocument()
    await user.keyboard(`${undo}{Control>}y{/Control}`)
    expect(text('Name').value).toBe('Bolts and nuts')
    expect(onDirtyChange).toHaveBeenLastCalledWith(true)
  })

  it('takes a choice back with what it has set elsewhere, and one choice at a time', async () => {
    const { user } = await openForm()
    const urgent = screen.getByRole('switch')
    await user.click(urgent)
    await user.click(urgent)
    expect([urgent.getAttribute('aria-checked'), text('Note').value]).toEqual(['false', 'hurry'])
    await user.keyboard(undo)
    expect([urgent.getAttribute('aria-checked'), text('Note').value]).toEqual(['true', 'hurry'])
    await user.keyboard(undo)
    expect([urgent.getAttribute('aria-checked'), text('Note').value]).toEqual(['false', ''])
  })

  it('takes a mark away with the value that it was about', async () => {
    const { user } = await openForm()
    await user.clear(text('Name'))
    await user.click(saveButton())
    expect(await screen.findByText('Name must be filled in', { selector: '.pw-field-error' })).toBeInTheDocument()
    saveButton().focus()
    await user.keyboard(undo)
    expect(text('Name').value).toBe('Bolt')
    expect(screen.queryByText('Name must be filled in', { selector: '.pw-field-error' })).toBeNull()
  })

  it('goes through fields, tables and one-to-one rows in the order of what was done', async () => {
    const { user, onDirtyChange } = await openForm()
    await user.type(text('Name'), 's')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.keyboard('{Escape}')
    await user.type(text('Person'), 'u')
    await user.click(screen.getByText('nut'))
    await user.type(within(screen.getByRole('grid')).getByRole('textbox'), 's{Enter}')
    const shown = () => ({
      name: text('Name').value,
      person: text('Person').value,
      rows: screen.getByLabelText('Rows').textContent,
      products: products(),
    })
    expect(shown()).toEqual({ name: 'Bolts', person: 'Liu', rows: '2', products: ['nuts'] })
    saveButton().focus()
    await user.keyboard(undo)
    expect(shown()).toEqual({ name: 'Bolts', person: 'Liu', rows: '2', products: ['nut'] })
    await user.keyboard(undo)
    expect(shown()).toEqual({ name: 'Bolts', person: 'Li', rows: '2', products: ['nut'] })
    await user.keyboard(undo)
    expect(shown()).toEqual({ name: 'Bolts', person: 'Li', rows: '1', products: ['nut'] })
    await user.keyboard(undo)
    expect(shown()).toEqual({ name: 'Bolt', person: 'Li', rows: '1', products: ['nut'] })
    expect(onDirtyChange).toHaveBeenLastCalledWith(false)
    await user.keyboard(redo + redo + redo + redo)
    expect(shown()).toEqual({ name: 'Bolts', person: 'Liu', rows: '2', products: ['nuts'] })
  })

  it('still can when another version of the page or another language has come meanwhile', async () => {
    const { user, rerender } = await openForm()
    await user.type(text('Name'), 's')
    const page = compilePage(config, permissiveContext('de-DE'))
    rerender(<RowForm page={page} mode="edit" row={row} subRows={subRows} onSaved={() => {}} />)
    expect(text('Name').value).toBe('Bolts')
    saveButton().focus()
    await user.keyboard(undo)
    expect(text('Name').value).toBe('Bolt')
  })

  it('begins anew after Reset', async () => {
    const { user } = await openForm({ canReset: true })
    await user.type(text('Name'), 's')
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    await user.keyboard(redo + undo)
    expect(text('Name').value).toBe('Bolt')
  })
})
