// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import { describe, expect, it, vi } from 'vitest'
import type { FieldConfig } from '../../../schemas/fields'
import '../../../schemas/rules/expression'
import { checkRow, checkRowNow } from '../../../schemas/rules/checkRow'
import { checkValue, checkValueNow } from '../../../schemas/rules/checkValue'
import { FellowValues } from '../../../schemas/rules/FellowValues'
import { isFieldVisible } from '../../../schemas/rules/fieldState'
import type { RuleContext, RuleLookups } from '../../../schemas/rules/RuleFailure'
import '../../../schemas/rules/linearPattern'
import type { ValidateRule } from '../../../schemas/rules/validate'

const zh: RuleContext = { row: {}, language: 'zh-CN' }

function field(...validateRules: ValidateRule[]): FieldConfig {
  return { key: 'name', type: 'input', title: { 'zh-CN': '名称', 'en-US': 'Name', 'de-DE': 'Name' }, validateRules }
}

function lookups(changes: Partial<RuleLookups> = {}): RuleLookups {
  return { isDuplicate: async () => false, checkRule: async () => null, handler: () => undefined, ...changes }
}

const codeOf = (rule: ValidateRule, value: unknown, context: RuleContext = zh) => checkValueNow(field(rule), value, context)?.code

describe('required', () => {
  it.each([undefined, null, '', []])('B5.1-required %j is empty and fails', (value) => {
    expect(codeOf({ required: true }, value)).toBe('required')
    expect(codeOf({ pattern: '*' }, value)).toBe('required')
  })

  it.each([0, false, 'x', '0'])('B5.1-required %j is not empty', (value) => {
    expect(codeOf({ required: true }, value)).toBeUndefined()
  })

  it('is asked for while the condition of the field holds, and only while the field is shown', () => {
    const fields: FieldConfig[] = [
      { key: 'reason', type: 'input', requiredWhen: "row.status == 'cancelled'" },
      { key: 'extra', type: 'input', visibleWhen: "row.status == 'cancelled'", validateRules: [{ required: true }] },
      { key: 'never', type: 'input', visible: false, validateRules: [{ required: true }] },
    ]
    expect(checkRowNow(fields, { ...zh, row: { status: 'open' } })).toEqual([])
    expect(checkRowNow(fields, { ...zh, row: { status: 'cancelled' } }).map(({ key }) => key)).toEqual(['reason', 'extra'])
  })

  it('is asked for when the condition that would hide the field is broken: the field is shown', () => {
    const broken: FieldConfig = { key: 'extra', type: 'input', visibleWhen: 'row.status ==', validateRules: [{ required: true }] }
    expect(isFieldVisible(broken, { row: {} })).toBe(true)
    expect(checkRowNow([broken], { ...zh, row: {} }).map(({ key, code }) => [key, code])).toEqual([['extra', 'required']])
  })

  it('is no failure when the server fills the field', () => {
    expect(codeOf({ required: true }, null, { ...zh, isFilledLater: (key) => key === 'name' })).toBeUndefined()
  })
})

