// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import { type SourceText, translate } from '../language/SourceText'
import { fillText, type Language } from '../page/Text'

/** What the JSON Schema of a field may have against a value, by its keyword. */
const texts: Readonly<Record<string, SourceText>> = {
  type: {
    'zh-CN': '${title}的值类型不正确',
    'en-US': '${title} has a value of the wrong type',
    'de-DE': '${title} hat einen Wert der falschen Art',
  },
  enum: {
    'zh-CN': '${title}不在可选范围内',
    'en-US': '${title} is not one of the choices',
    'de-DE': '${title} gehört nicht zur Auswahl',
  },
  maxLength: {
    'zh-CN': '${title}最多${limit}个字符',
    'en-US': '${title} can have at most ${limit} characters',
    'de-DE': '${title} darf höchstens ${limit} Zeichen haben',
  },
  minLength: {
    'zh-CN': '${title}至少${limit}个字符',
    'en-US': '${title} needs at least ${limit} characters',
    'de-DE': '${title} braucht mindestens ${limit} Zeichen',
  },
  minimum: {
    'zh-CN': '${title}不能小于${limit}',
    'en-US': '${title} must be at least ${limit}',
    'de-DE': '${title} muss mindestens ${limit} sein',
  },
  maximum: {
    'zh-CN': '${title}不能大于${limit}',
    'en-US': '${title} must be at most ${limit}',
    'de-DE': '${title} darf höchstens ${limit} sein',
  },
  pattern: { 'zh-CN': '${title}格式不正确', 'en-US': '${title} has the wrong format', 'de-DE': '${title} hat das falsche Format' },
}

const notValid: SourceText = { 'zh-CN': '${title}不正确', 'en-US': '${title} is not valid', 'de-DE': '${title} ist nicht gültig' }

/** Keywords that say the same as another. */
const sameAs: Readonly<Record<string, string>> = { format: 'pattern', const: 'enum', anyOf: 'enum' }

/** The sentence for what a JSON Schema has against the value of a field: its title, and never the schema's own words. */
export function describeValueProblem(keyword: string, params: unknown, title: string, language: Language): string {
  const name = sameAs[keyword] ?? keyword
  const { limit = '' } = (params ?? {}) as { limit?: number | string }
  return fillText(translate((Object.hasOwn(texts, name) && texts[name]) || notValid, language), { title, limit })
}
