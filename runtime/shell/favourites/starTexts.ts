import type { SourceText } from '../../../schemas/language/SourceText'
import { useFeatureText } from '../../session/featureText'

/** What the stars say. */
const starTexts = {
  page: { 'zh-CN': '收藏此页', 'en-US': 'Favourite this page', 'de-DE': 'Seite als Favorit' },
  entry: { 'zh-CN': '收藏“${title}”', 'en-US': 'Favourite: ${title}', 'de-DE': 'Favorit: ${title}' },
  add: { 'zh-CN': '加入收藏', 'en-US': 'Add to your favourites', 'de-DE': 'Zu Ihren Favoriten hinzufügen' },
  remove: { 'zh-CN': '取消收藏', 'en-US': 'Remove from your favourites', 'de-DE': 'Aus Ihren Favoriten entfernen' },
} satisfies Record<string, SourceText>

/** A text of the stars in the reader's language. */
export const useStarText = () => useFeatureText(starTexts)
