import { screen } from '@testing-library/react'
import { Ajv } from 'ajv'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { fieldComponents } from '../../../runtime/fields'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import { fieldFacts } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { languageCodes } from '../../../schemas/language/findLanguage'
import { checkValueNow } from '../../../schemas/rules/checkValue'
import { renderWithHost } from '../../support/fakeHost'
import { fakeAnswers } from './fakeAnswers'
import { compile, settle, stage } from './fieldStage'
import { examples } from './fieldVariants'
import { sampleOf } from './sampleOf'

let errors: MockInstance<typeof console.error>
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})
afterEach(() => {
  const said = errors.mock.calls.map((call) => call.slice(0, 3).map(String).join(' '))
  errors.mockRestore()
  expect(said).toEqual([])
})

it('every kind has components, and no component has a kind of its own', () => {
  expect(Object.keys(fieldComponents).sort()).toEqual(Object.keys(fieldFacts).sort())
})

describe('C-neverwhite a value of another type than the kind stores', () => {
  const strange = [true, -12.5, 'plain text', '{', [1, null, 'x'], { a: 1 }]

  it.each(examples)('$kind "$name" is drawn all the same, in a cell and in a form', async ({ example }) => {
    const field = compile(example, 'en-US')
    const { Cell, text } = componentsOf(field)
    for (const value of strange) {
      const row = { [field.key]: value } as never
      expect(typeof text(value, field, row)).toBe('string')
      const cell = await renderWithHost(<p>{Cell ? <Cell field={field} value={value} row={row} /> : text(value, field, row)}</p>, {
        language: 'en-US',
        calls: fakeAnswers,
      })
      cell.unmount()
      const form = await stage(example, row, { language: 'en-US' })
      expect(form.given).toEqual([])
      form.unmount()
    }
  })
})

describe.each(languageCodes)('C-kinds components in %s', (language) => {
  it.each(examples)('$kind "$name" compiles without a problem', ({ example }) => {
    expect(compile(example, language).problem).toBeUndefined()
  })

  it.each(examples)('$kind "$name" shows in a cell, empty and filled', async ({ kind, example }) => {
    const field = compile(example, language)
    const components = componentsOf(field)
    for (const value of [null, sampleOf(example)]) {
      const row = { [field.key]: value }
      const text = components.text(value, field, row)
      expect(typeof text).toBe('string')
      const { Cell } = components
      const { container, unmount } = await renderWithHost(<p>{Cell ? <Cell field={field} value={value} row={row} /> : text}</p>, {
        language,
        calls: fakeAnswers,
      })
      await settle()
      if (value === null) expect(container).toHaveTextContent('')
      else if (kind !== 'rowDragSort' && kind !== 'image') expect(container.textContent).not.toBe('')
      unmount()
    }
  })

  it.each(examples)('$kind "$name" shows in a form, empty, filled and disabled', async ({ example }) => {
    for (const [value, disabled] of [
      [null, false],
      [sampleOf(example), false],
      [sampleOf(example), true],
    ] as const) {
      const { unmount } = await stage(example, { [example.key]: value }, { language, disabled })
      await settle()
      unmount()
    }
  })

  it.each(examples)('$kind "$name" shows in a query, single and as a range', async ({ example }) => {
    const field = compile(example, language)
    const { Query } = componentsOf(field)
    if (!Query) return
    for (const isRange of [false, true]) {
      const props = { field, id: 'q', value: null, onChange: () => {}, isRange, placeholder: '' }
      const { container, unmount } = await renderWithHost(<Query {...props} />, { language, calls: fakeAnswers })
      await vi.waitFor(() => expect(container.querySelectorAll('input').length).toBeGreaterThanOrEqual(1), { timeout: 15_000 })
      unmount()
    }
  })
})

describe('every kind', () => {
  it.each(examples)('$kind "$name": its label leads to its input', async ({ kind, example }) => {
    const { field } = await stage(example)
    if (!componentsOf(field).Input || kind === 'richText') return
    await vi.waitFor(() => expect(screen.getByLabelText(field.title, { selector: '#box' })).toBeInTheDocument(), { timeout: 15_000 })
  })

  it.each(examples)('$kind "$name": what explains it is read out with its input', async ({ example }) => {
    const { field } = await stage(example)
    if (!componentsOf(field).Input) return
    await vi.waitFor(() => expect(document.querySelector('#box')?.closest('[aria-describedby="box-help"]')).toBeInTheDocument(), {
      timeout: 15_000,
    })
  })

  it.each(examples)('$kind "$name": its default passes its own rules', ({ kind, example }) => {
    const { config, facts } = compile(example)
    const initial = facts.initialValue?.(config) ?? null
    const rules = (config.validateRules ?? []).filter((rule) => !rule.required)
    expect(checkValueNow({ ...config, validateRules: rules }, initial, { row: { [config.key]: initial } } as never), kind).toBeNull()
  })

  it.each(examples)('$kind "$name": its sample has the shape that is stored', ({ kind, example }) => {
    const ajv = new Ajv({ validateFormats: false, allowUnionTypes: true })
    expect(ajv.validate(factsOf({ type: kind }).valueSchema(example), sampleOf(example)), 'the facts of the kind give no `sample`').toBe(
      true,
    )
  })
})
