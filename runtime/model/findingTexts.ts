// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { Language } from '../../schemas/page/Text'

export type CompilerFindingCode =
  | 'not-a-page'
  | 'unknown-page-kind'
  | 'wrong-type'
  | 'no-key'
  | 'duplicate-key'
  | 'unknown-kind'
  | 'misspelt-kind'
  | 'broken-expression'
  | 'broken-field'
  | 'unknown-field'
  | 'broken-button'

/** What compiling can find wrong, in the reader's language. */
export const compilerTexts: Record<CompilerFindingCode, Record<Language, string>> = {
  'not-a-page': {
    'zh-CN': '页面配置不是一个对象',
    'en-US': 'The page config is no object',
    'de-DE': 'Die Seitenkonfiguration ist kein Objekt',
  },
  'unknown-page-kind': {
    'zh-CN': '未知的页面类型${found}，可用：${known}',
    'en-US': 'There is no page kind ${found}. Known kinds: ${known}',
    'de-DE': 'Es gibt keine Seitenart ${found}. Bekannt sind: ${known}',
  },
  'wrong-type': {
    'zh-CN': '属性"${name}"应为${wanted}，实际为${found}',
    'en-US': '"${name}" must be ${wanted}, found ${found}',
    'de-DE': '„${name}“ muss ${wanted} sein, gefunden wurde ${found}',
  },
  'no-key': { 'zh-CN': '字段缺少key', 'en-US': 'The field has no key', 'de-DE': 'Das Feld hat keinen key' },
  'duplicate-key': {
    'zh-CN': 'key"${key}"重复',
    'en-US': 'The key "${key}" is used twice',
    'de-DE': 'Der key „${key}“ kommt zweimal vor',
  },
  'unknown-kind': {
    'zh-CN': '没有字段类型${found}。可用：${known}',
    'en-US': 'There is no field kind ${found}. Known kinds: ${known}',
    'de-DE': 'Es gibt keine Feldart ${found}. Bekannt sind: ${known}',
  },
  'misspelt-kind': {
    'zh-CN': '没有字段类型${found}，是否应为"${meant}"？可用：${known}',
    'en-US': 'There is no field kind ${found}. Did you mean "${meant}"? Known kinds: ${known}',
    'de-DE': 'Es gibt keine Feldart ${found}. Ist „${meant}“ gemeint? Bekannt sind: ${known}',
  },
  'broken-expression': {
    'zh-CN': '表达式"${name}"在“${near}”处有误',
    'en-US': 'The expression "${name}" is broken near "${near}"',
    'de-DE': 'Der Ausdruck „${name}“ ist fehlerhaft bei „${near}“',
  },
  'broken-field': {
    'zh-CN': '字段"${key}"的配置有误：${reason}',
    'en-US': 'The field "${key}" is broken: ${reason}',
    'de-DE': 'Das Feld „${key}“ ist fehlerhaft: ${reason}',
  },
  'unknown-field': {
    'zh-CN': '没有字段"${key}"',
    'en-US': 'There is no field "${key}"',
    'de-DE': 'Es gibt kein Feld „${key}“',
  },
  'broken-button': {
    'zh-CN': '按钮"${name}"的动作有误',
    'en-US': 'The button "${name}" has no valid action',
    'de-DE': 'Die Schaltfläche „${name}“ hat keine gültige Aktion',
  },
}
