import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { preloadCalendar } from '../../../runtime/fields/parts/dateComponents'
import { storedDate } from '../../../runtime/fields/parts/dateTexts'
import { readTypedDate } from '../../../runtime/fields/parts/typedDate'
import { languageCodes } from '../../../schemas/language/findLanguage'
import type { Language } from '../../../schemas/page/Text'
import { giveElementsSize } from '../../support/givenSize'
import { askedBy, type ConfigOf, stage } from './fieldStage'

beforeAll(async () => {
  giveElementsSize()
  await preloadCalendar()
})

const user = userEvent.setup({ delay: null })
const day = { picker: 'date', hasTime: false } as const
const moment = { picker: 'date', hasTime: true } as const
const readDay = (typed: string, language: Language) => readTypedDate(typed, day, language)?.format('YYYY-MM-DD')

describe.each(languageCodes)('dates typed by hand in %s', (language) => {
  it.each([
    '31.12.2026',
    '12/31/2026',
    '2026-12-31',
    '31/12/2026',
    '31-12-2026',
    '2026/12/31',
    '20261231',
    '2026年12月31日',
    '31.12.26',
    ' 31. 12. 2026 ',
    '３１．１２．２０２６',
    'Dec 31, 2026',
    'December 31st, 2026',
    'Thursday, December 31, 2026',
    '31 Dec 2026',
    '31-Dec-26',
    '31. Dezember 2026',
    'Do., 31. Dez. 2026',
    '2026年12月31日星期四',
  ])('are read as "%s"', (typed) => expect(readDay(typed, language)).toBe('2026-12-31'))

  it.each([
    '31.2.2026',
    '2026-13-01',
    '0.1.2026',
    'tomorrow',
    '31.12.202',
    '1.2.3.4',
    '31.12.2026 8:30',
    '12',
    'Dec',
    'Dec 32, 2026',
    'De 31, 2026',
    'Dec 31, 2026 noon',
    'April',
  ])('are none as "%s"', (typed) => expect(readTypedDate(typed, day, language)).toBeNull())

  it.each(['5.6.', '5. Juni', 'June 5'])('mean this year without one: "%s"', (typed) =>
    expect(readDay(typed, language)).toBe(`${new Date().getFullYear()}-06-05`),
  )

  it.each(['5.6. 8:30', '5. Juni, 8:30', 'June 5 8:30 AM'])('mean this year with a time of day: "%s"', (typed) =>
    expect(readTypedDate(typed, moment, language)?.format('YYYY-MM-DD HH:mm')).toBe(`${new Date().getFullYear()}-06-05 08:30`),
  )

  it('leave to the language which is the day, where a slash does not tell', () =>
    expect(readDay('5/6/2026', language)).toBe(language === 'de-DE' ? '2026-06-05' : '2026-05-06'))

  it.each([
    ['31.12.2026 8:30', '08:30:00'],
    ['31.12.2026, 08:30:15', '08:30:15'],
    ['12/31/2026 8:30 PM', '20:30:00'],
    ['2026-12-31T08:30', '08:30:00'],
    ['2026年12月31日 8时30分', '08:30:00'],
    ['2026-12-31', '00:00:00'],
    ['Dec 31, 2026, 8:30 PM', '20:30:00'],
    ['December 31, 2026 at 8:30 PM', '20:30:00'],
    ['31. Dezember 2026 um 20:30 Uhr', '20:30:00'],
  ])('have a time of day as "%s"', (typed, time) =>
    expect(readTypedDate(typed, moment, language)?.format('YYYY-MM-DD HH:mm:ss')).toBe(`2026-12-31 ${time}`),
  )

  it.each([
    ['month', '12.2026', '2026-12'],
    ['month', '12/2026', '2026-12'],
    ['month', '2026-12', '2026-12'],
    ['month', '2026年12月', '2026-12'],
    ['year', '2026', '2026'],
    ['week', '2026-W05', '2026-05'],
    ['week', 'KW 5 2026', '2026-05'],
    ['week', '5/2026', '2026-05'],
    ['week', '2026年第5周', '2026-05'],
    ['quarter', '2026-Q3', '2026-Q3'],
    ['quarter', 'Q3/2026', '2026-Q3'],
    ['quarter', '3. Quartal 2026', '2026-Q3'],
    ['quarter', '2026年第3季度', '2026-Q3'],
    ['month', 'Dezember 2026', '2026-12'],
    ['month', 'Dec 31, 2026', '2026-12'],
    ['year', 'Dec 2026', '2026'],
    ['year', '31.12.2026', '2026'],
    ['quarter', '31.12.2026', '2026-Q4'],
    ['week', '2026-02-04', '2026-06'],
    ['week', '4. Februar 2026', '2026-06'],
  ] as const)('a %s is read as "%s"', (picker, typed, stored) => {
    const read = readTypedDate(typed, { picker, hasTime: false }, language)
    expect(read && storedDate(read, picker)).toBe(stored)
  })

  it.each([
    ['week', 'KW 5', '-05'],
    ['week', '第5周', '-05'],
    ['week', '5', '-05'],
    ['quarter', 'Q3', '-Q3'],
    ['quarter', '3. Quartal', '-Q3'],
  ] as const)('a %s is one of this year without a year, as "%s"', (picker, typed, stored) => {
    const read = readTypedDate(typed, { picker, hasTime: false }, language)
    expect(read && storedDate(read, picker)).toBe(`${new Date().getFullYear()}${stored}`)
  })

  it.each([
    ['week', '2026-W54'],
    ['week', '54'],
    ['week', 'KW 53 2025'],
    ['quarter', '2026-Q5'],
    ['month', '13.2026'],
    ['year', '26'],
    ['quarter', 'rubbish 3 2026'],
  ] as const)('there is no %s "%s"', (picker, typed) => expect(readTypedDate(typed, { picker, hasTime: false }, language)).toBeNull())
})

