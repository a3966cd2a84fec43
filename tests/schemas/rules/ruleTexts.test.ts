import { expect, it } from 'vitest'
import { sourceLanguages } from '../../../schemas/language/SourceText'
import { checkValueNow } from '../../../schemas/rules/checkValue'
import '../../../schemas/rules/linearPattern'
import type { ValidateRule } from '../../../schemas/rules/validate'

const said = (rule: ValidateRule, value: string) =>
  sourceLanguages.map((language) => {
    return checkValueNow({ key: 'mail', title: 'Mail', validateRules: [rule] }, value, { row: {}, language })?.message
  })

it('a value of the wrong shape is told what is wanted, where the rule has a name for it', () => {
  expect(said({ pattern: 'e' }, 'nobody')).toEqual(['请输入正确格式的电子邮件', 'Enter an e-mail address', 'Eine E-Mail-Adresse eingeben'])
})

it('a value of another wrong shape is told that its format is wrong', () => {
  expect(said({ pattern: '^\\d+$' }, 'x')).toEqual(['Mail格式不正确', 'Mail has the wrong format', 'Mail hat das falsche Format'])
})

it('a value that fails another part of the rule is told about that part', () => {
  expect(said({ pattern: 'e', max: 5 }, 'me@example.com')[1]).toBe('Mail can have at most 5 characters')
})
