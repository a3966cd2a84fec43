import { describe, expect, it } from 'vitest'
import { fitColumns } from '../../../../runtime/kit/print/fitColumns'

const long = 'a remark of several words that goes on and on, as remarks do'
const fitted = (...texts: string[]) => fitColumns(texts.map((text) => [text]))
const many = (text: string, count: number) => fitted(...Array.from({ length: count }, () => text))

describe('B2.2-print the room on paper', () => {
  it('is an upright sheet for few columns, one on its long side for more, and smaller letters for many', () => {
    expect(many('2026-11-22', 6)).toMatchObject({ isWide: false, size: 'usual' })
    expect(many('2026-11-22', 10)).toMatchObject({ isWide: true, size: 'usual' })
    expect(many('2026-11-22', 14)).toMatchObject({ isWide: true, size: 'small' })
    expect(many('2026-11-22', 30)).toMatchObject({ isWide: true, size: 'tiny' })
  })

  it('is taken whole, by each column as its texts are long', () => {
    const { shares } = fitted('No.', 'EQ-000001', long)
    expect(shares.reduce((all, share) => all + share, 0)).toBeCloseTo(100)
    expect(shares[0]).toBeLessThan(shares[1] ?? 0)
    expect(shares[1]).toBeLessThan(shares[2] ?? 0)
  })

  it('counts a Chinese sign as wide as two others', () => {
    const [chinese = 0, english = 0] = fitted('检定证书编号甲', 'certifi').shares
    expect(chinese).toBeGreaterThan(english)
  })

  it('is taken from long texts first: what is one word stays whole', () => {
    const dates = Array.from({ length: 12 }, () => '2026-11-22')
    const { shares, size } = fitted(...dates, long, long, long, long)
    expect(size).toBe('tiny')
    // A hundredth of the sheet is 1.28 times the letter M, and a date takes 5.5 of them.
    expect(Math.min(...shares.slice(0, 12)) * 1.28).toBeGreaterThanOrEqual(5.5)
    expect(Math.min(...shares.slice(12))).toBeGreaterThan(0)
  })
})
