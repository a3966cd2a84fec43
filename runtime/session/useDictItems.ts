import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { DictItem } from '../../schemas/api/session'
import type { Language } from '../../schemas/page/Text'
import { translationIn } from '../../schemas/wire/translations'
import type { DictionaryState } from './DictionaryState'
import { type DictionaryEntries, followAll, noDictionary, type ObservedDictionary, observeDictionary } from './observeDictionary'
import { usePageHost } from './PageHost'

const noItems: readonly DictItem[] = []

/** The entry in the reader's language; Chinese where the dictionary has no other text. */
export function inLanguage(item: DictItem, language: Language): DictItem {
  const text = translationIn(item, 'text', 'texts', language) ?? item.text
  const description = translationIn(item, 'description', 'descriptions', language) ?? item.description
  const isSame = text === item.text && description === item.description
  return isSame ? item : { ...item, text, label: text, title: text, description }
}

const translated = new WeakMap<readonly DictItem[], { language: Language; items: readonly DictItem[] }>()

function itemsIn(data: readonly DictItem[], language: Language): readonly DictItem[] {
  const known = translated.get(data)
  if (known?.language === language) return known.items
  const items = data.map((item) => inLanguage(item, language))
  translated.set(data, { language, items })
  return items
}

/**
 * The entries of a dictionary in the language on the screen. What sign-in brought shows at once and is compared with the server behind it;
 * without a code there is nothing to fetch and the list is empty.
 */
export function useDictItems(code: string | undefined): DictionaryState {
  const client = useQueryClient()
  const { calls, language } = usePageHost()
  const dictionary = code ? observeDictionary(client, calls, code) : noDictionary
  return stateOf(dictionary, useSyncExternalStore(dictionary.subscribe, dictionary.read), language)
}

/** The same of several dictionaries by their codes, for who shows many values of each; another map only when something of it changes. */
export function useDictionaries(codes: readonly string[]): ReadonlyMap<string, DictionaryState> {
  const client = useQueryClient()
  const { calls, language } = usePageHost()
  const all = useMemo(() => followAll(codes.map((code) => observeDictionary(client, calls, code))), [client, calls, codes])
  for (const dictionary of all.dictionaries) dictionary.keep()
  const entries = useSyncExternalStore(all.subscribe, all.read)
  return useMemo(
    () => new Map(all.dictionaries.map((dictionary, index) => [codes[index] ?? '', stateOf(dictionary, entries[index], language)])),
    [all, codes, entries, language],
  )
}

function stateOf({ retry }: ObservedDictionary, entries: DictionaryEntries | undefined, language: Language): DictionaryState {
  const { data, isPending = false, error = null } = entries ?? {}
  return { items: data ? itemsIn(data, language) : noItems, isPending, error: data ? null : error, retry }
}
