import type { PlannedChange } from '../../../schemas/api/pages'
import type { DictionaryConfig, DictionaryItem } from '../../../schemas/documents/dictionary'
import { baseLanguage, languageCodes, languageDefinition } from '../../../schemas/language/findLanguage'
import type { Language, Text } from '../../../schemas/page/Text'
import { textOf } from '../../kernel/text/textOf'

/** An entry that stays, as it was and as it will be. */
interface KeptEntry {
  former: DictionaryItem
  now: DictionaryItem
}

/** What publishing a dictionary changes for those who read: texts, languages and colours of the entries that stay. */
export function planEntries(before: DictionaryConfig | undefined, after: DictionaryConfig, language: Language): PlannedChange[] {
  const formers = new Map(before?.items.map((item) => [String(item.value), item]))
  const kept = after.items.flatMap((now): KeptEntry[] => {
    const former = formers.get(String(now.value))
    return former ? [{ former, now }] : []
  })
  return [
    ...kept.flatMap((entry) => [...planText(entry, language), ...planColour(entry, language)]),
    ...languageCodes.flatMap((lost) => planLanguage(kept, lost, language)),
  ]
}

/** The text that stands in one language; one text for all languages stands in that which every other falls back to. */
function written(label: Text, language: Language): string | undefined {
  if (typeof label === 'string') return language === baseLanguage ? label : undefined
  return label[language]
}

/** The reader's language comes first; a text that is another one only in other languages is told in the first of these. */
function planText({ former, now }: KeptEntry, language: Language): PlannedChange[] {
  const changed = [language, ...languageCodes]
    .map((one) => ({ from: written(former.label, one), to: written(now.label, one) }))
    .find(({ from, to }) => from !== undefined && to !== undefined && from !== to)
  const { from, to } = changed ?? {}
  return from === undefined || to === undefined
    ? []
    : [changeOf(now, textOf('documents.changeText', language, { ...namedBy(now), from, to }))]
}

function planColour({ former, now }: KeptEntry, language: Language): PlannedChange[] {
  if (former.color === now.color) return []
  const none = textOf('documents.noColour', language)
  const values = { ...namedBy(now), from: former.color ?? none, to: now.color ?? none }
  return [changeOf(now, textOf('documents.changeColour', language, values))]
}

function planLanguage(kept: readonly KeptEntry[], lost: Language, language: Language): PlannedChange[] {
  const losing = kept.filter(({ former, now }) => written(former.label, lost) !== undefined && written(now.label, lost) === undefined)
  const [first] = losing
  if (!first) return []
  const values = losing.map(({ now }) => textOf('documents.entry', language, namedBy(now))).join(textOf('people.beside', language))
  return [changeOf(first.now, textOf('documents.loseLanguage', language, { language: languageDefinition(lost).name, values }))]
}

function namedBy({ value }: DictionaryItem): { value: string } {
  return { value: String(value) }
}

function changeOf({ value }: DictionaryItem, message: string): PlannedChange {
  return { kind: 'changeChoice', subject: String(value), message }
}
