import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import { giveElementsSize } from '../../support/givenSize'
import { type ConfigOf, stage } from './fieldStage'

beforeAll(() => giveElementsSize())

const user = userEvent.setup({ delay: null })

describe("B5.1-number a number in its reader's form", () => {
  const price: ConfigOf<'inputNumber'> = { type: 'inputNumber', key: 'price', title: '单价', precision: 2 }
  const box = () => screen.getByLabelText('单价')

  it.each([
    ['de-DE', '1.180,00', 1180, '1180', '1.180,00'],
    ['de-DE', '1.180', 1180, '1180', '1.180,00'],
    ['de-DE', '-3,5', -3.5, '-3,5', '-3,50'],
    ['de-DE', '3.5', 3.5, '3,5', '3,50'],
    ['de-DE', '0.125', 0.13, '0,13', '0,13'],
    ['de-DE', '1,2,3x.4', 1.23, '1,23', '1,23'],
    ['en-US', '1180.5', 1180.5, '1180.5', '1,180.50'],
    ['en-US', '1.005', 1.01, '1.01', '1.01'],
    ['en-US', '1a2.5.1-', 12.51, '12.51', '12.51'],
    ['zh-CN', '1180', 1180, '1180', '1180.00'],
  ] as const)('in %s "%s" is %d, "%s" while it is typed, and "%s" when it is left', async (language, typed, stored, plain, shows) => {
    const shown = await stage(price, {}, { language })
    await user.type(box(), typed)
    expect(shown.value()).toBe(stored)
    await user.tab()
    expect(box()).toHaveValue(shows)
    await user.click(box())
    expect(box()).toHaveValue(plain)
  })

  it('takes no digit more than a number keeps, and says so of what is pasted', async () => {
    const shown = await stage(price, {}, { language: 'en-US' })
    await user.type(box(), '12345678901239999.25')
    expect(shown.value()).toBe(1234567890123.25)
    await user.clear(box())
    await user.paste('$ 1,234,567,890,123,456')
    expect(shown.value()).toBe(null)
    const text = '“$ 1,234,567,890,123,456” has too many digits for a number.'
    expect(shown.host.notices).toEqual([{ kind: 'warning', text }])
  })

  it('is replaced by what is typed when it is reached by Tab', async () => {
    const shown = await stage(price, { price: 1234.5 }, { language: 'de-DE' })
    expect(box()).toHaveValue('1.234,50')
    await user.tab()
    await user.keyboard('7')
    expect(shown.value()).toBe(7)
  })

  it.each([
    ['de-DE', '1.180,25', 1180.25],
    ['de-DE', '1,180.25', 1180.25],
    ['de-DE', '1.234.567', 1234567],
    ['en-US', '1,180', 1180],
    ['en-US', '1.180,25', 1180.25],
    ['en-US', '3,5', 3.5],
    ['zh-CN', "1'234 567.5", 1234567.5],
    ['en-US', '$ 12,000.50', 12000.5],
    ['de-DE', '12.000,50 €', 12000.5],
    ['zh-CN', '￥1,180.00', 1180],
    ['zh-CN', '1180元', 1180],
    ['de-DE', 'CHF 1’180.50', 1180.5],
    ['en-US', '99.90 EUR', 99.9],
  ] as const)('in %s what is pasted as "%s" is %d', async (language, pasted, stored) => {
    const shown = await stage(price, {}, { language })
    await user.click(box())
    await user.paste(pasted)
    expect(shown.value()).toBe(stored)
  })

  it.each([
    ['en-US', '“about 5” is not a number. For example: 1,180.50'],
    ['de-DE', '„about 5“ ist keine Zahl. So zum Beispiel: 1.180,50'],
    ['zh-CN', '“about 5”不是有效的数字，例如：1180.50'],
  ] as const)('in %s what is pasted and is none is said, and what stood there stays', async (language, text) => {
    const { host, given } = await stage(price, { price: 7 }, { language })
    await user.click(box())
    await user.paste('about 5')
    expect(host.notices).toEqual([{ kind: 'warning', text }])
    expect(given).toEqual([])
    expect(box()).toHaveValue('7')
  })

  it('whole numbers take no sign but the first, and groups when they are pasted', async () => {
    const shown = await stage({ type: 'inputNumber', key: 'price', title: '单价', integer: true }, {}, { language: 'de-DE' })
    await user.type(box(), '1.1,8')
    expect(box()).toHaveValue('118')
    await user.clear(box())
    await user.paste('1.180')
    expect(shown.value()).toBe(1180)
  })

  it.each([
    ['de-DE', {}, '1.234,50'],
    ['en-US', {}, '1,234.50'],
    ['zh-CN', {}, '1234.50'],
    ['zh-CN', { grouped: true }, '1,234.50'],
    ['de-DE', { grouped: false }, '1234,50'],
  ] as const)('a cell shows it in %s with %o as %s', async (language, more, shows) => {
    const { field } = await stage({ ...price, ...more }, {}, { language })
    expect(componentsOf(field).text(1234.5, field, {})).toBe(shows)
  })
})
