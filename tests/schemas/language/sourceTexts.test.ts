// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import { describe, expect, it } from 'vitest'
import { findingTexts } from '../../../schemas/checks/texts'
import { languages } from '../../../schemas/language'
import type { LanguageDefinition } from '../../../schemas/language/LanguageDefinition'
import { pageFacts } from '../../../schemas/page/kinds'
import { ruleTexts } from '../../../schemas/rules/texts'
import { serverTextAreas } from '../../../server-mock/kernel/text'
import { ambiguousIds, missingTexts, readSourceTexts, unevenPlaces } from '../../support/sourceTexts'

const all = readSourceTexts()
const definitions: [string, LanguageDefinition][] = Object.entries(languages)

describe('the texts of schemas and server', () => {
  it('are all found where they stand', () => {
    const ids = new Set(all.map(({ texts }) => texts['zh-CN']))
    const areas = Object.values(serverTextAreas).flatMap((area) => Object.values(area))
    const known = [...areas, ...Object.values({ ...findingTexts, ...ruleTexts }), ...Object.values(pageFacts).map(({ name }) => name)]
    expect(known.map((text) => text['zh-CN']).filter((id) => !ids.has(id))).toEqual([])
    expect(known.length).toBeGreaterThan(200)
  })

  it.each(definitions)('are there in %s', (code, definition) => {
    expect(missingTexts(code, definition, all)).toEqual([])
    expect(unevenPlaces(definition)).toEqual([])
  })

  it('have message ids that stand for one text each', () => {
    expect(ambiguousIds(all)).toEqual([])
  })
})

describe('what is said of a language', () => {
  const text = (place: string, chinese: string, english: string) => ({
    place,
    texts: { 'zh-CN': chinese, 'en-US': english, 'de-DE': english },
  })

  it('names the texts that it does not have', () => {
    const some = [text('a.ts:1', '订单', 'Order'), text('b.ts:2', '任务', 'Task'), { place: 'c.ts:3', texts: { 'zh-CN': '表' } }]
    expect(missingTexts('fr-FR', { name: 'Français', catalogue: { 订单: 'Commande' } }, some)).toEqual(['b.ts:2 任务', 'c.ts:3 表'])
    expect(missingTexts('de-DE', { name: 'Deutsch' }, some)).toEqual(['c.ts:3 表'])
  })

  it('names ids that stand for several texts, and translations that fill other places', () => {
    expect(ambiguousIds([text('a.ts:1', '打开', 'Open'), text('b.ts:2', '打开', 'On')])).toEqual(['打开: a.ts:1, b.ts:2'])
    expect(unevenPlaces({ name: 'Français', catalogue: { '有 ${n} 行': 'Il y a ${m} lignes', '第 ${n} 行': 'ligne ${n}' } })).toEqual([
      '有 ${n} 行',
    ])
  })
})
