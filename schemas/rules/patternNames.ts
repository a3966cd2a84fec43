import type { SourceText } from '../language/SourceText'
import { patternCodes, uniqueCode } from './patternCodes'

/** What people call a pattern for which there is a code. */
const codeByName: Readonly<Record<string, string>> = {
  email: 'e',
  mail: 'e',
  mobile: 'm',
  phone: 'm',
  tel: 'm',
  postcode: 'p',
  zip: 'p',
  letter: 's',
  letters: 's',
  number: 'n',
  num: 'n',
  digits: 'z',
  integer: 'z',
  int: 'z',
  required: '*',
  notnull: '*',
  unique: uniqueCode,
  link: 'url',
  http: 'url',
}

/** Every code that a pattern can be. */
export const patternCodeNames: readonly string[] = [...Object.keys(patternCodes), uniqueCode]

/** The code that was probably meant by a name. */
export function codeNamed(name: string): string | undefined {
  const plain = name.toLowerCase()
  return Object.hasOwn(codeByName, plain) ? codeByName[plain] : undefined
}

/** true for what is written like a code: a word, or one with a range of lengths. A regular expression that means it letter by letter is written `^…$`. */
export function looksLikeCode(pattern: string): boolean {
  return /^[A-Za-z]+$/.test(pattern) || /^[A-Za-z*]+\d+(-\d+)?$/.test(pattern)
}

/** Why a regular expression is not possible: how the engine, or the pattern itself, shows it, and what can be done. */
const reasons: readonly (readonly [shows: RegExp, of: 'pattern' | 'error', text: SourceText])[] = [
  [
    /\(\?<?[=!]/,
    'pattern',
    {
      'zh-CN': '不能前瞻或后顾（(?=、(?!），请拆成多条规则',
      'en-US': 'it cannot look ahead or behind, (?= or (?!; write several rules instead',
      'de-DE': 'er kann nicht voraus- oder zurückschauen, (?= oder (?!; stattdessen mehrere Regeln schreiben',
    },
  ],
  [
    /\\[1-9]|\\k</,
    'pattern',
    {
      'zh-CN': '不能引用前面的分组（\\1），请写出内容或使用条件 when',
      'en-US': 'it cannot refer back to a group, \\1; write out what is meant, or use a condition, when',
      'de-DE': 'er kann nicht auf eine Gruppe zurückverweisen, \\1; ausschreiben oder eine Bedingung (when) verwenden',
    },
  ],
  [/missing closing \]/, 'error', { 'zh-CN': '缺少“]”', 'en-US': 'a "]" is missing', 'de-DE': 'ein "]" fehlt' }],
  [/missing closing \)/, 'error', { 'zh-CN': '缺少“)”', 'en-US': 'a ")" is missing', 'de-DE': 'ein ")" fehlt' }],
  [/unexpected \)/, 'error', { 'zh-CN': '多了一个“)”', 'en-US': 'there is a ")" too many', 'de-DE': 'ein ")" ist zu viel' }],
  [
    /escape/,
    'error',
    {
      'zh-CN': '反斜杠后的字符无效',
      'en-US': 'a backslash stands before what it cannot',
      'de-DE': 'ein Backslash steht vor einem falschen Zeichen',
    },
  ],
  [
    /repe(at|tition)/,
    'error',
    {
      'zh-CN': '重复符号 * + ? {n,m} 的位置或次数有误',
      'en-US': 'a repetition, * + ? {n,m}, is in the wrong place',
      'de-DE': 'eine Wiederholung, * + ? {n,m}, steht falsch',
    },
  ],
  [/range/, 'error', { 'zh-CN': '[ ] 中的范围有误', 'en-US': 'a range inside [ ] is wrong', 'de-DE': 'ein Bereich in [ ] ist falsch' }],
]

const otherReason: SourceText = { 'zh-CN': '写法有误', 'en-US': 'it cannot be read', 'de-DE': 'er ist nicht lesbar' }

/** Why the engine refuses a pattern, in words for who wrote it. */
export function reasonOf(pattern: string, error: string): SourceText {
  return reasons.find(([shows, of]) => shows.test(of === 'pattern' ? pattern : error))?.[2] ?? otherReason
}