describe('B2.9-misc a box for dates', () => {
  const due: ConfigOf<'date'> = { type: 'date', key: 'due', title: '期限' }

  it.each(languageCodes)('takes 31.12.2026 by Enter, stored as the day, by keyboard alone, in %s', async (language) => {
    const shown = await stage(due, {}, { language })
    await screen.findByLabelText('期限')
    await user.tab()
    await user.keyboard('31.12.2026{Enter}')
    expect(shown.value()).toBe('2026-12-31')
    expect(screen.getByLabelText('期限')).toHaveValue({ 'zh-CN': '2026-12-31', 'en-US': '12/31/2026', 'de-DE': '31.12.2026' }[language])
  })

  it.each([
    ['en-US', '12/31/2026, 8:30 PM'],
    ['en-US', '2026-12-31 20:30:00'],
    ['de-DE', '31.12.2026, 20:30'],
    ['de-DE', '2026-12-31 20:30'],
    ['zh-CN', '2026-12-31 20:30:00'],
  ] as const)('takes a moment in %s as it shows it, and as it is stored: %s', async (language, typed) => {
    const shown = await stage({ type: 'datetime', key: 'at', title: '时间' }, {}, { language })
    await user.type(await screen.findByLabelText('时间'), `${typed}{Enter}`)
    expect(shown.value()).toBe('2026-12-31 20:30:00')
    const again = { 'zh-CN': '2026-12-31 20:30:00', 'en-US': '12/31/2026, 8:30 PM', 'de-DE': '31.12.2026, 20:30' }[language]
    expect(screen.getByLabelText('时间')).toHaveValue(again)
  })

  it.each(['5.6.2026', '2026年6月5日', '2026-06-05'])('shows what it holds when it is left with the same day as "%s"', async (typed) => {
    const shown = await stage(due, { due: '2026-06-05' }, { language: 'de-DE' })
    const box = () => screen.getByLabelText('期限')
    await user.type(await screen.findByLabelText('期限'), typed, { initialSelectionStart: 0, initialSelectionEnd: 10 })
    await user.tab()
    await waitFor(() => expect(box()).toHaveValue('05.06.2026'))
    expect(box()).not.toHaveFocus()
    // Nothing was changed.
    expect(shown.value()).toBeUndefined()
  })

  it('opens its calendar again when somebody types on after Enter, and when it is pressed', async () => {
    const shown = await stage(due, {}, { language: 'en-US' })
    const box = () => screen.getByLabelText('期限')
    await user.type(await screen.findByLabelText('期限'), '12/31/26{Enter}')
    await waitFor(() => expect(box()).not.toHaveAttribute('data-open'))
    await user.type(box(), '1', { initialSelectionStart: 0, initialSelectionEnd: 10, skipClick: true })
    await waitFor(() => expect(box()).toHaveAttribute('data-open'))
    await user.type(box(), '/5/2027{Enter}', { skipClick: true })
    expect(shown.value()).toBe('2027-01-05')
    await waitFor(() => expect(box()).not.toHaveAttribute('data-open'))
    await user.click(box())
    await waitFor(() => expect(box()).toHaveAttribute('data-open'))
  })

  it('is no invalid one once the date was read, for whoever listens', async () => {
    const shown = await stage(due, {}, { language: 'de-DE' })
    await user.type(await screen.findByLabelText('期限'), '5.6.26')
    await user.tab()
    expect(shown.value()).toBe('2026-06-05')
    expect(screen.getByLabelText('期限')).not.toHaveAttribute('aria-invalid', 'true')
  })

  it('takes what was pasted, when it is left', async () => {
    const shown = await stage(due)
    await user.click(await screen.findByLabelText('期限'))
    await user.paste('12/31/2026')
    expect(screen.getByLabelText('期限')).toHaveValue('12/31/2026')
    await user.tab()
    expect(shown.value()).toBe('2026-12-31')
  })

  it.each([
    ['en-US', '2026-11-20', '11/20/2026'],
    ['en-US', '11/20/2026', '11/20/2026'],
    ['de-DE', '2026-11-20', '20.11.2026'],
    ['zh-CN', '20.11.2026', '2026-11-20'],
  ] as const)('takes another date in the place of what it held, in %s as "%s"', async (language, typed, shows) => {
    for (const key of ['{Enter}', '{Tab}']) {
      const shown = await stage(due, { due: '2026-11-23' }, { language })
      await screen.findByLabelText('期限')
      await user.tab()
      await user.keyboard(`${typed}${key}`)
      expect(shown.value()).toBe('2026-11-20')
      expect(screen.getByLabelText('期限')).toHaveValue(shows)
      shown.unmount()
    }
  })

  it.each([
    ['date', '2026-02-05'],
    ['datetime', '2026-02-05 08:30:00'],
    ['time', '08:30:00'],
  ] as const)('holds nothing when somebody empties it: %s', async (type, stored) => {
    for (const leave of ['{Enter}', '{Tab}']) {
      const shown = await stage({ type, key: 'due', title: '期限' }, { due: stored }, { language: 'en-US' })
      await user.clear(await screen.findByLabelText('期限'))
      await user.keyboard(leave)
      await waitFor(() => expect(shown.value()).toBeNull())
      await user.tab()
      expect(shown.given.map(({ value }) => value)).toEqual([null])
      expect(screen.getByLabelText('期限')).toHaveValue('')
      shown.unmount()
    }
  })

  it('says what is no date, and shows again what it held', async () => {
    const { host, given } = await stage(due, { due: '2026-02-05' }, { language: 'en-US' })
    const box = await screen.findByLabelText('期限')
    await user.clear(box)
    await user.type(box, '31.2.2026')
    await user.tab()
    expect(host.notices).toEqual([{ kind: 'warning', text: '“31.2.2026” is not a date. For example: 12/31/2026' }])
    expect(given).toEqual([])
    expect(screen.getByLabelText('期限')).toHaveValue('02/05/2026')
  })

  it.each([
    ['zh-CN', '“24:00”不是有效的时间，例如：08:30:00'],
    ['en-US', '“24:00” is not a time of day. For example: 8:30:00 AM'],
    ['de-DE', '„24:00“ ist keine Uhrzeit. So zum Beispiel: 08:30:00'],
  ] as const)('says in %s what is no time of day', async (language, sentence) => {
    const { host } = await stage({ type: 'time', key: 'from', title: '时间' }, {}, { language })
    await user.type(await screen.findByLabelText('时间'), '24:00')
    await user.tab()
    expect(host.notices).toEqual([{ kind: 'warning', text: sentence }])
  })

  it.each([
    ['week', 'KW 5 2026', '2026-05', '2026-W05'],
    ['quarter', 'Q3 2026', '2026-Q3', '2026-Q3'],
    ['month', '12.2026', '2026-12', '2026-12'],
    ['year', '2027', '2027', '2027'],
  ] as const)('takes a %s', async (picker, typed, stored, shows) => {
    const shown = await stage({ ...due, picker })
    await user.type(await screen.findByLabelText('期限'), `${typed}{Enter}`)
    expect(shown.value()).toBe(stored)
    expect(screen.getByLabelText('期限')).toHaveValue(shows)
  })

  it('takes a date with a time, and a time alone', async () => {
    const at = await stage({ type: 'datetime', key: 'at', title: '时间' })
    await user.type(await screen.findByLabelText('时间'), '31.12.2026 8:30{Enter}')
    expect(at.value()).toBe('2026-12-31 08:30:00')
    at.unmount()
    const from = await stage({ type: 'time', key: 'from', title: '开始' })
    await user.type(await screen.findByLabelText('开始'), '8:30{Enter}')
    expect(from.value()).toBe('08:30:00')
  })

  it('ends editing of a table cell with Enter', async () => {
    const shown = await stage(due, {}, { component: 'Editor' })
    await user.type(await screen.findByLabelText('期限'), '31.12.2026{Enter}')
    expect(shown.value()).toBe('2026-12-31')
    expect(shown.closings()).toBe(1)
  })

  it('B2.10-online takes both ends of a range', async () => {
    const { asked } = await askedBy(due, { isRange: true })
    await user.type(await screen.findByLabelText('期限（结束）'), '31.12.2026{Enter}')
    expect(asked.at(-1)).toEqual([null, '2026-12-31'])
  })
})
