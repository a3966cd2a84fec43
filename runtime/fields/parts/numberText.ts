const fullWidth = /[\uFF0D\uFF0E\uFF10-\uFF19\u3002]/g

/** Digits, sign and point as Chinese input methods write them, in their plain form. */
export function toHalfWidth(text: string): string {
  return text.replace(fullWidth, (sign) => (sign === '\u3002' ? '.' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0)))
}

/** Whether the text can still become a number: an optional sign, digits and one point. */
export function isNumberBegun(text: string, isInteger: boolean): boolean {
  return (isInteger ? /^-?\d*$/ : /^-?\d*\.?\d*$/).test(text)
}

/** The number that the text says; `null` for an empty or unfinished one. */
export function parseNumber(text: string, decimals?: number): number | null {
  if (!/\d/.test(text)) return null
  const number = Number(text)
  if (!Number.isFinite(number)) return null
  return decimals === undefined ? number : Number(number.toFixed(decimals))
}

/** The number as it is shown: with its decimal places where the page names them, never in powers of ten. */
export function formatNumber(value: unknown, decimals?: number): string {
  if (value === null || value === undefined || value === '') return ''
  const number = Number(value)
  if (!Number.isFinite(number)) return String(value)
  if (decimals !== undefined) return number.toFixed(decimals)
  const text = String(number)
  return text.includes('e') ? number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text
}
