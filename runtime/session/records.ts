import type { Row } from '../../schemas/api/Result'
import { companionOf } from '../../schemas/wire/companions'
import { translationKey } from '../../schemas/wire/translations'
import type { CallOptions, Calls } from '../calls/Calls'
import { isRowsAnswer, pageOf, type RecordPage } from '../calls/pageOf'
import { currentLanguage } from '../text/i18n'
import type { PickedSource } from './PickedSource'
import type { PickedItem } from './PickerKinds'

/** Where records come from that somebody picks: the calls that list them, and which of their properties are stored and shown. */
export interface RecordSource {
  listUrl: string
  /** Call that stored values are asked for at; `listUrl` when left out. */
  valueUrl?: string
  valueKey: string
  labelKey: string
  /** Parameters of `listUrl` for what was typed; records whose text holds it when left out. */
  searchParams?(word: string): Record<string, string>
}

/** Rows as a call lists them, whether it answers a page or a plain list, in the product's envelope or without. */
export async function listRecords(
  calls: Calls,
  url: string,
  params: Readonly<Record<string, unknown>>,
  options: Pick<CallOptions, 'signal' | 'isQuiet'>,
): Promise<RecordPage> {
  return pageOf(await calls.get(url, params, { ...options, isBare: true, isValid: isRowsAnswer }))
}

/** What is shown of a property of a record: the text that the server put beside it, else the value in the reader's language, else as it is. */
export function recordText(row: Row, key: string): string {
  const told = [row[companionOf(key)], row[translationKey(key, currentLanguage())]]
  const shown = told.find((text) => typeof text === 'string' && text !== '')
  if (typeof shown === 'string') return shown
  const value: unknown = row[key]
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A record as it is picked. */
export function itemOf(row: Row, { valueKey, labelKey }: Pick<RecordSource, 'valueKey' | 'labelKey'>): PickedItem {
  const value = recordText({ [valueKey]: row[valueKey] } as Row, valueKey)
  return { value, label: recordText(row, labelKey) || value, record: row }
}

/** How many records are offered below the box for what was typed into it. */
const offered = 10

/** Texts of stored records, and records by what was typed. */
export function recordsFrom(source: RecordSource): PickedSource {
  const { listUrl, valueUrl = listUrl, valueKey, labelKey } = source
  const searchParams = source.searchParams ?? ((word: string) => ({ [labelKey]: `*${word}*` }))
  return {
    key: ['records', valueUrl, valueKey, labelKey, currentLanguage()],
    async load({ calls, signal }, values) {
      const { records } = await listRecords(
        calls,
        valueUrl,
        { [valueKey]: values.join(','), pageNo: 1, pageSize: values.length },
        { signal },
      )
      return Object.fromEntries(records.map((row) => itemOf(row, source)).map(({ value, label }) => [value, label]))
    },
    async search({ calls, signal }, word) {
      const asked = { ...searchParams(word), pageNo: 1, pageSize: offered }
      const { records } = await listRecords(calls, listUrl, asked, { signal, isQuiet: true })
      return records.slice(0, offered).map((row) => itemOf(row, source))
    },
  }
}
