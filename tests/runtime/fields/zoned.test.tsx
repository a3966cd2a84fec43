import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import { preloadCalendar } from '../../../runtime/fields/parts/dateComponents'
import { chooseTimeZone, readServerZone } from '../../../runtime/session/timeZone'
import { browserZone } from '../../../runtime/text/browserZone'
import { giveElementsSize } from '../../support/givenSize'
import { askedBy, compile, stage } from './fieldStage'

beforeAll(async () => {
  giveElementsSize()
  await preloadCalendar()
})

beforeEach(() => {
  readServerZone('Asia/Shanghai')
  chooseTimeZone('Europe/Berlin')
})

afterEach(() => {
  chooseTimeZone(null)
  readServerZone(browserZone())
})

const user = userEvent.setup({ delay: null })
const shown = (config: Parameters<typeof compile>[0], value: string) => {
  const field = compile(config)
  return componentsOf(field).text(value, field, {})
}

describe('C-zones a date and time', () => {
  it('of the product is shown by the clock of its reader, any other as it was entered', () => {
    const stored = '2026-07-01 10:00:00'
    expect(shown({ type: 'datetime', key: 'createTime', title: '创建时间' }, stored)).toBe('2026-07-01 04:00:00')
    expect(shown({ type: 'datetime', key: 'sentAt', title: '发送时间', zoned: true }, stored)).toBe('2026-07-01 04:00:00')
    expect(shown({ type: 'datetime', key: 'begin', title: '开始时间' }, stored)).toBe(stored)
  })

  it('is typed by the clock of its reader, and stored by that of the server', async () => {
    const { value } = await stage({ type: 'datetime', key: 'at', title: '时间', zoned: true }, { at: '2026-07-01 10:00:00' })
    const box = await screen.findByLabelText('时间')
    expect(box).toHaveValue('2026-07-01 04:00:00')
    await user.clear(box)
    await user.type(box, '2026-07-01 05:30:00{Enter}')
    expect(value()).toBe('2026-07-01 11:30:00')
    expect(screen.getByLabelText('时间')).toHaveValue('2026-07-01 05:30:00')
  })

  it('is asked for by the clock of its reader', async () => {
    const { asked } = await askedBy({ type: 'datetime', key: 'createTime', title: '创建时间' }, { isRange: true })
    await user.type(await screen.findByLabelText('创建时间（开始）'), '2026-07-01 00:00:00{Enter}')
    expect(asked.at(-1)).toEqual(['2026-07-01 06:00:00', null])
  })
})
