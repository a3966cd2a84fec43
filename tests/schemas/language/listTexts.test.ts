import { expect, it } from 'vitest'
import { listTexts } from '../../../schemas/language/listTexts'
import type { Language } from '../../../schemas/page/Text'

it.each<[Language, string]>([
  ['zh-CN', '甲、乙'],
  ['en-US', '甲, 乙'],
  ['de-DE', '甲, 乙'],
])('the names of several values are a list as people write it in %s', (language, list) => {
  expect(listTexts('甲,乙', 2, language)).toBe(list)
})

it('names with commas of their own stay as they came', () => {
  expect(listTexts('Miller, Ann,Bo', 2, 'en-US')).toBe('Miller, Ann,Bo')
})
