import { act } from '@testing-library/react'
import { useState } from 'react'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import type { RowValues } from '../../../runtime/fields/FieldComponents'
import { compileField } from '../../../runtime/model/compileField'
import { PageFindings } from '../../../runtime/model/Findings'
import type { FieldModel, QueryItemModel } from '../../../runtime/model/PageModel'
import { QueryInput } from '../../../runtime/query/QueryInput'
import type { FieldConfig, FieldKind } from '../../../schemas/fields'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import type { Language } from '../../../schemas/page/Text'
import { compileExpression } from '../../../schemas/rules/expression'
import { type CallFakes, type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { fakeAnswers } from './fakeAnswers'

export type ConfigOf<K extends FieldKind> = Extract<FieldConfig, { type: K }>

/** A field as the page's compiler makes it. */
export function compile(config: FieldConfig, language: Language = 'zh-CN'): FieldModel {
  const place = { path: '/columns/0', fallbackKey: 'field', isDisabled: false, isInTable: true }
  return compileField(config, { ...place, address: { page: 'stage' }, compileExpression }, new PageFindings(language))
}

interface StageProps {
  field: FieldModel
  row: RowValues
  component: 'Input' | 'Editor'
  disabled: boolean
  onGive(value: FieldValue, others?: Record<string, FieldValue>): void
  onClose(): void
}

/** What a form or a table is for a field: it holds the value, and shows it again after each change. */
function Stage({ field, row, component, disabled, onGive, onClose }: StageProps) {
  const [values, setValues] = useState<RowValues>(row)
  const components = componentsOf(field)
  const props = {
    field,
    id: 'box',
    value: values[field.key] ?? null,
    onChange(value: FieldValue, others?: Record<string, FieldValue>) {
      setValues({ ...values, [field.key]: value, [`${field.key}_dictText`]: undefined, ...others })
      onGive(value, others)
    },
    disabled,
    isInvalid: false,
    describedBy: 'box-help',
    readRow: () => values,
  }
  const { Input } = components
  const Editor = components.Editor ?? Input
  return (
    <>
      <label htmlFor="box">{field.title}</label>
      {component === 'Input' && Input && <Input {...props} />}
      {component === 'Editor' && Editor && <Editor {...props} autoFocus onClose={onClose} />}
    </>
  )
}

/** Shows a field's input (or its table editor) with a row, and keeps what it hands out. */
export async function stage(
  config: FieldConfig,
  row: RowValues = {},
  { component = 'Input', disabled = false, ...options }: FakeHostOptions & { component?: 'Input' | 'Editor'; disabled?: boolean } = {},
) {
  const given: { value: FieldValue; others?: Record<string, FieldValue> }[] = []
  let closings = 0
  const field = compile(config, options.language)
  const props: StageProps = {
    field,
    row,
    component,
    disabled,
    onGive: (value, others) => given.push({ value, others }),
    onClose: () => {
      closings += 1
    },
  }
  // As pages do before they draw their inputs.
  await componentsOf(field).preload?.()
  const shown = await renderWithHost(<Stage {...props} />, { calls: fakeAnswers, ...options })
  await settle()
  return {
    ...shown,
    field,
    given,
    value: () => given.at(-1)?.value,
    closings: () => closings,
  }
}

/** Shows a field's input in a query, and keeps what it asks for. */
export async function askedBy(config: FieldConfig, { isRange = false, value = null as unknown } = {}) {
  const field = compile(config)
  const { Query } = componentsOf(field)
  if (!Query) throw new Error(`${field.kind} has no query input of its own`)
  const asked: unknown[] = []
  const props = { field, id: 'box', onChange: (next: unknown) => void asked.push(next), isRange, placeholder: '' }
  const shown = await renderWithHost(<Query {...props} value={value} />, { calls: fakeAnswers })
  return { ...shown, asked }
}

/** Shows a field in the query bar, which holds what it asks for. */
export async function askInBar(config: FieldConfig, { mode, calls = fakeAnswers }: { mode: 'single' | 'range'; calls?: CallFakes }) {
  const field = compile(config)
  return askItem({ field, label: field.title, placeholder: '', isRange: mode === 'range' }, calls)
}

/** Shows one input of the query bar, which holds what it asks for. */
export async function askItem(item: QueryItemModel, calls: CallFakes = fakeAnswers) {
  let asked: unknown = null
  function Bar() {
    const [value, setValue] = useState<unknown>(null)
    asked = value
    return <QueryInput item={item} id="box" value={value} onChange={setValue} />
  }
  const shown = await renderWithHost(<Bar />, { calls, showsPickers: true })
  return { ...shown, item, value: () => asked }
}

/** Shows a field in a grid cell. */
export async function shownInCell(config: FieldConfig, row: RowValues, calls: CallFakes = fakeAnswers) {
  const field = compile(config)
  const { Cell, text } = componentsOf(field)
  const value = row[field.key]
  const cell = <p data-testid="cell">{Cell ? <Cell field={field} value={value} row={row} /> : text(value, field, row)}</p>
  return renderWithHost(cell, { calls })
}

/** Lets what was loaded lazily, and what was asked for, arrive. */
export async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
}
