import type { SourceText } from '../../../schemas/language/SourceText'
import { useFeatureText } from '../../session/featureText'

const chatTexts = {
  title: { 'zh-CN': '聊天', 'en-US': 'Chat', 'de-DE': 'Chat' },
  close: { 'zh-CN': '关闭聊天', 'en-US': 'Close the chat', 'de-DE': 'Chat schließen' },
  loading: { 'zh-CN': '正在打开聊天…', 'en-US': 'The chat is being opened…', 'de-DE': 'Der Chat wird geöffnet …' },
  none: {
    'zh-CN': '尚未配置聊天服务，请联系管理员。',
    'en-US': 'No chat is set up here. Please ask an administrator.',
    'de-DE': 'Hier ist kein Chat eingerichtet. Bitte an die Administration wenden.',
  },
} satisfies Record<string, SourceText>

export const useChatText = () => useFeatureText<keyof typeof chatTexts>(chatTexts)
