/** The pattern codes that a rule can name, and what each one asks of a value that is not empty. */
export const patternCodes: Readonly<Record<string, (text: string) => boolean>> = {
  'n6-16': (text) => /^\d{6,16}$/.test(text),
  '*6-16': (text) => /^[\s\S]{6,16}$/u.test(text),
  's6-18': (text) => /^[A-Za-z]{6,18}$/.test(text),
  url: isUrl,
  e: (text) => text.length <= 254 && /^[^\s@"<>()[\]\\,;:]+@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u.test(text),
  m: (text) => /^1[3-9]\d{9}$/.test(text),
  p: (text) => /^[1-9]\d{5}$/.test(text),
  s: (text) => /^[A-Za-z]+$/.test(text),
  n: (text) => /^-?\d+(\.\d+)?$/.test(text),
  z: (text) => /^-?\d+$/.test(text),
  '*': (text) => text.trim() !== '',
  money: (text) => /^(0|[1-9]\d*)(\.\d{1,2})?$/.test(text) && Number(text) > 0,
}

/** The code that says the same as `unique`. */
export const uniqueCode = 'only'
/** The code that says the same as `required`. */
export const filledCode = '*'

export function isPatternCode(pattern: string): boolean {
  return pattern === uniqueCode || Object.hasOwn(patternCodes, pattern)
}

function isUrl(text: string): boolean {
  if (/\s/.test(text) || !/^(https?|ftps?):\/\/[^/]/i.test(text)) return false
  return URL.canParse(text)
}
