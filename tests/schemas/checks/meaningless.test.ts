import { describe, expect, it } from 'vitest'
import { parsePage } from '../../../codegen/readPages'
import { checkPage } from '../../../schemas/checks/checkPage'
import type { KnownNames } from '../../../schemas/checks/KnownNames'
import { namesOfPage } from '../../../schemas/checks/namesOfPage'
import { sourceLanguages } from '../../../schemas/language/SourceText'
import { rows } from '../../fixtures/meaningless'
import { rightPage, textOf } from '../../fixtures/meaningless/page'
import { knownNames, shippedPages } from './shippedPages'

const pages = shippedPages.flatMap(({ text }) => parsePage(text) ?? [])

/** What a server with the shipped pages knows. */
const known: KnownNames = {
  ...knownNames(),
  tableColumns: new Map(pages.flatMap((page) => [...namesOfPage(page).tableColumns])),
  reportColumns: new Map(pages.flatMap((page) => [...namesOfPage(page).reportColumns])),
  dictionaries: new Set(['sex']),
  dictionaryValues: new Map([['sex', new Set(['1', '2'])]]),
  dictionaryTypes: new Map([['sex', 'text']]),
  checkRules: new Set(),
  fillRules: new Set(['reference']),
  ruleHandlers: new Set(),
  actionHandlers: new Set(['openAddress']),
  slots: new Set(['progressBar']),
  calls: new Set(['POST /order/ship', 'GET /demo/customer/list']),
  menuGroups: new Set(['demo']),
}

function found(text: string): string[] {
  const { problems } = checkPage(text, { language: 'en-US', known })
  return problems.map(({ severity, code, path }) => `${severity === 'warning' ? '!' : ''}${code} ${path}`)
}

describe('a page that says what makes no sense', () => {
  it('is told from one that makes sense', () => {
    expect(found(JSON.stringify(rightPage))).toEqual([])
    expect(rows.length).toBeGreaterThanOrEqual(150)
  })

  it.each(rows)('C-located is told so where it says it: %s', (_, change, problem) => {
    expect(found(textOf(change))).toEqual([problem])
  })

  it.each(rows)('C-located is told so in three languages: %s', (_, change) => {
    const sentences = sourceLanguages.map((language) => checkPage(textOf(change), { language, known }).problems[0]?.message ?? '')
    expect(new Set(sentences).size).toBe(sourceLanguages.length)
    for (const sentence of sentences) expect(sentence).not.toMatch(/\$\{\w|overload|Unexpected|Cannot|regexp|\b(dyn|timestamp|numeric)\b/)
  })
})
