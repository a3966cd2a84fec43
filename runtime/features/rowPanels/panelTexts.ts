// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { SourceText } from '../../../schemas/language/SourceText'

/** What all panels of a row say. */
export const panelTexts = {
  more: { 'zh-CN': '加载更多', 'en-US': 'Show more', 'de-DE': 'Mehr anzeigen' },
} as const satisfies Readonly<Record<string, SourceText>>
