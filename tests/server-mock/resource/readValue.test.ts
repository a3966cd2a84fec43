import { describe, expect, it } from 'vitest'
import { readValue } from '../../../server-mock/resource/query/readValue'

describe('a value in a query', () => {
  it.each([
    ['text', ' ab ', { value: ' ab ' }],
    ['integer', ' 12 ', { value: 12 }],
    ['integer', '1e3', undefined],
    ['integer', '1.5', undefined],
    ['integer', '2147483648', undefined],
    ['integer', '-2147483648', { value: -2147483648 }],
    ['numeric', '1.5', { value: '1.5' }],
    ['numeric', 'abc', undefined],
    ['date', '2026-02-28', { value: '2026-02-28' }],
    ['date', '2026-02-28 10:00:00', { value: '2026-02-28' }],
    ['date', '2026-02-30', undefined],
    ['time', '23:59', { value: '23:59' }],
    ['time', '24:00', undefined],
    ['timestamp', '2026-02-28', { value: '2026-02-28', isDay: true }],
    ['timestamp', '2026-02-28T10:00', { value: '2026-02-28 10:00' }],
    ['timestamp', '2026-02-28 25:00', undefined],
    ['text', 'a\0b', undefined],
  ] as const)('of a column of %s that reads "%s" means %j', (type, raw, operand) => {
    expect(readValue({ type }, raw)).toEqual(operand)
  })
})
