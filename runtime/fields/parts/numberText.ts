import { keptBefore } from '../../../schemas/rules/longNumber'
import { roundTo } from '../../../schemas/rules/roundTo'
import { signsOf } from '../../text/formatNumber'
import { currentLanguage } from '../../text/i18n'

const fullWidth = /[\uFF0C\uFF0D\uFF0E\uFF10-\uFF19\u3002\u2212]/g

/** Digits, signs, points and commas as Chinese input methods and typesetters write them, in their plain form. */
export function toHalfWidth(text: string): string {
  return text.replace(fullWidth, (sign) => plainSigns[sign] ?? String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
}

const plainSigns: Readonly<Record<string, string>> = { '\u3002': '.', '\u2212': '-' }

/** A sign, digits and one decimal sign: the point, or that of the language. Where the point groups digits, groups of three as well. */
const begun = {
  whole: /^-?\d*$/,
  point: /^-?\d*\.?\d*$/,
  comma: /^-?\d*[.,]?\d*$/,
  grouped: /^-?\d{1,3}(\.\d{3})*(\.\d{0,2}|(?<=\.\d{3}),\d*)?$/,
}

/** true for more digits before the decimal sign than a number keeps with its decimal places. */
export function isLongNumberText(text: string, decimals?: number, language = currentLanguage()): boolean {
  const [whole = ''] = toPoint(text, signsOf(language)).split('.')
  return whole.replace(/\D/g, '').replace(/^0+/, '').length > keptBefore(decimals)
}

/** Whether the text can still become a number as somebody types it. */
export function isNumberBegun(text: string, decimals?: number, language = currentLanguage()): boolean {
  if (isLongNumberText(text, decimals, language)) return false
  if (decimals === 0) return begun.whole.test(text)
  const { decimal, group } = signsOf(language)
  if (decimal !== ',') return begun.point.test(text)
  return begun.comma.test(text) || (group === '.' && begun.grouped.test(text))
}

/**
 * The number that a text says, as its reader writes it; `null` for an empty or unfinished one. The point is read in every language, unless it parts groups of
 * three digits in a language that groups by it: `1.180` is 1180 in German.
 */
export function parseNumber(text: string, decimals?: number, language = currentLanguage()): number | null {
  if (!/\d/.test(text)) return null
  const number = Number(toPoint(text, signsOf(language)))
  if (!Number.isFinite(number)) return null
  return decimals === undefined ? number : roundTo(number, decimals)
}

function toPoint(text: string, { decimal, group }: ReturnType<typeof signsOf>): string {
  if (decimal !== '.' && text.includes(decimal)) return text.replaceAll('.', '').replace(decimal, '.')
  return group === '.' && /^-?[1-9]\d{0,2}(\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text
}

/** What stands before or behind an amount: the sign of a currency, or its code. */
const currency = /^(?:\p{Sc}|[A-Z]{3}(?=[\d-]))|(?:\p{Sc}|(?<=\d)[A-Z]{3}|(?<=\d)元)$/gu

/** A pasted number as it would be typed: without groups and currency, whatever language it was written in; as it came when it is none. */
export function readPasted(pasted: string, language = currentLanguage()): string {
  const text = toHalfWidth(pasted)
    .replace(/[\s'’]/g, '')
    .replace(currency, '')
  if (!/^-?\d[\d.,]*$/.test(text)) return text
  const { decimal, group } = signsOf(language)
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const sign = text.charAt(last)
  const isOnlyOne = text.split(sign).length === 2
  const hasBoth = text.includes('.') && text.includes(',')
  const parts = /[.,]\d{3}$/.test(text) && /^-?[1-9]\d{0,2}([.,]\d{3})+$/.test(text)
  const isGroup = last === -1 || !isOnlyOne || (!hasBoth && sign === group && parts)
  const digits = (part: string) => part.replace(/[.,]/g, '')
  return isGroup ? digits(text) : `${digits(text.slice(0, last))}${decimal}${text.slice(last + 1)}`
}

/** The number of a text that was pasted or typed in one go; undefined for what is none, and for a fraction where only whole numbers are. */
export function readNumberText(text: string, decimals?: number, language = currentLanguage()): number | undefined {
  const plain = readPasted(text.trim(), language)
  const number = parseNumber(plain, decimals, language)
  if (number === null || isLongNumberText(plain, decimals, language)) return undefined
  return decimals === 0 && parseNumber(plain, undefined, language) !== number ? undefined : number
}
