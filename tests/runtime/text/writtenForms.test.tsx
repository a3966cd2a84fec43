import dayjs from 'dayjs'
import { describe, expect, it } from 'vitest'
import { formatClock, formatMoment } from '../../../runtime/text/formatMoment'
import { formatNumber } from '../../../runtime/text/formatNumber'
import { languagePackOf } from '../../../runtime/text/i18n'
import { writtenForm } from '../../../runtime/text/writtenForm'

const moment = '2026-11-21 10:00:00'
const two = (number: number) => String(number).padStart(2, '0')

describe('B5.1-number a number is written', () => {
  it.each([
    ['zh-CN', '1180.00', '361.5', '50%'],
    ['en-US', '1,180.00', '361.5', '50%'],
    ['de-DE', '1.180,00', '361,5', '50 %'],
  ] as const)('in %s as %s, %s and %s', (language, price, figure, share) => {
    expect(formatNumber(1180, { decimals: 2, language })).toBe(price)
    expect(formatNumber('361.50', { language })).toBe(figure)
    expect(formatNumber(50, { unit: 'percent', language }).replace(/\s/g, ' ')).toBe(share)
  })

  it('in groups or without them, where a page says so, and never in powers of ten', () => {
    expect(formatNumber(1180, { isGrouped: true, language: 'zh-CN' })).toBe('1,180')
    expect(formatNumber(2026, { isGrouped: false, language: 'de-DE' })).toBe('2026')
    expect(formatNumber(1e-7, { language: 'en-US' })).toBe('0.0000001')
    expect(formatNumber(-0, { language: 'en-US' })).toBe('0')
  })

  it('as it came, where it is none', () => {
    expect(formatNumber(null)).toBe('')
    expect(formatNumber('about 5', { language: 'de-DE' })).toBe('about 5')
  })
})

describe('B2.9-misc a moment is written', () => {
  it.each([
    ['zh-CN', '2026-11-21 10:00:00', '2026-11-21', '2026-11', '08:30'],
    ['en-US', '11/21/2026, 10:00 AM', '11/21/2026', '11/2026', '8:30 AM'],
    ['de-DE', '21.11.2026, 10:00', '21.11.2026', '11/2026', '08:30'],
  ] as const)('in %s as %s, %s, %s and %s', (language, whole, day, month, time) => {
    expect(formatMoment(moment, undefined, language)).toBe(whole)
    expect(formatMoment(moment, 'YYYY-MM-DD', language)).toBe(day)
    expect(formatMoment('2026-11', 'YYYY-MM', language)).toBe(month)
    expect(formatClock('08:30:00', 'HH:mm', language)).toBe(time)
  })

  it.each(['2026-02-31', '2026-13', '2026-00-10', '2026-02-31 10:00:00', '2026-02-03 25:00:00'])(
    'as it came, where the calendar has no %s: another day would be a lie',
    (text) => {
      for (const language of ['zh-CN', 'en-US', 'de-DE'] as const) expect(formatMoment(text, 'YYYY-MM-DD', language)).toBe(text)
    },
  )

  it('as it came, where the clock has no such time', () => expect(formatClock('25:61:00', 'HH:mm', 'en-US')).toBe('25:61:00'))

  it('with seconds where the form names them', () => {
    expect(formatMoment(moment, 'YYYY-MM-DD HH:mm:ss', 'de-DE')).toBe('21.11.2026, 10:00:00')
    expect(formatMoment('2026-11-21 22:00:05', 'YYYY-MM-DD HH:mm:ss', 'en-US')).toBe('11/21/2026, 10:00:05 PM')
  })

  it.each(['zh-CN', 'en-US', 'de-DE'] as const)('in the form of a page, where that is one of its own, in %s', (language) => {
    expect(formatMoment(moment, 'YYYY/MM/DD HH:mm', language)).toBe('2026/11/21 10:00')
    expect(writtenForm('DD/MM/YYYY', language)).toBe('DD/MM/YYYY')
  })

  it.each(['zh-CN', 'en-US', 'de-DE'] as const)(
    'as the calendar writes it, each day of a year, and as it came what no year has, in %s',
    (language) => {
      const days = Array.from({ length: 12 * 33 }, (_, at) => `2026-${two(1 + Math.floor(at / 33))}-${two(at % 33)}`)
      const forms = ['YYYY-MM-DD', 'YYYY/MM/DD', 'D.M.YY', 'YYYY年MM月DD日', 'dddd, DD', '[am] DD.MM.']
      const wrong = forms.flatMap((form) =>
        days.filter((day) => {
          const known = dayjs(day)
          const isDay = known.isValid() && known.format('YYYY-MM-DD') === day
          const expected = isDay ? known.locale(languagePackOf(language).dayjs).format(writtenForm(form, language)) : day
          return formatMoment(day, form, language) !== expected
        }),
      )
      expect(wrong).toEqual([])
    },
  )

  it('as it came, where it is none', () => {
    expect(formatMoment(null, undefined, 'en-US')).toBe('')
    expect(formatMoment('Room 5', undefined, 'en-US')).toBe('Room 5')
    expect(formatClock('soon', 'HH:mm', 'en-US')).toBe('soon')
  })
})
