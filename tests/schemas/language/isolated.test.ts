import { expect, it } from 'vitest'
import { isolated } from '../../../schemas/language/isolated'
import { fillText } from '../../../schemas/page/Text'

it('C-anytext a name written from right to left stands by itself in a sentence; any other is left as it is', () => {
  expect(isolated('منصة (EQ-7)')).toBe('\u2068منصة (EQ-7)\u2069')
  expect(isolated('מתקן 3')).toBe('\u2068מתקן 3\u2069')
  expect(isolated('Bench “3” · 试验台')).toBe('Bench “3” · 试验台')
  expect(fillText('Delete “${name}”? (${count})', { name: 'منصة 7', count: 3 })).toBe('Delete “\u2068منصة 7\u2069”? (3)')
})
