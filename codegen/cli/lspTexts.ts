// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { SourceText } from '../../schemas/language/SourceText'

/** What the language server says. */
export const lspTexts = {
  'summary.lsp': {
    'zh-CN': '为编辑器提供补全、说明和检查（Language Server Protocol，经标准输入输出）',
    'en-US': 'complete, explain and check in an editor (Language Server Protocol over standard input and output)',
    'de-DE': 'im Editor ergänzen, erklären und prüfen (Language Server Protocol über Standardein- und -ausgabe)',
  },
  useSuggestion: { 'zh-CN': '改为“${suggestion}”', 'en-US': 'Change to “${suggestion}”', 'de-DE': 'In „${suggestion}“ ändern' },
  addSuggestion: { 'zh-CN': '添加 ${suggestion}', 'en-US': 'Add ${suggestion}', 'de-DE': '${suggestion} hinzufügen' },
} satisfies Record<string, SourceText>
