import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { checkPage } from '../../../schemas/checks/checkPage'
import { findingTexts } from '../../../schemas/checks/texts'
import { type SourceLanguage, type SourceText, sourceLanguages } from '../../../schemas/language/SourceText'
import { shapeNames } from '../../../schemas/page/shapeNames'

const page = JSON.parse(readFileSync('tests/fixtures/pages/everything.page.json', 'utf8')) as Record<string, unknown>

/** Values that are wrong at most places. */
const junk: unknown[] = [null, 7, true, 'x y', {}, [], [7], { a: 1 }, '']

/** Every place of a value, one level into lists' first entries: enough to meet each property once. */
function placesOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return [path, ...value.flatMap((entry, index) => placesOf(entry, [...path, index]))]
  if (value === null || typeof value !== 'object') return [path]
  return [path, ...Object.entries(value).flatMap(([key, entry]) => placesOf(entry, [...path, key]))]
}

function withValue(value: unknown, [first, ...rest]: (string | number)[], put: unknown): unknown {
  if (first === undefined) return put
  if (Array.isArray(value)) return value.map((entry, index) => (index === first ? withValue(entry, rest, put) : entry))
  return { ...(value as object), [first]: withValue((value as Record<string, unknown>)[first], rest, put) }
}

/** Pages that are wrong in one place each, a few hundred, spread over the whole page. */
const wrongPages = placesOf(page)
  .slice(1)
  .map((path, index) => withValue(page, path, junk[index % junk.length]))

/** What is left of a sentence without what it quotes: names and values of the page, lists of what is possible, code. */
function ownWords(message: string): string[] {
  const [sentence = ''] = message.split(/\n|可用[^：]*：|可以是：|例如|实际为|Bekannt\S* [^:]*:|zum Beispiel|gefunden wurde/)
  return sentence.replace(/“[^”]*”|"[^"]*"|„[^“]*“|`[^`]*`|'[^']*'/g, ' ').match(/[A-Za-zÀ-ÿ]{2,}/g) ?? []
}

/** Words that stand in a Chinese sentence as they are: names of the language and of formats. */
const names =
  /^(JSON|CEL|RE2|PostgreSQL|HTTP|HTTPS|URL|API|title|label|key|true|false|null|string|number|boolean|object|array|integer|url|list|queryById|add|edit|find|orgFields|destFields|resource|table|of|undefined)$/
const english =
  /^(the|of|is|are|must|be|with|and|objects|values|there|which|cannot|found|expected|not|no|starts|path|names|or|pair|plain|number|text)$/

describe('sentences about a page', () => {
  it.each([
    ['checks', { ...findingTexts }],
    ['shapes of values', { ...shapeNames }],
  ])('of %s stand in three languages and fill the same places', (_, texts: Record<string, SourceText>) => {
    const places = (text: string) => [...new Set(text.match(/\$\{\w+\}/g))].sort()
    const uneven = Object.entries(texts).filter(([, byLanguage]) =>
      sourceLanguages.some(
        (language) => !byLanguage[language] || String(places(byLanguage[language])) !== String(places(byLanguage['zh-CN'])),
      ),
    )
    expect(uneven.map(([code]) => code)).toEqual([])
  })

  it('hold no English words in Chinese, whatever is wrong', () => {
    const found = new Set(
      sentencesIn('zh-CN').flatMap((message) =>
        ownWords(message)
          .filter((word) => !names.test(word))
          .map((word) => `${word}: ${message}`),
      ),
    )
    expect([...found].slice(0, 20)).toEqual([])
  })

  it('hold no English words in German, whatever is wrong', () => {
    const found = new Set(
      sentencesIn('de-DE').flatMap((message) =>
        ownWords(message)
          .filter((word) => english.test(word))
          .map((word) => `${word}: ${message}`),
      ),
    )
    expect([...found].slice(0, 20)).toEqual([])
  })
})

function sentencesIn(language: SourceLanguage): string[] {
  const context = permissiveContext(language)
  return wrongPages.flatMap((wrong) => [
    ...checkPage(JSON.stringify(wrong), { language }).problems.map(({ message }) => message),
    ...compilePage(wrong, context).problems.map(({ message }) => message),
  ])
}
