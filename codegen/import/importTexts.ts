// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { SourceText } from '../../schemas/language/SourceText'

/** What the command says that imports. */
export const importTexts = {
  'summary.import': {
    'zh-CN': '把 JeecgBoot 的配置变成页面、字典和校验规则',
    'en-US': 'turn configurations of JeecgBoot into pages, dictionaries and check rules',
    'de-DE': 'aus Konfigurationen von JeecgBoot Seiten, Wörterbücher und Prüfregeln machen',
  },
  'option.importDir': {
    'zh-CN': '写入的目录；默认 imported',
    'en-US': 'folder to write to; else imported',
    'de-DE': 'Zielordner; sonst imported',
  },
  wrongFamily: {
    'zh-CN': '不认识“${found}”，可以导入：${known}',
    'en-US': 'Nothing is known of "${found}". What can be imported: ${known}',
    'de-DE': '"${found}" ist nicht bekannt. Importiert werden kann: ${known}',
  },
  noSources: {
    'zh-CN': '${path} 中没有 JSON 文件。',
    'en-US': 'There are no JSON files in ${path}.',
    'de-DE': 'In ${path} sind keine JSON-Dateien.',
  },
  notJson: { 'zh-CN': '${path} 不是 JSON。', 'en-US': '${path} is not JSON.', 'de-DE': '${path} ist kein JSON.' },
  imported: {
    'zh-CN': '已在 ${folder} 写入 ${pages} 个页面、${documents} 个字典和校验规则；${losses} 处没有原样导入。',
    'en-US':
      '${pages} page(s), ${documents} dictionaries and check rules are written to ${folder}; ${losses} thing(s) did not come over as they were.',
    'de-DE':
      '${pages} Seite(n), ${documents} Wörterbücher und Prüfregeln stehen in ${folder}; ${losses} Dinge kamen nicht so herüber, wie sie waren.',
  },
  'loss.lost': { 'zh-CN': '缺失', 'en-US': 'lost', 'de-DE': 'fehlt' },
  'loss.code': { 'zh-CN': '代码', 'en-US': 'code', 'de-DE': 'Code' },
  'loss.unsaid': { 'zh-CN': '来源不明', 'en-US': 'not in the source', 'de-DE': 'nicht in der Quelle' },
  'loss.changed': { 'zh-CN': '有变化', 'en-US': 'changed', 'de-DE': 'geändert' },
  'loss.look': { 'zh-CN': '外观', 'en-US': 'appearance', 'de-DE': 'Aussehen' },
} satisfies Record<string, SourceText>
