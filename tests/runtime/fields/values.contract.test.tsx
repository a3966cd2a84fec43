import { screen, within } from '@testing-library/react'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import { queryParams } from '../../../runtime/query/listParams'
import type { FieldConfig } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { giveElementsSize } from '../../support/givenSize'
import { clearValue, giveValue, tryEverything } from './driveField'
import { askInBar, stage } from './fieldStage'
import { examples, hasOwnSetting, type Variant, variants } from './fieldVariants'
import { sampleOf } from './sampleOf'

beforeAll(() => giveElementsSize())

const ajv = new Ajv({ strict: false })
addFormats.default(ajv)

/** What is wrong with a value by the schema of its kind. */
function misfit(field: FieldConfig, value: unknown): string | undefined {
  const validate = ajv.compile(factsOf(field).valueSchema(field))
  return validate(value) ? undefined : `${JSON.stringify(value)} ${ajv.errorsText(validate.errors)}`
}

/** What an empty field is stored as. */
function emptyOf(field: FieldConfig): unknown {
  return factsOf(field).initialValue?.(field) ?? null
}

function isWritten({ kind }: Variant): boolean {
  return componentsOf(kind).Input !== undefined
}

function isAsked({ kind }: Variant): boolean {
  const { Query, Input } = componentsOf(kind)
  return factsOf({ type: kind }).query !== 'none' && (Query ?? Input) !== undefined
}

/** What is chosen by radio buttons stays chosen, and what may not be removed stays, unless the page says otherwise. */
function canBeCleared({ kind, example }: Variant): boolean {
  if ('allowRemove' in example && example.allowRemove === false) return false
  return !hasOwnSetting(kind, 'allowClear') || ('allowClear' in example && example.allowClear === true)
}

async function checkGiven(variant: Variant, component: 'Input' | 'Editor'): Promise<void> {
  const { example } = variant
  // What comes when somebody reaches for the input.
  await componentsOf(variant.kind).preloadEditor?.()
  const shown = await stage(example, {}, { component, showsPickers: true })
  await giveValue()
  expect(shown.given).not.toEqual([])
  expect(shown.given.map(({ value }) => misfit(example, value)).filter(Boolean)).toEqual([])
  if (!canBeCleared(variant)) return
  await clearValue()
  expect(shown.value()).toEqual(emptyOf(example))
}

describe('what an input gives', () => {
  it.each(variants.filter(isWritten))('$kind, $name: fits the schema of its kind, and is empty when it is emptied', (variant) =>
    checkGiven(variant, 'Input'),
  )

  it.each(examples.filter(isWritten))('$kind, $name: so does what the editor of a table cell gives', (variant) =>
    checkGiven(variant, 'Editor'),
  )

  it.each(examples.filter(isWritten))('$kind, $name: is nothing while it is disabled, whatever is tried', async ({ example }) => {
    const shown = await stage(example, { [example.key]: sampleOf(example) }, { disabled: true, showsPickers: true })
    await tryEverything()
    expect(shown.given).toEqual([])
    // A picture may be looked at; nothing can be taken.
    const taking = screen.queryAllByRole('dialog').filter((dialog) => within(dialog).queryByRole('button', { name: '确定' }))
    expect(taking).toEqual([])
  })
})

/** What is wrong with a value that is asked for, by what a query of the kind means. */
function wrongQuestion(field: FieldConfig, value: unknown): string | undefined {
  const meaning = factsOf(field).query
  // Part of a text, and the beginning of one, need not be a whole value.
  if (meaning === 'like' || meaning === 'startsWith') return typeof value === 'string' && value !== '' ? undefined : `no text: ${value}`
  if (meaning === 'in')
    return String(value)
      .split(',')
      .map((one) => misfit(field, one))
      .find(Boolean)
  return misfit(field, value)
}

describe('what a query asks', () => {
  it.each(variants.filter(isAsked))('$kind, $name: means what the kind says, and nothing when it is emptied', async ({ example }) => {
    const shown = await askInBar(example, { mode: 'single' })
    await giveValue()
    expect([shown.value(), wrongQuestion(example, shown.value())]).toEqual([expect.anything(), undefined])
    expect(Object.keys(queryParams([shown.item], { [example.key]: shown.value() }))).toEqual([example.key])
    await clearValue()
    expect(shown.value()).toBeNull()
  })

  it.each(examples.filter(isAsked))('$kind, $name: asks from and to, where the page says so', async ({ example }) => {
    const shown = await askInBar(example, { mode: 'range' })
    await giveValue()
    expect(shown.value()).toEqual([expect.anything(), null])
    const [begin] = shown.value() as unknown[]
    expect(wrongQuestion(example, begin)).toBeUndefined()
    expect(Object.keys(queryParams([shown.item], { [example.key]: shown.value() }))).toEqual([`${example.key}_begin`])
    await clearValue()
    expect(queryParams([shown.item], { [example.key]: shown.value() })).toEqual({})
  })
})
