import { useQuery } from '@tanstack/react-query'
import type { CallChoices } from '../../../schemas/fields/CallChoices'
import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import { CallError, type Calls } from '../../calls/Calls'
import { isRowsAnswer, pageOf, type RecordPage } from '../../calls/pageOf'
import type { FieldModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import type { InputProps, RowValues } from '../FieldComponents'
import { keepAtHand } from './callChoicesAtHand'
import { type ChoiceOption, type ChoiceOptions, storedAs } from './choices'
import { noRow, plainText } from './values'

type ChoiceField = FieldModel<ChoiceBase>

/** The choices of a field that a call answers. */
export interface CallChoiceOptions extends ChoiceOptions {
  /** true: the call has more rows than were fetched. */
  isCut: boolean
}

/** Most rows that are fetched: calls of this product answer no more at once. */
const mostRows = 1000
const keepFor = 5 * 60_000
const noChoices: readonly ChoiceOption[] = []

export function hasCallChoices({ config }: ChoiceField): boolean {
  return config.from !== undefined
}

/** What the call is asked with, from the row that is edited; null while the row does not say all of it. */
function parametersOf({ query }: CallChoices, row: RowValues): Record<string, unknown> | null {
  const parameters = Object.entries(query ?? {}).map(([name, key]) => [name, row[key] ?? null] as const)
  return parameters.every(([, value]) => value !== null && value !== '') ? Object.fromEntries(parameters) : null
}

/** The choices that a call answers, fetched once for a page, or once for what the row asks it with. */
export function useCallChoices({ config, address }: ChoiceField, readRow?: InputProps<ChoiceBase>['readRow']): CallChoiceOptions {
  const { calls, language, text } = usePageHost()
  const { from, valueType } = config
  const parameters = from ? parametersOf(from, readRow?.() ?? noRow) : null
  const isAsked = from !== undefined && parameters !== null
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['callChoices', address?.page, from, parameters, valueType, language],
    async queryFn({ signal }) {
      if (!from || !parameters) return { choices: noChoices, isCut: false }
      const { records, total } = await fetchRows(calls, from.url, parameters, signal)
      const isUnknown = records.length > 0 && !records.some((row) => from.value in row && from.label in row)
      if (isUnknown) throw new CallError('server', text('fields.noSuchAnswer', { value: from.value, label: from.label }))
      return { choices: choicesIn(records, from, config), isCut: total > records.length }
    },
    enabled: isAsked,
    staleTime: keepFor,
  })
  if (from && data && !from.query) keepAtHand(from, data.choices)
  return {
    choices: data?.choices ?? noChoices,
    isCut: data?.isCut ?? false,
    isPending: isAsked && isPending,
    error: data ? null : error,
    retry: () => void refetch(),
    isMissing: false,
  }
}

/** All rows that the call answers: a call that answers page by page is asked once more, for as many as one page may hold. */
async function fetchRows(calls: Calls, url: string, parameters: Record<string, unknown>, signal: AbortSignal): Promise<RecordPage> {
  const options = { signal, isBare: true, isValid: isRowsAnswer }
  const first = pageOf(await calls.get(url, Object.keys(parameters).length > 0 ? parameters : undefined, options))
  const isWhole = first.total <= first.records.length
  return isWhole ? first : pageOf(await calls.get(url, { ...parameters, pageNo: 1, pageSize: mostRows }, options))
}

/** Each value once; rows without one are no choices. */
function choicesIn(rows: RecordPage['records'], { value, label }: CallChoices, field: ChoiceBase): readonly ChoiceOption[] {
  const options = rows.flatMap((row): [string, ChoiceOption][] => {
    const stored = plainText(row[value])
    return stored === '' ? [] : [[stored, { value: storedAs(field, stored), text: plainText(row[label]) || stored }]]
  })
  return [...new Map(options).values()]
}
