// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import { type SourceText, translate } from '../language/SourceText'
import { chooseText, fillText, type Language } from '../page/Text'
import { filledCode, uniqueCode } from './patternCodes'
import type { CommonCode } from './RuleDefinition'
import type { RuleCode } from './RuleFailure'
import { ruleDefinitions, type ValidateRule } from './validate'

const commonTexts: Record<CommonCode, SourceText> = {
  broken: {
    'zh-CN': '${title}的校验规则有误：${reason}',
    'en-US': 'The rule of ${title} is broken: ${reason}',
    'de-DE': 'Die Regel von ${title} ist fehlerhaft: ${reason}',
  },
  notWorkedOut: {
    'zh-CN': '${title}的校验规则无法按这些值计算。请检查所填的值；若仍不行，请联系页面的设计者。',
    'en-US':
      'The rule of ${title} could not be worked out from these values. Check what was entered; if that does not help, ask whoever made this page.',
    'de-DE':
      'Die Regel von ${title} ließ sich mit diesen Werten nicht auswerten. Bitte die Eingaben prüfen; hilft das nicht, bitte an die Person wenden, die diese Seite erstellt hat.',
  },
  tooExpensive: {
    'zh-CN': '${title}的数据太多，无法校验。请减少行数或缩短文本；若仍不行，请联系页面的设计者。',
    'en-US':
      '${title} holds too much data to be checked. Use fewer rows or a shorter text; if that does not help, ask whoever made this page.',
    'de-DE':
      '${title} enthält zu viele Daten, um geprüft zu werden. Weniger Zeilen oder einen kürzeren Text verwenden; hilft das nicht, bitte an die Person wenden, die diese Seite erstellt hat.',
  },
}

/** The standard sentence of everything that a rule can fail with. */
export const ruleTexts = Object.assign({}, commonTexts, ...Object.values(ruleDefinitions).map((definition) => definition.texts)) as Record<
  RuleCode,
  SourceText
>

/** The sentence for a value that could not be worked out within the limits. */
export function tooExpensiveMessage(title: string, language: Language): string {
  return fillText(translate(tooExpensiveValue, language), { title })
}

const tooExpensiveValue: SourceText = {
  'zh-CN': '${title}的数据太多，无法计算。请减少行数或缩短文本；若仍不行，请联系页面的设计者。',
  'en-US':
    '${title} cannot be worked out from so much data. Use fewer rows or shorter texts; if that does not help, ask whoever made this page.',
  'de-DE':
    '${title} lässt sich aus so vielen Daten nicht berechnen. Weniger Zeilen oder kürzere Texte verwenden; hilft das nicht, bitte an die Person wenden, die diese Seite erstellt hat.',
}

/** The sentences of the patterns that have a code. Those of `*` and `only` are said to who writes a page; of a value the rules say it that they stand for. */
export const patternTexts: Readonly<Record<string, SourceText>> = {
  'n6-16': { 'zh-CN': '请输入6到16位数字', 'en-US': 'Enter 6 to 16 digits', 'de-DE': '6 bis 16 Ziffern eingeben' },
  '*6-16': { 'zh-CN': '请输入6到16位任意字符', 'en-US': 'Enter 6 to 16 characters', 'de-DE': '6 bis 16 Zeichen eingeben' },
  's6-18': { 'zh-CN': '请输入6到18位字母', 'en-US': 'Enter 6 to 18 letters', 'de-DE': '6 bis 18 Buchstaben eingeben' },
  url: { 'zh-CN': '请输入正规的网址', 'en-US': 'Enter a complete web address', 'de-DE': 'Eine vollständige Webadresse eingeben' },
  e: { 'zh-CN': '请输入正确格式的电子邮件', 'en-US': 'Enter an e-mail address', 'de-DE': 'Eine E-Mail-Adresse eingeben' },
  m: {
    'zh-CN': '请输入正确的手机号码',
    'en-US': 'Enter a mobile number of 11 digits',
    'de-DE': 'Eine Mobilnummer mit 11 Ziffern eingeben',
  },
  p: { 'zh-CN': '请输入正确的邮政编码', 'en-US': 'Enter a postal code of 6 digits', 'de-DE': 'Eine Postleitzahl mit 6 Ziffern eingeben' },
  s: { 'zh-CN': '请输入字母', 'en-US': 'Enter letters only', 'de-DE': 'Nur Buchstaben eingeben' },
  n: { 'zh-CN': '请输入数字', 'en-US': 'Enter a number', 'de-DE': 'Eine Zahl eingeben' },
  z: { 'zh-CN': '请输入整数', 'en-US': 'Enter a whole number', 'de-DE': 'Eine ganze Zahl eingeben' },
  money: {
    'zh-CN': '请输入正确的金额，最多两位小数',
    'en-US': 'Enter a positive amount with at most 2 decimals',
    'de-DE': 'Einen positiven Betrag mit höchstens 2 Nachkommastellen eingeben',
  },
  [filledCode]: { 'zh-CN': '不能为空', 'en-US': 'Must be filled in', 'de-DE': 'Muss ausgefüllt sein' },
  [uniqueCode]: {
    'zh-CN': '不能与其他行重复',
    'en-US': 'Must differ from all other rows',
    'de-DE': 'Muss sich von allen anderen Zeilen unterscheiden',
  },
}

/** What is put into the `${…}` places of a message. */
export type MessageValues = Readonly<Record<string, string | number>>

/** The text of a failed rule: the rule's own, else the standard one. */
export function ruleMessage(code: RuleCode, rule: ValidateRule, language: Language, values: MessageValues): string {
  const standard = translate((code === 'pattern' && patternTexts[rule.pattern ?? '']) || ruleTexts[code], language)
  return fillText(Object.hasOwn(commonTexts, code) ? standard : chooseText(rule.message, language, standard), values)
}
