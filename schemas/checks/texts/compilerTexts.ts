// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { SourceText } from '../../language/SourceText'

/** What the browser can find as well when it compiles a page: these are loaded with every page, the others with the studio. */
export const compilerTexts = {
  'unknown-field-kind': {
    'zh-CN': '没有字段类型“${name}”。\n可用类型：${known}',
    'en-US': 'no field kind "${name}".\nKnown kinds: ${known}',
    'de-DE': 'Es gibt keine Feldart "${name}".\nBekannte Arten: ${known}',
  },
  'unknown-page-kind': {
    'zh-CN': '没有页面类型“${name}”。\n可用类型：${known}',
    'en-US': 'no page kind "${name}".\nKnown kinds: ${known}',
    'de-DE': 'Es gibt keine Seitenart "${name}".\nBekannte Arten: ${known}',
  },
  'missing-property': {
    'zh-CN': '缺少必填属性“${name}”。',
    'en-US': 'the required property "${name}" is missing.',
    'de-DE': 'Die nötige Eigenschaft "${name}" fehlt.',
  },
  'duplicate-key': {
    'zh-CN': '“${name}”重复出现：请改名或删除其中一个。',
    'en-US': '"${name}" stands here twice: rename or remove one of the two.',
    'de-DE': '"${name}" steht hier zweimal: eines von beiden umbenennen oder entfernen.',
  },
  'unknown-field': {
    'zh-CN': '没有字段“${name}”。',
    'en-US': 'there is no field "${name}".',
    'de-DE': 'Es gibt kein Feld "${name}".',
  },
  'not-a-page': {
    'zh-CN': '页面配置不是一个对象。',
    'en-US': 'the page config is no object.',
    'de-DE': 'Die Seitenkonfiguration ist kein Objekt.',
  },
  'wrong-property': {
    'zh-CN': '“${name}”应为${wanted}，却是“${found}”。',
    'en-US': '"${name}" must be ${wanted}, not ${found}.',
    'de-DE': 'Für "${name}" wird ${wanted} erwartet, gefunden wurde ${found}.',
  },
  'broken-expression': {
    'zh-CN': '“${name}”的表达式在“${near}”处有误。',
    'en-US': 'the expression of "${name}" is wrong near "${near}".',
    'de-DE': 'Der Ausdruck von "${name}" ist bei "${near}" falsch.',
  },
  'broken-field': {
    'zh-CN': '字段“${name}”的配置有误：${reason}',
    'en-US': 'the config of field "${name}" is wrong: ${reason}',
    'de-DE': 'Die Konfiguration von Feld "${name}" ist falsch: ${reason}',
  },
  'broken-button': {
    'zh-CN': '按钮“${name}”的操作有误。',
    'en-US': 'the button "${name}" has no valid action.',
    'de-DE': 'Die Schaltfläche "${name}" hat keine gültige Aktion.',
  },
} satisfies Record<string, SourceText>

/** After a name that is not there: those that are. */
export const thereAre: SourceText = { 'zh-CN': '可用：${names}', 'en-US': 'Known: ${names}', 'de-DE': 'Es gibt: ${names}' }

export const didYouMean: SourceText = {
  'zh-CN': '是否想写“${name}”？',
  'en-US': 'Did you mean "${name}"?',
  'de-DE': 'War "${name}" gemeint?',
}
