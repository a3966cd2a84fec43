import type { SourceText } from '../../schemas/language/SourceText'

/** What the heights of rows are called, wherever they are chosen. */
export const gridSizeTexts = {
  label: { 'zh-CN': '列表行高', 'en-US': 'Height of rows in lists', 'de-DE': 'Zeilenhöhe in Listen' },
  medium: { 'zh-CN': '标准', 'en-US': 'Medium', 'de-DE': 'Mittel' },
  small: { 'zh-CN': '紧凑', 'en-US': 'Small', 'de-DE': 'Klein' },
  mini: { 'zh-CN': '更紧凑', 'en-US': 'Mini', 'de-DE': 'Mini' },
  tiny: { 'zh-CN': '最紧凑', 'en-US': 'Tiny', 'de-DE': 'Winzig' },
} as const satisfies Readonly<Record<string, SourceText>>
