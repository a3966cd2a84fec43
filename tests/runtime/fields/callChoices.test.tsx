import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import type { FieldConfig } from '../../../schemas/fields'
import { renderWithHost } from '../../support/fakeHost'
import { askInBar, compile, shownInCell, stage } from './fieldStage'

const user = userEvent.setup()
beforeEach(() => localStorage.clear())

const store: FieldConfig = {
  type: 'select',
  key: 'store',
  title: '仓库',
  from: { url: '/erp/stores', value: 'code', label: 'name', foreign: true },
}
const rows = [
  { code: 1, name: 'Harbour' },
  { code: 2, name: 'Airport' },
]
const manyRows = (count: number) => Array.from({ length: count }, (_, index) => ({ code: index, name: `Store ${index}` }))

/** Another backend that answers this, and what it was asked. */
function backend(answer: (params: Record<string, unknown> | undefined) => unknown) {
  const asked: unknown[] = []
  const get = async (path: string, params?: Record<string, unknown>) => {
    asked.push(params === undefined ? path : [path, params])
    return answer(params)
  }
  return { asked, calls: { get } }
}

describe('a drop-down of what a call answers for the row', () => {
  const ofCompany = { ...store, from: { url: '/erp/stores', value: 'code', label: 'name', foreign: true, query: { company: 'companyId' } } }

  it('offers what is answered for the value of another field, and a text that came with the row stands before that', async () => {
    const { asked, calls } = backend(() => rows)
    const shown = await stage(ofCompany as FieldConfig, { companyId: 'c7' }, { calls })
    await user.click(screen.getByLabelText('仓库'))
    await user.click(await screen.findByTitle('Airport'))
    expect(shown.value()).toBe('2')
    expect(asked).toEqual([['/erp/stores', { company: 'c7' }]])
  })

  it('asks for nothing while the other field is empty, nor in a query', async () => {
    const { asked, calls } = backend(() => rows)
    await stage(ofCompany as FieldConfig, { companyId: null, store: '1', store_dictText: 'Harbour' }, { calls })
    expect(screen.getByTitle('Harbour')).toBeInTheDocument()
    await user.click(screen.getByLabelText('仓库'))
    expect(screen.queryByTitle('Airport')).not.toBeInTheDocument()
    await askInBar(ofCompany as FieldConfig, { mode: 'single', calls })
    expect(asked).toEqual([])
  })
})

describe('a drop-down of what a call answers', () => {
  it('shows the text of what is stored, and hands out what was chosen as the field stores it', async () => {
    const { asked, calls } = backend(() => rows)
    const shown = await stage(store, { store: '1' }, { calls })
    expect(await screen.findByTitle('Harbour')).toBeInTheDocument()
    await user.click(screen.getByLabelText('仓库'))
    await user.click(await screen.findByTitle('Airport'))
    expect(shown.value()).toBe('2')
    expect(asked).toEqual(['/erp/stores'])
  })

  it('hands out a number where the field stores numbers', async () => {
    const shown = await stage({ ...store, valueType: 'number' } as FieldConfig, {}, { calls: backend(() => rows).calls })
    await user.click(screen.getByLabelText('仓库'))
    await user.click(await screen.findByTitle('Airport'))
    expect(shown.value()).toBe(2)
  })

  it('is looked through by a word where it is long', async () => {
    const { calls } = backend(() => manyRows(30))
    await stage(store, {}, { calls })
    await user.type(screen.getByLabelText('仓库'), 'store 29')
    expect(await screen.findByTitle('Store 29')).toBeInTheDocument()
    expect(screen.queryByTitle('Store 1')).not.toBeInTheDocument()
  })

  it('asks a call that answers by pages for a long one, and says when even that is not all', async () => {
    const { asked, calls } = backend((params) => ({ records: manyRows(params ? 20 : 10), total: 5000 }))
    await stage(store, {}, { calls, language: 'en-US' })
    await user.click(screen.getByLabelText('仓库'))
    expect(await screen.findByText('Only the first 20 are shown')).toBeInTheDocument()
    expect(asked).toEqual(['/erp/stores', ['/erp/stores', { pageNo: 1, pageSize: 1000 }]])
  })

  it('says that nothing can be chosen, why, and asks again when told to', async () => {
    const empty = await stage(store, {}, { calls: backend(() => []).calls, language: 'en-US' })
    await user.click(screen.getByLabelText('仓库'))
    expect(await screen.findByText('No data')).toBeInTheDocument()
    empty.unmount()
    let fails = true
    const { calls } = backend(() => {
      if (fails) throw new CallError('offline', 'no network')
      return rows
    })
    await stage(store, {}, { calls, language: 'en-US' })
    await user.click(screen.getByLabelText('仓库'))
    expect(await screen.findByText(/no network/)).toBeInTheDocument()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByTitle('Harbour')).toBeInTheDocument()
  })

  it('says that the answer has other properties than the page names', async () => {
    await stage(store, {}, { calls: backend(() => [{ id: 1, title: 'Harbour' }]).calls, language: 'en-US' })
    await user.click(screen.getByLabelText('仓库'))
    expect(await screen.findByText(/The answer has no “code” or no “name”/)).toBeInTheDocument()
  })

  it('takes several, opens at once in a table cell, and offers all in a query', async () => {
    const { calls } = backend(() => rows)
    const several = { ...store, type: 'selectMultiple' } as FieldConfig
    const shown = await stage(several, { store: '1' }, { calls, component: 'Editor' })
    await user.click(await screen.findByTitle('Airport'))
    expect(shown.value()).toBe('1,2')
    shown.unmount()
    const bar = await askInBar(store, { mode: 'single', calls })
    await user.click(screen.getByLabelText('仓库'))
    await user.click(await screen.findByTitle('Airport'))
    expect(bar.value()).toBe('2')
  })

  it('stands side by side as a radio, with what is stored and no longer answered', async () => {
    const shown = await stage({ ...store, type: 'radio' } as FieldConfig, { store: '9' }, { calls: backend(() => rows).calls })
    expect(await screen.findByRole('radio', { name: '9' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: /Harbour/ }))
    expect(shown.value()).toBe('1')
  })
})

describe('what was chosen, in a list', () => {
  it('is its text, asked for once for all cells of a page', async () => {
    const field = compile(store)
    const { Cell, isPlainText, text } = componentsOf(field)
    const { asked, calls } = backend(() => rows)
    const cells = ['1', '2', '7'].map((value) => Cell && <Cell key={value} field={field} value={value} row={{ store: value }} />)
    await renderWithHost(<p data-testid="cells">{cells}</p>, { calls })
    await waitFor(() => expect(screen.getByTestId('cells')).toHaveTextContent('HarbourAirport7'))
    expect(asked).toEqual(['/erp/stores'])
    expect(isPlainText?.('1', field, { store: '1' })).toBe(false)
    // What is copied is what is shown.
    expect(text('2', field, { store: '2' })).toBe('Airport')
  })

  it('shows what is stored until the call answers, and when it fails', async () => {
    await shownInCell(store, { store: '1' }, backend(() => Promise.reject(new CallError('server', 'broken'))).calls)
    expect(screen.getByTestId('cell')).toHaveTextContent('1')
  })
})
