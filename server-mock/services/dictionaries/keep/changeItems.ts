import type { SubTableChange } from '../../../../schemas/api/rows'
import type { DictionaryConfig, DictionaryItem } from '../../../../schemas/documents/dictionary'
import { CallFailure } from '../../../kernel/CallFailure'
import { changeList, type EntryPlace } from '../../documents/keep/changeList'
import type { WrittenDocument } from '../../documents/keep/KeptKind'
import { writeText } from '../../documents/keep/rowTexts'

type Values = Readonly<Record<string, unknown>>

/** Name of the sub-table that the entries of a dictionary travel in, and of the list that they are. */
export const itemsKey = 'items'

/** An entry is known by its dictionary and its value. */
export function itemId(code: string, value: string | number): string {
  return `${code}:${value}`
}

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

/** The entries of a dictionary after a change. Throws for an entry that is not there. */
export function changeItems(
  { code, items, valueType }: Pick<DictionaryConfig, 'code' | 'items' | 'valueType'>,
  change: SubTableChange,
  placeOf: EntryPlace,
): WrittenDocument {
  const { entries, sources } = changeList(
    {
      entries: items,
      idOf: ({ value }) => itemId(code, value),
      write: (before, values) => writeItem(before ?? {}, values, valueType === 'number'),
      refuseMissing(id) {
        throw new CallFailure('not-found', 'documents.noItem', { value: id.slice(code.length + 1) })
      },
    },
    change,
    placeOf,
  )
  return { values: { [itemsKey]: entries }, sources: { [itemsKey]: sources } }
}
