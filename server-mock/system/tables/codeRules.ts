import { inEveryLanguage } from '../../../schemas/language/SourceText'
import type { ValidateRule } from '../../../schemas/rules/validate'

/** What a user may be called, said as the form of users says it: an import and other clients have no form. */
export const userNameRule: ValidateRule = {
  pattern: '^[A-Za-z0-9][A-Za-z0-9._@-]{1,59}$',
  message: inEveryLanguage({
    'zh-CN': '2 到 60 个字母、数字或 . _ @ -',
    'en-US': '2 to 60 letters, digits or . _ @ -',
    'de-DE': '2 bis 60 Buchstaben, Ziffern oder . _ @ -',
  }),
}

/** A code that begins with a letter: of a role, of a template. */
export const nameCodeRule: ValidateRule = {
  pattern: '^[A-Za-z][A-Za-z0-9_-]{0,59}$',
  message: inEveryLanguage({
    'zh-CN': '以字母开头，只能包含字母、数字、下划线和连字符',
    'en-US': 'A letter first, then letters, digits, _ and -',
    'de-DE': 'Zuerst ein Buchstabe, dann Buchstaben, Ziffern, _ und -',
  }),
}

/** A code that may begin with a digit: of a position. */
export const positionCodeRule: ValidateRule = {
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$',
  message: inEveryLanguage({
    'zh-CN': '可用字母、数字、_ 和 -',
    'en-US': 'Letters, digits, _ and -',
    'de-DE': 'Buchstaben, Ziffern, _ und -',
  }),
}

/** The code of a department, which those below it go on with. */
export const departCodeRule: ValidateRule = {
  pattern: '^[A-Za-z0-9]{1,60}$',
  message: inEveryLanguage({ 'zh-CN': '只能包含字母和数字', 'en-US': 'Letters and digits alone', 'de-DE': 'Nur Buchstaben und Ziffern' }),
}