describe('pattern codes', () => {
  const cases: [code: string, good: unknown[], bad: unknown[]][] = [
    ['n6-16', ['123456', '1234567890123456', 123456], ['12345', '12345678901234567', '12345a', '１２３４５６']],
    ['*6-16', ['abc 12', '密码密码密码', 'x'.repeat(16), 'a\nb\nc\n'], ['short', 'x'.repeat(17)]],
    ['s6-18', ['abcdef', 'ABCDEFghij'], ['abcde', 'abcdef1', 'abc|def', 'x'.repeat(19)]],
    [
      'url',
      ['https://example.com/a?b=c#d', 'http://10.0.0.1:8080', 'ftp://host/x'],
      ['example.com', 'javascript:alert(1)', 'http://', 'http:// a.b', 'https:///x'],
    ],
    ['e', ['a@b.de', 'first.last+tag@sub.example.museum', 'li@例子.中国'], ['a@b', 'a b@c.de', '@b.de', 'a@b..de', 'a@@b.de']],
    ['m', ['13912345678', 19912345678], ['12912345678', '1391234567', '139123456789', '+8613912345678']],
    ['p', ['100000', '200030'], ['012345', '12345', '1234567']],
    ['s', ['abc', 'ABC'], ['ab1', 'a b', 'ä', 'a|b']],
    ['n', ['12', '-12', '0.5', '-3.25', 7], ['1.', '.5', '1e5', '--1', 'x']],
    ['z', ['0', '-7', '42', 42], ['1.0', 'x', '-']],
    ['*', ['x', 0], ['   ']],
    ['money', ['0.01', '12', '12.5', '12.50', 3.1], ['0', '0.00', '-1', '1.234', '01', '1.', '1,50']],
  ]

  it.each(cases)('B5.1-codes %s', (pattern, good, bad) => {
    for (const value of good) expect([value, codeOf({ pattern }, value)]).toEqual([value, undefined])
    for (const value of bad) expect([value, codeOf({ pattern }, value)]).toEqual([value, pattern === '*' ? 'required' : 'pattern'])
  })

  it.each(cases.filter(([code]) => code !== '*'))('B5.1-codes %s skips an empty value', (pattern) => {
    expect([codeOf({ pattern }, ''), codeOf({ pattern }, null)]).toEqual([undefined, undefined])
  })

  it('B5.1-codes any other pattern is a regular expression, found anywhere unless it is anchored', () => {
    expect(codeOf({ pattern: '^EQ-\\d{6}$' }, 'EQ-000001')).toBeUndefined()
    expect(codeOf({ pattern: '^EQ-\\d{6}$' }, 'EQ-1')).toBe('pattern')
    expect(codeOf({ pattern: '\\d{3}' }, 'ab123c')).toBeUndefined()
    expect(codeOf({ pattern: '[一-龥]' }, 'abc')).toBe('pattern')
  })

  it('B5.1-codes a pattern that takes other engines hours is answered at once', () => {
    expect(codeOf({ pattern: '^(a+)+$' }, `${'a'.repeat(20_000)}!`)).toBe('pattern')
  })

  it.each(['(?=a)b', '(a)\\1', '[', '*a'])('B5.1-codes the pattern %s does not run and fails closed', (pattern) => {
    const failure = checkValueNow(field({ pattern, message: 'own text' }), 'abc', zh)
    expect(failure?.code).toBe('broken')
    expect(failure?.message).toContain('名称')
  })

  it('B5.1-codes the name of something built in is no code', () => {
    expect(codeOf({ pattern: 'constructor' }, 'abc')).toBe('pattern')
  })
})

