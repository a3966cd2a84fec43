import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importJeecg } from '../../../codegen/import/jeecg/importJeecg'
import { describeLoss, type Loss, weightOf } from '../../../codegen/import/Loss'
import { lossTexts } from '../../../codegen/import/lossTexts'
import { readSources, type SourceFile } from '../../../codegen/import/readSources'
import { checkPage } from '../../../schemas/checks/checkPage'
import { languageCodes } from '../../../schemas/language/findLanguage'
import { openSystemTables } from '../../../schemas/wire/openTables'

const sources = readSources('tests/fixtures/import/jeecg')
if (!Array.isArray(sources)) throw new Error('the sources cannot be read')

const into = { reports: new Set(['tj-user-report', 'demo']), dictionaries: new Set<string>(), tables: openSystemTables }
const { pages, dictionaries, losses } = importJeecg(sources, into)

const importOne = (item: object, file = 'one.json') => importJeecg([{ name: file, content: { items: [item] } } satisfies SourceFile], into)
const lineOf = ({ file, code, place, name }: Loss) => [file, code, place, name].join(' ')

describe('configurations of others', () => {
  it('become pages that have no problem', () => {
    const problems = pages.flatMap((page) => checkPage(JSON.stringify(page), { file: page.code }).problems)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(pages.length).toBeGreaterThanOrEqual(50)
    expect(dictionaries.length).toBeGreaterThanOrEqual(26)
  })

  it('lose what the list says and nothing more: it only gets shorter', () => {
    const known = readFileSync('tests/fixtures/import/losses.txt', 'utf8').trimEnd().split('\n')
    expect(losses.map(lineOf)).toEqual(known)
  })

  it('come over, nine pages of ten, with nothing lost that a page can say', () => {
    const incomplete = new Set(losses.filter((loss) => weightOf(loss) === 'lost' && loss.code !== '').map(({ code }) => code))
    expect([...incomplete]).toEqual([])
  })
})

describe('a loss', () => {
  it.each(languageCodes)('is said in %s', (language) => {
    for (const name of Object.keys(lossTexts) as (keyof typeof lossTexts)[]) {
      const sentence = describeLoss({ name, values: {} }, language)
      expect(sentence.length, name).toBeGreaterThan(5)
    }
  })

  it('names its place, so that somebody can look there', () => {
    expect(losses.every(({ file, code, place }) => `${file}${code}${place}` !== '')).toBe(true)
  })
})
