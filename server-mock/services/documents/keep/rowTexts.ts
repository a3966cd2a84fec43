import { languageCodes } from '../../../../schemas/language/findLanguage'
import type { Text } from '../../../../schemas/page/Text'
import { translationKey } from '../../../../schemas/wire/translations'

/** What a text says in each language, under the key of each; what it says by itself alone, and nothing that stands in for it. */
export function textParts(key: string, text: Text | undefined): Record<string, string | null> {
  const said: Readonly<Record<string, string | undefined>> = typeof text === 'string' ? { 'zh-CN': text } : { ...text }
  return Object.fromEntries(languageCodes.map((language) => [translationKey(key, language), said[language] ?? null]))
}

/** What stands under the keys of a text, in the place of what it said; `before` itself where nothing differs. Undefined: it says nothing at all. */
export function writeText(before: Text | undefined, key: string, values: Readonly<Record<string, unknown>>): Text | undefined {
  const former = textParts(key, before)
  const now = { ...former }
  for (const name of Object.keys(former)) if (Object.hasOwn(values, name)) now[name] = wordIn(values[name])
  if (Object.keys(now).every((name) => now[name] === former[name])) return before
  const said = languageCodes.flatMap((language) => {
    const word = now[translationKey(key, language)]
    return word ? [[language, word] as const] : []
  })
  // A cast: a text that lacks the language that stands for all others is refused by the check of the document, with its place.
  return said.length === 0 ? undefined : (Object.fromEntries(said) as Text)
}

function wordIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
