import type { DictionaryConfig } from '../documents/dictionary'
import { defaults } from '../json/propertyShapes'
import type { KnownNames } from './KnownNames'

/** What pages may take from dictionaries, by their codes. */
export function namesOfDictionaries(
  dictionaries: readonly DictionaryConfig[],
): Required<Pick<KnownNames, 'dictionaryValues' | 'dictionaryTypes'>> {
  return {
    dictionaryValues: new Map(dictionaries.map(({ code, items }) => [code, new Set(items.map(({ value }) => String(value)))])),
    dictionaryTypes: new Map(dictionaries.map(({ code, valueType }) => [code, valueType ?? defaults['DictionaryConfig.valueType']])),
  }
}
