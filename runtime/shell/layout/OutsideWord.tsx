import type { SourceText } from '../../../schemas/language/SourceText'
import { useFeatureText } from '../../session/featureText'

const outsideTexts = {
  outside: { 'zh-CN': '（在新窗口打开）', 'en-US': ' (opens in a new window)', 'de-DE': ' (öffnet in neuem Fenster)' },
} satisfies Record<string, SourceText>

/** Says behind the name of a link what its arrow says to who can see it. */
export function OutsideWord() {
  return <span className="pw-visually-hidden">{useFeatureText(outsideTexts)('outside')}</span>
}