describe('limits and conditions', () => {
  it('min and max limit a number by its size and a text by its characters', () => {
    expect([codeOf({ min: 3 }, 2), codeOf({ min: 3 }, 3), codeOf({ max: 3 }, 4)]).toEqual(['min', undefined, 'max'])
    expect([codeOf({ min: 3 }, 'ab'), codeOf({ max: 3 }, '𠮷𠮷𠮷'), codeOf({ max: 3 }, 'abcd')]).toEqual([
      'minLength',
      undefined,
      'maxLength',
    ])
  })

  it('a condition fails while it holds, and fails closed when it is broken', () => {
    const rule = { when: 'row.end < row.start' }
    expect(codeOf(rule, 'x', { ...zh, row: { start: '2026-02-01', end: '2026-01-01' } })).toBe('when')
    expect(codeOf(rule, 'x', { ...zh, row: { start: '2026-02-01', end: null } })).toBeUndefined()
    expect(codeOf({ when: 'row.end <' }, 'x')).toBe('broken')
  })

  it('a value from which a condition cannot be worked out is refused with a sentence about its rule, in every language', () => {
    const rule = { when: 'int(row.name) > 3', message: 'too big' }
    const failureIn = (language: RuleContext['language']) => checkValueNow(field(rule), '4 Stk', { row: { name: '4 Stk' }, language })
    const failures = (['zh-CN', 'en-US', 'de-DE'] as const).map(failureIn)
    expect(failures.map((failure) => failure?.code)).toEqual(['notWorkedOut', 'notWorkedOut', 'notWorkedOut'])
    expect(failures[0]?.message).toMatch(/^名称的校验规则无法按这些值计算/)
    expect(failures[1]?.message).toMatch(/^The rule of Name could not be worked out from these values/)
    expect(failures[2]?.message).toMatch(/^Die Regel von Name ließ sich mit diesen Werten nicht auswerten/)
    expect(codeOf(rule, '2', { ...zh, row: { name: '2' } })).toBeUndefined()
  })

  it('a field that may be required is not passed over when nobody can say whether it is', () => {
    const reason: FieldConfig = { key: 'reason', type: 'input', requiredWhen: 'int(row.qty) > 3' }
    const codesOf = (qty: string | null) => checkRowNow([reason], { ...zh, row: { qty } }).map(({ key, code }) => [key, code])
    expect(codesOf('4 Stk')).toEqual([['reason', 'notWorkedOut']])
    expect(codesOf('4')).toEqual([['reason', 'required']])
    expect(codesOf('3')).toEqual([])
  })

  it('a condition over rows of which a value is empty does not hold, and one over values that are no numbers is refused', () => {
    const codeOver = (when: string, ...counts: (string | null)[]) =>
      codeOf({ when }, 'x', { ...zh, row: {}, sub: { lines: counts.map((count) => ({ count })) } })
    const tooMany = 'sub.lines.exists(line, int(line.count) > 3)'
    expect(codeOver(tooMany, null, '2')).toBeUndefined()
    expect(codeOver(tooMany, '')).toBeUndefined()
    expect(codeOver(tooMany, null, '4')).toBe('when')
    expect(codeOver(tooMany, '2', '4 Stk')).toBe('notWorkedOut')
    expect(codeOver("sub.lines.map(line, line.count.contains('x')).size() > 1", '2', null)).toBeUndefined()
    expect(codeOver('int(sub.lines[0].count) > 3')).toBeUndefined()
  })

  it('a condition over a field that is empty does not hold', () => {
    for (const empty of [null, '']) {
      expect(codeOf({ when: 'int(row.qty) > 3' }, 'x', { ...zh, row: { qty: empty } })).toBeUndefined()
      expect(codeOf({ when: "row.qty.contains('x')" }, 'x', { ...zh, row: { qty: empty } })).toBeUndefined()
    }
  })
})

describe('messages', () => {
  it('are the first failing rule’s own, with the title filled in', () => {
    const rules = field({ required: true, message: { 'zh-CN': '${title}必填', 'en-US': '${title}, please' } }, { pattern: 'm' }, { max: 3 })
    expect(checkValueNow(rules, '', zh)?.message).toBe('名称必填')
    expect(checkValueNow(rules, '', { ...zh, language: 'en-US' })?.message).toBe('Name, please')
    expect(checkValueNow(rules, 'abcdef', zh)?.code).toBe('pattern')
  })

  it('are standard texts in three languages when the rule has none', () => {
    const texts = (['zh-CN', 'en-US', 'de-DE'] as const).map(
      (language) => checkValueNow(field({ required: true }), null, { ...zh, language })?.message,
    )
    expect(texts).toEqual(['名称不能为空', 'Name must be filled in', 'Name muss ausgefüllt werden'])
    expect(checkValueNow(field({ max: 3 }), 'abcd', { ...zh, language: 'en-US' })?.message).toBe('Name can have at most 3 characters')
  })
})

