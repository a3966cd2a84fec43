import { defaults } from '../json/propertyShapes'
import type { PasswordStrength } from '../rules/validate/strength'
import { secretMark } from '../wire/secretMark'
import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'

/** A password: typed twice, kept as a hash, and never shown again. An empty input keeps the one that is stored. */
export interface PasswordField extends FieldBase {
  type: 'password'
  /**
   * How hard it must be to guess: `low`, at least 6 characters; `medium`, 8 with a letter and a digit; `high`, 12 with a letter, a digit and a special
   * character.
   * @default "medium"
   */
  strength?: PasswordStrength
  /**
   * false: it is typed once only.
   * @default true
   */
  repeat?: boolean
}

/** A longer one would only cost time. */
const mostCharacters = 300

export const password: FieldFacts<PasswordField> = {
  aliases: ['input-password'],
  column: () => 'text',
  valueSchema: () => textSchema(mostCharacters),
  query: 'none',
  isSecret: true,
  rules: ({ strength }) => [{ strength: strength ?? defaults['PasswordField.strength'] }],
  sample: () => secretMark,
  examples: [
    { type: 'password', key: 'password', title: { 'zh-CN': '密码', 'en-US': 'Password', 'de-DE': 'Passwort' } },
    { type: 'password', key: 'pin', title: { 'zh-CN': '口令', 'en-US': 'PIN', 'de-DE': 'PIN' }, strength: 'low', repeat: false },
  ],
}
