import { afterEach, describe, expect, it } from 'vitest'
import { readTypedDate } from '../../../runtime/fields/parts/typedDate'

describe('a day', () => {
  const before = process.env.TZ
  afterEach(() => {
    process.env.TZ = before
  })

  it.each(['UTC', 'Asia/Shanghai', 'Europe/Berlin', 'America/St_Johns', 'America/Sao_Paulo', 'Pacific/Apia'])(
    'stays the day in %s',
    (zone) => {
      process.env.TZ = zone
      for (const typed of ['1.1.2026', '29.3.2026', '25.10.2026', '4.11.2018', '31.12.2026'])
        expect(readTypedDate(typed, { picker: 'date', hasTime: false }, 'de-DE')?.format('D.M.YYYY')).toBe(typed)
    },
  )
})
