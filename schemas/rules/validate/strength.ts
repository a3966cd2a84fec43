// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import { repeatKeyOf } from '../../wire/secretMark'
import { isStrongPassword } from '../password'
import type { RuleDefinition } from '../RuleDefinition'

/** How hard a password is to guess: 6 characters; 8 with a letter and a digit; 12 with a letter, a digit and a special character. */
export type PasswordStrength = 'low' | 'medium' | 'high'

export interface StrengthRule {
  /** How hard the password must be to guess: at least 6 characters; 8 with a letter and a digit; 12 with a letter, a digit and a special character. */
  strength?: PasswordStrength
}

const levels: Readonly<Record<PasswordStrength, (password: string) => boolean>> = {
  low: (password) => [...password].length >= 6,
  medium: (password) => [...password].length >= 8 && /\p{L}/u.test(password) && /\d/.test(password),
  high: isStrongPassword,
}

/** The highest strength that a password has; undefined when it has none. */
export function strengthOf(password: string): PasswordStrength | undefined {
  return (['high', 'medium', 'low'] as const).find((level) => levels[level](password))
}

export const strength: RuleDefinition<StrengthRule, PasswordStrength | 'notRepeated'> = {
  properties: ['strength'],
  texts: {
    low: {
      'zh-CN': '${title}至少需要6个字符',
      'en-US': '${title} needs at least 6 characters',
      'de-DE': '${title} braucht mindestens 6 Zeichen',
    },
    medium: {
      'zh-CN': '${title}至少需要8个字符，且包含字母和数字',
      'en-US': '${title} needs at least 8 characters, among them a letter and a digit',
      'de-DE': '${title} braucht mindestens 8 Zeichen, darunter ein Buchstabe und eine Ziffer',
    },
    high: {
      'zh-CN': '${title}至少需要12个字符，且包含字母、数字和特殊字符',
      'en-US': '${title} needs at least 12 characters, among them a letter, a digit and a special character',
      'de-DE': '${title} braucht mindestens 12 Zeichen, darunter ein Buchstabe, eine Ziffer und ein Sonderzeichen',
    },
    notRepeated: {
      'zh-CN': '${title}：两次输入不一致',
      'en-US': '${title}: the two entries are not the same',
      'de-DE': '${title}: die beiden Eingaben stimmen nicht überein',
    },
  },
  check({ strength: wanted }, { key, value }, { row }) {
    if (wanted === undefined) return undefined
    if (!levels[wanted](String(value))) return { code: wanted }
    return row[repeatKeyOf(key)] === false ? { code: 'notRepeated' } : undefined
  },
}
