import { describe, expect, it } from 'vitest'
import { describeCronFault } from '../../../schemas/cron/describeCronFault'
import { parseCron } from '../../../schemas/cron/parseCron'
import { writeCron } from '../../../schemas/cron/writeCron'
import { checkValueNow } from '../../../schemas/rules/checkValue'

const field = { type: 'cron', key: 'schedule', title: { 'zh-CN': '执行计划', 'en-US': 'Schedule', 'de-DE': 'Zeitplan' } } as const

describe('a cron expression', () => {
  it.each([
    ['0 0 12 * * ?', '0 0 12 * * ? *'],
    ['  0  0/5 14,18 * * ? *', '0 0/5 14,18 * * ? *'],
    ['0 0 0 l-3 jan-mar ? 2026', '0 0 0 L-3 1-3 ? 2026'],
    ['0 0 0 LW * ?', '0 0 0 LW * ? *'],
    ['0 0 0 L-2W * ?', '0 0 0 L-2W * ? *'],
    ['0 0 0 15W * ?', '0 0 0 15W * ? *'],
    ['0 0 0 ? * FRIL', '0 0 0 ? * 6L *'],
    ['0 0 0 ? * MON#2', '0 0 0 ? * 2#2 *'],
    ['0 0 0 ? * L', '0 0 0 ? * 7 *'],
    ['*/15 /20 22-2/2 ? * MON,WED-FRI 2026-2030/2', '0/15 0/20 22-2/2 ? * 2,4-6 2026-2030/2'],
  ])('B2.9-cron:reading reads %s', (text, written) => {
    const { expression } = parseCron(text)
    expect(expression && writeCron(expression)).toBe(written)
    expect(parseCron(written).expression).toEqual(expression)
  })

  it.each([
    ['* * * * *', 'a cron expression has six or seven parts: second minute hour day month weekday [year]'],
    ['60 * * * * ?', '“60” is out of bounds, Second goes from 0 to 59'],
    ['0/60 * * * * ?', 'the step of “0/60” is out of bounds, that of Second goes from 1 to 59'],
    ['0 0/61 * * * ?', 'the step of “0/61” is out of bounds, that of Minute goes from 1 to 60'],
    ['0 0/0 * * * ?', 'the step of “0/0” is out of bounds, that of Minute goes from 1 to 60'],
    ['0 0 24 * * ?', '“24” is out of bounds, Hour goes from 0 to 23'],
    ['0 0 0 32 * ?', '“32” is out of bounds, Day goes from 1 to 31'],
    ['0 0 0 1 13 ?', '“13” is out of bounds, Month goes from 1 to 12'],
    ['0 0 0 ? * 0', '“0” is out of bounds, Weekday goes from 1 to 7'],
    ['0 0 0 ? * 2#6', '“2#6” is out of bounds, Weekday goes from 1 to 7'],
    ['0 0 0 1 1 ? 2018', '“2018” is out of bounds, Year goes from 2019 to 2119'],
    ['0 0 0 1 1 ? 2119/100', 'the step of “2119/100” is out of bounds, that of Year goes from 1 to 99'],
    ['0 0 0 1,15W * ?', '“1,15W” cannot be read as Day; write it as *, 5, 1-5, 0/10 or 1,3'],
    ['0 0 0 ? FOO *', '“FOO” cannot be read as Month; write it as *, 5, 1-5, 0/10 or 1,3'],
    ['0 ? 0 ? * 1', '“?” cannot be read as Minute; write it as *, 5, 1-5, 0/10 or 1,3'],
    ['0 0 0 * * *', 'exactly one of day and weekday must be ?'],
    ['0 0 0 ? * ?', 'exactly one of day and weekday must be ?'],
  ])('B2.9-cron:refused says what is wrong with %s', (text, sentence) => {
    const { fault } = parseCron(text)
    expect(fault && describeCronFault(fault, 'en-US')).toBe(sentence)
  })

  it('B2.9-cron:refused is what every value of the kind is held to, in the language of the reader', () => {
    const check = (value: string, language: 'zh-CN' | 'de-DE') =>
      checkValueNow(field, value, { row: { schedule: value }, language, user: {} })
    expect(check('0 0 12 * * ?', 'zh-CN')).toBeNull()
    expect(check('60 * * * * ?', 'zh-CN')).toMatchObject({ code: 'cron', message: '执行计划：“60”超出范围，秒只能是 0 到 59' })
    expect(check('0 0 0 * * *', 'de-DE')).toMatchObject({ message: 'Zeitplan: von Tag und Wochentag muss genau einer ? sein' })
  })
})
