import { useFeatureText } from '../../../session/featureText'

/** What the tools of the Markdown editor are called, where formatted text has no such tool. */
const markdownTexts = {
  strike: { 'zh-CN': '删除线', 'en-US': 'Strikethrough', 'de-DE': 'Durchgestrichen' },
  quote: { 'zh-CN': '引用', 'en-US': 'Quote', 'de-DE': 'Zitat' },
  code: { 'zh-CN': '行内代码', 'en-US': 'Inline code', 'de-DE': 'Code im Text' },
  rule: { 'zh-CN': '分隔线', 'en-US': 'Line', 'de-DE': 'Trennlinie' },
  edit: { 'zh-CN': '编写', 'en-US': 'Write', 'de-DE': 'Schreiben' },
  both: { 'zh-CN': '分栏', 'en-US': 'Both', 'de-DE': 'Beides' },
  preview: { 'zh-CN': '预览', 'en-US': 'Preview', 'de-DE': 'Vorschau' },
  shown: { 'zh-CN': '显示方式', 'en-US': 'What is shown', 'de-DE': 'Anzeige' },
}

export function useMarkdownText() {
  return useFeatureText(markdownTexts)
}
