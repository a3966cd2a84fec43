import { checkQueriedValue } from '../../schemas/checks/meaning/queriedValue'
import { searchOf } from '../kit/searchOf'
import type { FieldModel, QueryItemModel } from '../model/PageModel'
import { isBlank, plain, type QueryValues } from './listParams'

/** What the address of a page asks for. */
export interface AddressedQuery {
  values: QueryValues
  /** Labels of the inputs whose values in the address cannot be asked for; they ask as if the address did not name them. */
  wrong: readonly string[]
}

/**
 * The query of an address: `?status=1,2`, of a range `?price=10&price=20`, one end of which may be empty; one value alone is a range from itself to itself.
 * What it does not name is asked for as at first.
 */
export function readAddress(items: readonly QueryItemModel[], search: string, first: QueryValues): AddressedQuery {
  if (search === '') return { values: first, wrong: [] }
  const given = new URLSearchParams(search)
  const values: Record<string, unknown> = { ...first }
  const wrong: string[] = []
  for (const { field, label, isRange } of items) {
    const texts = given.getAll(field.key)
    if (field.problem || texts.length === 0) continue
    const read = texts.map((text) => readValue(field, text))
    if (read.includes(undefined)) wrong.push(label)
    else values[field.key] = isRange ? [read[0], texts.length > 1 ? read[1] : read[0]] : texts.length > 1 ? read.join(',') : read[0]
  }
  return { values, wrong }
}

/** The address that asks for these values. What is asked for at first is left out, what the page does not ask for stays. */
export function writeAddress(items: readonly QueryItemModel[], search: string, first: QueryValues, values: QueryValues): string {
  const params = new URLSearchParams(search)
  for (const item of items) {
    const { key } = item.field
    const texts = textsOf(item, values)
    params.delete(key)
    if (texts.join() === textsOf(item, first).join()) continue
    for (const text of texts) params.append(key, text)
  }
  return searchOf(params)
}

/** A value as an address names it; of a range both ends. */
function textsOf({ field: { key }, isRange }: QueryItemModel, values: QueryValues): string[] {
  const value = values[key]
  const [begin, end] = Array.isArray(value) ? value : []
  return (isRange ? [begin, end] : [value]).map((one) => (isBlank(one) ? '' : String(plain(one))))
}

/** The value that a text of an address stands for; undefined when it cannot be asked for. */
function readValue(field: FieldModel, text: string): unknown {
  if (text === '') return null
  const { config, facts } = field
  const { type, enum: listed } = facts.valueSchema(config)
  const labels = facts.labels?.(config)
  const choices = labels?.from === 'options' ? labels.options.map(({ value }) => value) : (listed ?? [])
  const isNumber = type === 'number' || type === 'integer'
  const value = choices.find((choice) => String(choice) === text) ?? (isNumber ? Number(text) : text)
  if (text.includes('\0') || (typeof value === 'number' && !Number.isFinite(value))) return undefined
  // A cast: choices of a schema are plain values.
  return checkQueriedValue(config, value as string | number | boolean, [], {}).length === 0 ? value : undefined
}
