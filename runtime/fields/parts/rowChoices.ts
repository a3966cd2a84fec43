import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChoiceItem, ChoiceItems, ChoicesBody } from '../../../schemas/api/choices'
import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import { formKeysRead } from '../../../schemas/rules/readsOf'
import type { Calls } from '../../calls/Calls'
import type { FieldModel } from '../../model/PageModel'
import type { LabelLoader } from '../../session/labels'
import { usePageHost } from '../../session/PageHost'
import type { InputProps } from '../FieldComponents'
import type { ChoiceOption, ChoiceOptions } from './choices'
import { dictionaryLabels, searchDictionary } from './searchDictionary'
import { noRow } from './values'

type ChoiceField = FieldModel<ChoiceBase>

/** The choices of a field that the server looks for, rows of a table or entries of a dictionary, as far as they were asked for. */
export interface RowChoiceOptions extends ChoiceOptions {
  /** true: these were found for another word, and stay until those of this one come. */
  isFormer: boolean
  /** true: there are more than these. */
  hasMore: boolean
  isFetchingMore: boolean
  /** The next could not be fetched. */
  moreError: Error | null
  /** Fetches the next; nothing while that goes on already. */
  fetchMore(): void
}

export function hasRowChoices({ config }: ChoiceField): boolean {
  return config.choices !== undefined
}

/** How the field is named to the server, and what its choices depend on of the row. In a query there is no row, and all can be chosen. */
function askingFor({ key, address, choicesWhere }: ChoiceField, readRow?: InputProps<ChoiceBase>['readRow']): ChoicesBody {
  const row = readRow?.()
  const keys = choicesWhere ? formKeysRead(choicesWhere) : []
  const form = row === undefined || row === noRow ? undefined : Object.fromEntries(keys.map((name) => [name, row[name] ?? null]))
  return { field: key, ...(address?.sub === undefined ? {} : { sub: address.sub }), ...(form ? { form } : {}) }
}

/** The first of what can be chosen whose text holds the word, in whichever row. */
export async function findRowChoices(field: ChoiceField, calls: Calls, keyword: string): Promise<readonly ChoiceItem[]> {
  if (!field.address) return []
  return (await calls.choices(field.address.page, { ...askingFor(field), keyword })).items
}

const keepFor = 10_000

interface Search {
  keyword: string
  isAsked: boolean
  /** How many are asked for at once; as many as the server likes to give when left out. */
  pageSize?: number
}

/** What can be chosen whose text holds the keyword: the first of it, and more when that is wished. Nothing is asked for before it is needed. */
export function useRowChoices(field: ChoiceField, readRow: InputProps<ChoiceBase>['readRow'], search: Search): RowChoiceOptions {
  const { calls, language } = usePageHost()
  const { address, config } = field
  const { keyword, isAsked, pageSize } = search
  const isOfDictionary = !hasRowChoices(field)
  const asking = askingFor(field, readRow)
  const about = JSON.stringify(isOfDictionary ? [config.dictCode, config.valueType, language] : asking)
  const query = useInfiniteQuery({
    queryKey: ['choices', address?.page, about, keyword],
    queryFn({ signal, pageParam }): Promise<ChoiceItems> {
      const more = { ...(pageSize === undefined ? {} : { pageSize }), ...(pageParam === 1 ? {} : { pageNo: pageParam }) }
      if (isOfDictionary) return searchDictionary({ calls, language, signal }, config, { keyword, ...more })
      return calls.choices(address?.page ?? '', { ...asking, keyword, ...more }, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : undefined),
    enabled: isAsked && (isOfDictionary || address !== undefined),
    staleTime: keepFor,
    // While the next word is looked for, what was found stays; what was found for another row does not.
    placeholderData: (found, former) => (former?.queryKey[2] === about ? found : undefined),
  })
  const { data, error, isFetchingNextPage, isFetchNextPageError } = query
  const choices = useMemo(() => distinct(data?.pages.flatMap(({ items }) => items) ?? []), [data])
  return {
    choices,
    isFormer: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    isFetchingMore: isFetchingNextPage,
    moreError: isFetchNextPageError ? error : null,
    // Asked for again while it is on its way, it would begin anew.
    fetchMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    isPending: query.isFetching && !isFetchingNextPage,
    error: data ? null : error,
    retry: () => void query.refetch(),
    isMissing: false,
  }
}

/** A field of the table that is stored need not differ from row to row. */
function distinct(items: readonly ChoiceItem[]): ChoiceOption[] {
  return [...new Map(items.map(({ value, text, color }) => [String(value), { value, text, color }])).values()]
}

/** The texts of stored values, where the row did not bring them along. */
export function rowChoiceLabels(field: ChoiceField): LabelLoader {
  const { key, address } = field
  return {
    key: ['choices', address?.page, address?.sub, key],
    async load({ calls, signal }, values) {
      if (!address) return {}
      const { items } = await calls.choices(address.page, { ...askingFor(field), values: [...values] }, { signal })
      return Object.fromEntries(items.map(({ value, text }) => [String(value), text]))
    },
  }
}

/** The texts of stored values, of rows of a table or entries of a dictionary. */
export function choiceLabels(field: ChoiceField): LabelLoader {
  return hasRowChoices(field) ? rowChoiceLabels(field) : dictionaryLabels(field.config.dictCode ?? '')
}
