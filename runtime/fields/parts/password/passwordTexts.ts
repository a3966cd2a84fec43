// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import { useFeatureText } from '../../../session/featureText'

/** What the input of passwords says. */
const passwordTexts = {
  isSet: { 'zh-CN': '已设置，留空则不修改', 'en-US': 'Set. Leave empty to keep it', 'de-DE': 'Gesetzt. Leer lassen, um es zu behalten' },
  again: { 'zh-CN': '再次输入${title}', 'en-US': '${title} once more', 'de-DE': '${title} wiederholen' },
  capsLock: { 'zh-CN': '大写锁定已打开', 'en-US': 'Caps Lock is on', 'de-DE': 'Die Feststelltaste ist aktiv' },
  strength: { 'zh-CN': '密码强度：${level}', 'en-US': 'Strength: ${level}', 'de-DE': 'Stärke: ${level}' },
  tooWeak: { 'zh-CN': '太弱', 'en-US': 'too weak', 'de-DE': 'zu schwach' },
  low: { 'zh-CN': '弱', 'en-US': 'weak', 'de-DE': 'schwach' },
  medium: { 'zh-CN': '中', 'en-US': 'medium', 'de-DE': 'mittel' },
  high: { 'zh-CN': '强', 'en-US': 'strong', 'de-DE': 'stark' },
}

/** A text of the input of passwords, in the language on the screen. */
export function usePasswordText() {
  return useFeatureText(passwordTexts)
}
