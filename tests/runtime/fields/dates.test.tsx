import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dayjs from 'dayjs'
import { describe, expect, it } from 'vitest'
import { readDate, shownDate, storedDate } from '../../../runtime/fields/parts/dateTexts'
import { changeLanguage } from '../../../runtime/text/i18n'
import { date as dateFacts } from '../../../schemas/fields/date'
import { sourceLanguages } from '../../../schemas/language/SourceText'
import { askedBy, compile, stage } from './fieldStage'

const user = userEvent.setup({ delay: null })

describe('date', () => {
  it('B2.9-misc stores the day, whatever it shows', async () => {
    const shown = await stage({ type: 'date', key: 'due', title: '期限', format: 'YYYY/MM/DD' })
    const box = await screen.findByLabelText('期限')
    await user.type(box, '2026/02/05{Enter}')
    await waitFor(() => expect(shown.value()).toBe('2026-02-05'))
    expect(screen.getByLabelText('期限')).toHaveValue('2026/02/05')
  })

  it('opens its calendar in the body of the document, and ends editing of a table cell with the day', async () => {
    const shown = await stage({ type: 'date', key: 'due', title: '期限' }, { due: '2026-02-05' }, { component: 'Editor' })
    const day = await screen.findByTitle('2026-02-10')
    expect(shown.container).not.toContainElement(day)
    await user.click(day)
    expect(shown.value()).toBe('2026-02-10')
    expect(shown.closings()).toBeGreaterThan(0)
  })

  it.each(['date', 'month', 'year', 'week', 'quarter'] as const)('a %s comes back as it was stored, in every language', async (picker) => {
    for (const language of sourceLanguages) {
      await changeLanguage(language)
      for (const day of ['2025-12-29', '2026-01-01', '2026-01-04', '2026-07-15', '2027-01-03']) {
        const stored = storedDate(dayjs(day), picker)
        const read = readDate(stored, picker)
        expect(read && storedDate(read, picker), `${picker} ${day} ${language}`).toBe(stored)
        expect(stored).toMatch(
          new RegExp(
            String(compile({ type: 'date', key: 'd', picker }).facts.valueSchema({ type: 'date', key: 'd', picker } as never).pattern),
          ),
        )
      }
    }
    await changeLanguage('zh-CN')
  })

  it('shows weeks and quarters as what they are', () => {
    expect(shownDate('2026-05', { picker: 'week' })).toBe('2026-W05')
    expect(shownDate('2026-Q3', { picker: 'quarter' })).toBe('2026-Q3')
    expect(shownDate('2026-Q3', { picker: 'quarter', format: '[Q]Q YYYY' })).toBe('Q3 2026')
    expect(shownDate('2026-05', { picker: 'month', format: 'MM/YYYY' })).toBe('05/2026')
    expect(shownDate(null, {})).toBe('')
    expect(shownDate('nonsense', { format: 'YYYY' })).toBe('nonsense')
  })

  it.each([
    ['date', '2026-02-31'],
    ['month', '2026-13'],
    ['week', '2025-53'],
    ['quarter', { of: 2026 }],
  ] as const)('takes nothing for a %s that is none: %s', (picker, stored) => {
    expect(readDate(stored, picker)).toBeNull()
    expect(shownDate(stored, { picker })).not.toContain('[object')
  })

  it.each([
    ['month', '2026-12', '2026-13'],
    ['month', '2026-01', '2026-00'],
    ['week', '2026-53', '2026-54'],
    ['week', '2026-01', '2026-00'],
  ] as const)('a %s may be stored as %s, and not as %s', (picker, right, wrong) => {
    const pattern = new RegExp(dateFacts.valueSchema({ type: 'date', key: 'x', picker }).pattern ?? '')
    expect(pattern.test(right)).toBe(true)
    expect(pattern.test(wrong)).toBe(false)
  })
})

describe('datetime', () => {
  it('B2.9-misc stores YYYY-MM-DD HH:mm:ss', async () => {
    const shown = await stage({ type: 'datetime', key: 'at', title: '时间' })
    await user.type(await screen.findByLabelText('时间'), '2026-02-05 08:30:00{Enter}')
    expect(shown.value()).toBe('2026-02-05 08:30:00')
  })

  it('B2.10-online asks for a begin and an end, either of which can stay open', async () => {
    const { asked } = await askedBy({ type: 'datetime', key: 'at', title: '时间' }, { isRange: true })
    await user.type(await screen.findByLabelText('时间（开始）'), '2026-02-05 08:30:00{Enter}')
    expect(asked.at(-1)).toEqual(['2026-02-05 08:30:00', null])
  })
})