describe('rules that ask elsewhere', () => {
  it('B5.1-unique asks the table for another row with the value', async () => {
    const isDuplicate = vi.fn(async () => true)
    const context = { ...zh, table: 'demo_order', id: '7' }
    expect((await checkValue(field({ unique: true }), 'A', context, lookups({ isDuplicate })))?.code).toBe('unique')
    expect(isDuplicate).toHaveBeenCalledWith('demo_order', 'name', 'A', '7')
    expect(await checkValue(field({ unique: true }), '', context, lookups({ isDuplicate }))).toBeNull()
  })

  it.each<ValidateRule>([{ unique: true }, { pattern: 'only' }])(
    'B5.1-unique %j compares the rows of an editable table among themselves',
    async (rule) => {
      const rows = [{ name: 'A' }, { name: 'B' }, { name: 'A' }, { name: '' }, { name: '' }]
      const fellows = new FellowValues(rows)
      const failures = await Promise.all(
        rows.map((row) => checkRow([field(rule)], { ...zh, row, siblings: fellows.except(row) }, lookups())),
      )
      expect(failures.map((list) => list.map(({ code }) => code))).toEqual([['unique'], [], ['unique'], [], []])
    },
  )

  it('B5.2-dup asks for duplicates and check rules only when there is a value', async () => {
    const isDuplicate = vi.fn(async () => true)
    const checkRule = vi.fn(async () => '校验失败')
    const duplicate = field({ duplicate: { table: 'task', field: 'title' } })
    expect(await checkValue(duplicate, '', zh, lookups({ isDuplicate }))).toBeNull()
    expect(await checkValue(duplicate, 'A', zh, lookups({ isDuplicate }))).toMatchObject({ code: 'duplicate' })
    expect(isDuplicate.mock.calls).toEqual([['task', 'title', 'A', undefined]])
    expect(await checkValue(field({ checkRule: 'r1' }), null, zh, lookups({ checkRule }))).toBeNull()
    expect(await checkValue(field({ checkRule: 'r1' }), 'A', zh, lookups({ checkRule }))).toEqual({
      key: 'name',
      code: 'checkRule',
      message: '校验失败',
    })
    expect(checkRule.mock.calls).toEqual([['r1', 'A']])
  })

  it('B5.2-dup leaves a stored row alone with its own value', async () => {
    const isDuplicate = vi.fn(async (_table: string, _field: string, _value: unknown, id: string | undefined) => id !== '7')
    const duplicate = field({ duplicate: { table: 'task', field: 'title' } })
    expect(await checkValue(duplicate, 'A', { ...zh, id: '7' }, lookups({ isDuplicate }))).toBeNull()
    expect(isDuplicate).toHaveBeenCalledWith('task', 'title', 'A', '7')
    expect(await checkValue(duplicate, 'A', { ...zh, id: '8' }, lookups({ isDuplicate }))).toMatchObject({ code: 'duplicate' })
  })

  it('B5.1-handler a handler answers later by calling back', async () => {
    const handler: RuleLookups['handler'] = (name) =>
      name === 'even' ? ({ value }, callback) => void setTimeout(() => callback(Number(value) % 2 === 0, '必须是偶数')) : undefined
    expect(await checkValue(field({ handler: 'even' }), 4, zh, lookups({ handler }))).toBeNull()
    expect((await checkValue(field({ handler: 'even' }), 3, zh, lookups({ handler })))?.message).toBe('必须是偶数')
    expect((await checkValue(field({ handler: 'odd' }), 3, zh, lookups({ handler })))?.code).toBe('broken')
  })

  it('B5.1-handler one that throws, at once or later, fails closed', async () => {
    const atOnce = lookups({
      handler: () => () => {
        throw new Error('x')
      },
    })
    const later = lookups({
      handler: () => async () => {
        throw new Error('x')
      },
    })
    expect((await checkValue(field({ handler: 'h' }), 1, zh, atOnce))?.code).toBe('broken')
    expect((await checkValue(field({ handler: 'h' }), 1, zh, later))?.code).toBe('broken')
  })

  it('B5.1-handler the first failing rule stops: what comes after is not asked', async () => {
    const handler = vi.fn(() => undefined)
    const rules = field({ pattern: 'm' }, { handler: 'h' })
    expect((await checkValue(rules, 'x', zh, lookups({ handler })))?.code).toBe('pattern')
    expect(handler).not.toHaveBeenCalled()
  })

  it('checks every field of a row, one failure for each, in their order', async () => {
    const fields: FieldConfig[] = [
      { key: 'b', type: 'input', validateRules: [{ required: true }, { pattern: 'm' }] },
      { key: 'a', type: 'input', validateRules: [{ pattern: 'z' }] },
    ]
    expect((await checkRow(fields, { ...zh, row: { a: 'x' } }, lookups())).map(({ key, code }) => [key, code])).toEqual([
      ['b', 'required'],
      ['a', 'pattern'],
    ])
  })

  it('survives rules of any shape', () => {
    for (const validateRules of [null, 'x', [null, 5], [{ pattern: 7, min: 'x', when: 3 }]]) {
      expect(checkValueNow({ key: 'a', validateRules } as unknown as FieldConfig, 'v', zh)).toBeNull()
    }
  })
})
