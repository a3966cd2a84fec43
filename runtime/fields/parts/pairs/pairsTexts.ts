// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import { useFeatureText } from '../../../session/featureText'

/** What the list of names with values says. */
const pairsTexts = {
  add: { 'zh-CN': '添加一项', 'en-US': 'Add an entry', 'de-DE': 'Eintrag hinzufügen' },
  key: { 'zh-CN': '键', 'en-US': 'Name', 'de-DE': 'Name' },
  value: { 'zh-CN': '值', 'en-US': 'Value', 'de-DE': 'Wert' },
  keyAt: { 'zh-CN': '第${n}项的键', 'en-US': 'Name of entry ${n}', 'de-DE': 'Name des Eintrags ${n}' },
  valueAt: { 'zh-CN': '第${n}项的值', 'en-US': 'Value of entry ${n}', 'de-DE': 'Wert des Eintrags ${n}' },
  upAt: { 'zh-CN': '上移第${n}项', 'en-US': 'Move entry ${n} up', 'de-DE': 'Eintrag ${n} nach oben' },
  removeAt: { 'zh-CN': '删除第${n}项', 'en-US': 'Remove entry ${n}', 'de-DE': 'Eintrag ${n} entfernen' },
  missing: { 'zh-CN': '请输入键', 'en-US': 'Enter a name', 'de-DE': 'Bitte einen Namen eingeben' },
  twice: { 'zh-CN': '该键已存在', 'en-US': 'This name is there already', 'de-DE': 'Diesen Namen gibt es schon' },
  broken: { 'zh-CN': '存储的值不是键值列表', 'en-US': 'What is stored is no list', 'de-DE': 'Der gespeicherte Wert ist keine Liste' },
}

export function usePairsText() {
  return useFeatureText(pairsTexts)
}
