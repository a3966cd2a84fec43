import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FormValidator } from '../../../runtime/form/FormValidator'
import { loadValidators } from '../../../runtime/form/loadValidators'
import { RowForm } from '../../../runtime/form/RowForm'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { formSchema } from '../../../schemas/form/formSchema'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { compileValidators } from '../../../server-mock/services/pages/compileValidators'
import { renderWithHost } from '../../support/fakeHost'

const page: ListPageConfig = {
  kind: 'list',
  version: 1,
  code: 'order',
  title: '订单',
  url: { add: '/order/add' },
  columns: [
    { key: 'name', type: 'input', title: '名称', maxLength: 5, validateRules: [{ required: true }] },
    { key: 'count', type: 'inputNumber', title: '数量', min: 1, max: 9 },
  ],
}

/** The module that the server serves as `/page-configs/order.validators.js`. */
async function served(of: ListPageConfig): Promise<unknown> {
  const source = await compileValidators(of)
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`)
}

/** What a form fetches its validators with. */
const fetched = vi.hoisted(() => ({ load: undefined as ((address: string) => Promise<unknown>) | undefined }))

vi.mock('../../../runtime/form/loadValidators', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../runtime/form/loadValidators')>()
  const loadValidators: typeof original.loadValidators = (code, validator, load) =>
    original.loadValidators(code, validator, load ?? fetched.load)
  return { ...original, loadValidators }
})

describe('compiled validators', () => {
  it('are fetched by the fingerprint of the schema and taken in', async () => {
    const validator = new FormValidator(formSchema(page) as FormValidator['schema'])
    const load = vi.fn(() => served(page))
    expect(await loadValidators('order', validator, load)).toBe(true)
    expect(load).toHaveBeenCalledWith(`/page-configs/order.validators.js?v=${formSchema(page).$id?.split(':').at(-1)}`)
    expect(validator.errorsOf({ name: 'too long', count: 12 })).toHaveLength(2)
  })

  it.each([
    ['made from another schema', () => served({ ...page, columns: page.columns.slice(1) })],
    ['not there', async () => Promise.reject(new Error('404'))],
    ['no validators at all', async () => ({})],
  ])('that are %s are left, and the console says so', async (_what, load) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    const validator = new FormValidator(formSchema(page) as FormValidator['schema'])
    expect(await loadValidators('order', validator, load)).toBe(false)
    expect(info.mock.calls[0]?.[0]).toContain('order')
    expect(validator.errorsOf({ name: 'too long' })).toEqual([])
  })

  it('are not asked for by the form of a button, which no page of its own has', async () => {
    const load = vi.fn(() => served(page))
    fetched.load = load
    const button = { name: 'finish', label: '完成', action: { type: 'handler', name: 'finish' }, ask: [page.columns?.[0]] }
    const model = compilePage({ ...page, rowButtons: [button] } as unknown as ListPageConfig, permissiveContext('zh-CN'))
    const { ask } = model.rowButtons[0] ?? {}
    await renderWithHost(
      <>
        <RowForm page={ask as NonNullable<typeof ask>} mode="add" onSaved={() => {}} />
        <RowForm page={model} mode="add" onSaved={() => {}} />
      </>,
    )
    await waitFor(() => expect(load).toHaveBeenCalled())
    expect(load.mock.calls).toEqual([[expect.stringContaining('/order.validators.js')]])
  })

  it('that fail when they run are left, so that the form can still be saved', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const validator = new FormValidator(formSchema(page) as FormValidator['schema'])
    const broken = () => {
      throw new TypeError('formats0.validate is not a function')
    }
    validator.take({ [String(validator.schema.$id)]: broken as never })
    expect(validator.errorsOf({ name: 'Bolt' })).toEqual([])
    expect(said).toHaveBeenCalledTimes(1)
  })

  it('mark wrong values in the words of the product, while typing and at saving, beside the rules', async () => {
    fetched.load = () => served(page)
    const onSaved = vi.fn()
    const model = compilePage(page, permissiveContext('zh-CN'))
    const start = { name: 'far too long', count: 12 }
    await renderWithHost(<RowForm page={model} mode="add" row={start} onSaved={onSaved} />, { calls: { add: async () => ({ id: '1' }) } })
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: '保存' }))
    const errors = async () => (await screen.findAllByText(/./, { selector: '.pw-field-error' })).map(({ textContent }) => textContent)
    expect(await errors()).toEqual(['名称最多5个字符', '数量不能大于9'])
    await user.clear(screen.getByLabelText(/名称/))
    expect(await errors()).toEqual(['名称不能为空', '数量不能大于9'])
    await user.type(screen.getByLabelText(/名称/), 'Bolt')
    await user.clear(screen.getByLabelText(/数量/))
    await user.type(screen.getByLabelText(/数量/), '9')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
  })
})
