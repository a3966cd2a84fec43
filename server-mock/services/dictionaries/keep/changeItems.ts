import type { SubTableChange } from '../../../../schemas/api/rows'
import type { DictionaryConfig, DictionaryItem } from '../../../../schemas/documents/dictionary'
import { CallFailure } from '../../../kernel/CallFailure'
import { itemId, writeText } from './dictionaryRows'

type Values = Readonly<Record<string, unknown>>

/** The entry with what is sent of it; what is not sent stays. */
function writeItem(before: Partial<DictionaryItem>, values: Values, isNumber: boolean): DictionaryItem {
  const sent = Object.hasOwn(values, 'itemValue') ? String(values.itemValue ?? '').trim() : undefined
  const value = sent === undefined ? (before.value ?? '') : isNumber && sent !== '' ? Number(sent) : sent
  const color = Object.hasOwn(values, 'itemColor') ? String(values.itemColor ?? '') : (before.color ?? '')
  const isOff = Object.hasOwn(values, 'status') ? String(values.status) === '0' : before.disabled === true
  const description = writeText(before.description, 'description', values)
  return {
    value,
    // An entry without a text shows its value until somebody names it.
    label: writeText(before.label, 'itemText', values) ?? String(value),
    ...(description === undefined ? {} : { description }),
    ...(color === '' ? {} : { color }),
    ...(isOff ? { disabled: true } : {}),
  }
}

interface Placed {
  item: DictionaryItem
  place: number
}

function placeIn(values: Values, otherwise: number): number {
  const place = Number(values.sortOrder ?? Number.NaN)
  return Number.isFinite(place) ? place : otherwise
}

/** The entries after a change: in the order of the places that are sent, the others where they stood. Throws for an entry that is not there. */
export function changeItems(
  { code, items, valueType }: Pick<DictionaryConfig, 'code' | 'items' | 'valueType'>,
  { added = [], edited = [], deleted = [] }: SubTableChange,
): DictionaryItem[] {
  const ids = new Set(items.map(({ value }) => itemId(code, value)))
  const missing = [...edited.map(({ id }) => id), ...deleted].find((id) => !ids.has(id))
  if (missing !== undefined) throw new CallFailure('not-found', 'documents.noItem', { value: missing.slice(code.length + 1) })
  const changes = new Map(edited.map((row) => [row.id, row]))
  const isNumber = valueType === 'number'
  const kept = items.flatMap((item, index): Placed[] => {
    const id = itemId(code, item.value)
    if (deleted.includes(id)) return []
    const change = changes.get(id)
    return [change ? { item: writeItem(item, change, isNumber), place: placeIn(change, index + 1) } : { item, place: index + 1 }]
  })
  const fresh = added.map((values, index) => ({
    item: writeItem({}, values, isNumber),
    place: placeIn(values, items.length + index + 1),
  }))
  return [...kept, ...fresh].sort((one, other) => one.place - other.place).map(({ item }) => item)
}
