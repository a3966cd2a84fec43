import type { ChoiceItems } from '../../../schemas/api/choices'
import type { DictItem } from '../../../schemas/api/session'
import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import type { Language } from '../../../schemas/page/Text'
import { pageSizes } from '../../../schemas/wire/pageSizes'
import type { Calls } from '../../calls/Calls'
import { cachedDictionary } from '../../session/dictionaryCache'
import type { LabelLoader } from '../../session/labels'
import { inLanguage } from '../../session/useDictItems'
import { currentLanguage } from '../../text/i18n'
import { storedAs } from './choices'

interface Asking {
  calls: Calls
  language: Language
  signal: AbortSignal
}

/** The entries of a dictionary that hold the keyword, page by page, as /sys/dict/loadDict answers them. */
export async function searchDictionary(
  { calls, language, signal }: Asking,
  field: ChoiceBase,
  { keyword, pageNo = 1, pageSize = pageSizes.search.size }: { keyword: string; pageNo?: number; pageSize?: number },
): Promise<ChoiceItems> {
  const path = `/sys/dict/loadDict/${encodeURIComponent(field.dictCode ?? '')}`
  const found = (await calls.get<DictItem[] | null>(path, { keyword, pageNo, pageSize }, { signal })) ?? []
  const items = found.filter(({ disabled }) => !disabled).map((item) => inLanguage(item, language))
  return {
    items: items.map(({ value, text, color }) => ({ value: storedAs(field, String(value)), text, color: color ?? undefined })),
    hasMore: found.length >= pageSize,
  }
}

/** The texts of entries: of the dictionary at hand, else by the call that answers them in order. */
export function dictionaryLabels(code: string): LabelLoader {
  return {
    key: ['dictionary', code],
    async load({ calls, signal }, values) {
      const language = currentLanguage()
      const known = new Map(cachedDictionary(code)?.map((item) => [String(item.value), inLanguage(item, language).text]))
      if (values.every((value) => known.has(value))) return Object.fromEntries(values.map((value) => [value, known.get(value) ?? value]))
      const path = `/sys/dict/loadDictItem/${encodeURIComponent(code)}`
      const texts = await calls.get<string[] | null>(path, { key: values.join(','), delNotExist: false }, { signal })
      return Object.fromEntries(values.map((value, index) => [value, texts?.[index] ?? value]))
    },
  }
}
