import type { DictItem, DictItems } from '../../../schemas/api/session'
import type { DictionaryConfig, DictionaryItem } from '../../../schemas/documents/dictionary'
import { languageDefinition } from '../../../schemas/language/findLanguage'
import { chooseText, type Language, type Text } from '../../../schemas/page/Text'
import { type Translations, translatedLanguages, translatedParts, translationIn } from '../../../schemas/wire/translations'
import type { DocumentStore } from '../documents/DocumentStore'

export interface Dictionaries {
  /** Every dictionary by its code. */
  all(): Promise<DictItems>
  /** The entries of one dictionary; undefined when there is none of this code. */
  items(code: string): Promise<DictItem[] | undefined>
  /** The text of each value in a language. */
  texts(code: string, language: Language): Promise<Map<string, string>>
}

/** A text in Chinese, and in the other languages that it or the product's own words have. */
function spoken(label: Text): { text: string; translations: Translations } {
  const text = chooseText(label, 'zh-CN')
  const own: Partial<Record<Language, string>> = typeof label === 'string' ? {} : label
  const inLanguage = (language: Language) =>
    typeof label === 'string' ? label : (own[language] ?? languageDefinition(language).catalogue?.[text])
  const translations = translatedLanguages.map((language) => [language, inLanguage(language)])
  return { text, translations: Object.fromEntries(translations.filter(([, said]) => said !== undefined)) as Translations }
}

function toDictItem({ value, label, description, color, disabled }: DictionaryItem): DictItem {
  const { text, translations } = spoken(label)
  const explained = description === undefined ? undefined : spoken(description)
  return {
    value: String(value),
    text,
    label: text,
    title: text,
    color: color ?? null,
    ...translatedParts('text', 'texts', translations),
    ...(explained ? { description: explained.text, descriptions: explained.translations } : {}),
    ...(disabled ? { disabled } : {}),
  }
}

/** Entries as they travel, made once for each published dictionary. */
const made = new WeakMap<DictionaryConfig, DictItem[]>()

function itemsOf(dictionary: DictionaryConfig): DictItem[] {
  const items = made.get(dictionary) ?? dictionary.items.map(toDictItem)
  made.set(dictionary, items)
  return items
}

function textIn(item: DictItem, language: Language): string {
  return translationIn(item, 'text', 'texts', language) ?? item.text
}

/** The published dictionaries as calls answer them. */
export function createDictionaries(documents: DocumentStore): Dictionaries {
  const items = async (code: string) => {
    const dictionary = documents.get('dictionary', code)
    return dictionary && itemsOf(dictionary)
  }
  return {
    all: async () => Object.fromEntries(documents.all('dictionary').map((dictionary) => [dictionary.code, itemsOf(dictionary)])),
    items,
    async texts(code, language) {
      return new Map((await items(code))?.map((item) => [item.value, textIn(item, language)]))
    },
  }
}
