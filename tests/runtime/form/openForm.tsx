import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { preloadForm } from '../../../runtime/form/laterParts'
import { RowForm } from '../../../runtime/form/RowForm'
import type { RowFormProps } from '../../../runtime/form/RowFormProps'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import type { FieldConfig } from '../../../schemas/fields'
import type { Language } from '../../../schemas/page/Text'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'

export const columns: FieldConfig[] = [
  { key: 'name', type: 'input', title: '名称', maxLength: 10, validateRules: [{ required: true }] },
  { key: 'status', type: 'input', title: '状态', defaultValue: 'open' },
  { key: 'price', type: 'inputNumber', title: '单价' },
  { key: 'count', type: 'inputNumber', title: '数量' },
  { key: 'total', type: 'inputNumber', title: '金额', precision: 2, value: 'row.price * row.count' },
  { key: 'reason', type: 'input', title: '原因', visibleWhen: "row.status == 'cancelled'", requiredWhen: "row.status == 'cancelled'" },
]

export function pageOf(fields: readonly unknown[] = columns, language: Language = 'zh-CN', more: Record<string, unknown> = {}) {
  const config = {
    kind: 'list' as const,
    version: 1,
    code: 'order',
    title: '订单',
    url: { add: '/order/add', edit: '/order/edit' },
    columns: fields,
    ...more,
  }
  return compilePage(config, permissiveContext(language))
}

export async function openForm(props: Partial<RowFormProps> = {}, options: FakeHostOptions = {}) {
  const onSaved = vi.fn()
  const onDirtyChange = vi.fn()
  const calls = { add: async () => ({ id: '1', rowVersion: 1 }), edit: async () => ({ id: '1', rowVersion: 3 }), ...options.calls }
  const page = props.page ?? pageOf()
  // As pages do before they draw their inputs.
  await preloadForm(page)
  const ui = <RowForm page={page} mode="add" onSaved={onSaved} onDirtyChange={onDirtyChange} {...props} />
  const result = await renderWithHost(ui, { ...options, calls })
  return { ...result, user: userEvent.setup(), onSaved, onDirtyChange }
}

export const input = (label: string) =>
  screen.getByLabelText(new RegExp(label), { selector: 'input:not([type=radio])' }) as HTMLInputElement
export const save = () => screen.getByRole('button', { name: /^(loading )?保存$/ })
export const stored = { id: '1', rowVersion: 2, name: 'Bolt', status: 'open', price: 2, count: 3, total: 6, reason: null }
