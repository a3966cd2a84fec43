import { beforeAll, describe, expect, it } from 'vitest'
import { daysOf, entriesOf, headingOf, movedDays, namedDays, step } from '../../../../runtime/pages/calendar/calendarDays'
import { addLanguage } from '../../../../runtime/text/i18n'
import { languagePacks } from '../../../../runtime/text/languagePacks'
import { languageCodes } from '../../../../schemas/language/findLanguage'

beforeAll(async () => {
  for (const language of languageCodes) addLanguage(language, (await languagePacks[language]()).languagePack)
})

describe('the days of a calendar', () => {
  it.each([
    ['de-DE', '2026-10-26', '2026-12-06'],
    ['zh-CN', '2026-10-26', '2026-12-06'],
    ['en-US', '2026-11-01', '2026-12-05'],
  ] as const)('B2.11-calendar are whole weeks around a month, which begin as they do in %s', (language, first, last) => {
    const days = daysOf('month', '2026-11-22', language)
    expect([days[0], days.at(-1), days.length % 7]).toEqual([first, last, 0])
  })

  it('are the week of the day, or the day', () => {
    const week = (language: 'de-DE' | 'en-US') => [...namedDays('week', '2026-11-22', language), headingOf('week', '2026-11-22', language)]
    expect(week('de-DE')).toEqual(['2026-11-16', '2026-11-22', '16.–22. November 2026'])
    expect(week('en-US')).toEqual(['2026-11-22', '2026-11-28', expect.stringMatching(/^November 22\W+28, 2026$/)])
    expect(daysOf('day', '2026-11-22', 'en-US')).toEqual(['2026-11-22'])
  })

  it.each([
    ['2026-12-08', '2026年12月7日 – 13日', '7.–13. Dezember 2026'],
    ['2026-12-01', '2026年11月30日 – 12月6日', '30. November – 6. Dezember 2026'],
    ['2026-12-31', '2026年12月28日 – 2027年1月3日', '28. Dezember 2026 – 3. Januar 2027'],
  ])('B2.11-calendar have a week of %s named as its reader writes it, and what both ends share once', (day, chinese, german) => {
    const plain = (text: string) => text.replace(/\s/g, ' ')
    expect([headingOf('week', day, 'zh-CN'), headingOf('week', day, 'de-DE')].map(plain)).toEqual([chinese, german])
  })

  it('go on by what is shown', () => {
    expect([step('month', '2026-01-31', 1), step('week', '2026-11-22', -1), step('day', '2026-12-31', 1)]).toEqual([
      '2026-02-28',
      '2026-11-15',
      '2027-01-01',
    ])
  })
})

const config = { start: 'from', end: 'to', title: 'name', exception: { field: 'kind', values: ['x'] } }
const row = (from: string | null, to: string | null = null, kind = 'r') => ({ id: `${from}`, from, to, kind })

describe('the entries of a calendar', () => {
  it('stand on their days, in the order of their start; rows without a day are left out', () => {
    const entries = entriesOf([row('2026-11-03 10:00:00', '2026-11-05 09:00:00'), row(null), row('2026-11-03 08:30:00')], config)
    expect(entries.map(({ first, last, time }) => [first, last, time])).toEqual([
      ['2026-11-03', '2026-11-03', '08:30'],
      ['2026-11-03', '2026-11-05', '10:00'],
    ])
  })

  it('that end before they start stand on their first day', () => {
    expect(entriesOf([row('2026-11-03', '2026-11-01')], config)[0]).toMatchObject({ first: '2026-11-03', last: '2026-11-03', time: '' })
  })

  it('are exceptions by their field', () => {
    expect(entriesOf([row('2026-11-03', null, 'x')], config)[0]?.isException).toBe(true)
  })

  it('keep their times and their length when they are moved', () => {
    expect(movedDays(row('2026-11-03 10:00:00', '2026-11-05 09:00:00'), config, '2026-11-04', '2026-12-01')).toEqual({
      from: '2026-11-30 10:00:00',
      to: '2026-12-02 09:00:00',
    })
    expect(movedDays(row('2026-11-03'), config, '2026-11-03', '2026-11-02')).toEqual({ from: '2026-11-02' })
  })
})
