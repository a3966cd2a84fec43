import type { SourceText } from '../../../schemas/language/SourceText'
import { useFeatureText } from '../../session/featureText'

/** What stands below the bell, and what turns the browser's notices on. */
const noticeTexts = {
  readAll: { 'zh-CN': '全部标为已读', 'en-US': 'Mark all as read', 'de-DE': 'Alle als gelesen markieren' },
  readKind: { 'zh-CN': '将此类标为已读', 'en-US': 'Mark these as read', 'de-DE': 'Diese als gelesen markieren' },
  everyKind: { 'zh-CN': '全部类型', 'en-US': 'All', 'de-DE': 'Alle' },
  browser: { 'zh-CN': '浏览器通知', 'en-US': 'Browser notices', 'de-DE': 'Browser-Benachrichtigungen' },
  browserHint: {
    'zh-CN': '有新公告而未查看此页面时，由浏览器提示',
    'en-US': 'The browser tells of new announcements while this page is out of sight.',
    'de-DE': 'Der Browser meldet neue Mitteilungen, während diese Seite nicht zu sehen ist.',
  },
  browserBlocked: {
    'zh-CN': '浏览器已阻止本网站的通知，请在浏览器的网站设置中允许',
    'en-US': 'The browser blocks notices from this site. Allow them in its site settings.',
    'de-DE': 'Der Browser blockiert Benachrichtigungen dieser Website. Erlauben Sie sie in seinen Website-Einstellungen.',
  },
} satisfies Record<string, SourceText>

/** A text of the notices in the reader's language. */
export const useNoticeText = () => useFeatureText(noticeTexts)
