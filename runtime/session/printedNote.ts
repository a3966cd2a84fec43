// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import { type SourceText, translate } from '../../schemas/language/SourceText'
import { fillText } from '../../schemas/page/Text'
import { formatTime } from '../text/formatMoment'
import type { PageHost } from './PageHost'

const printed: SourceText = {
  'zh-CN': '打印时间：${time}，打印人：${name}',
  'en-US': 'Printed on ${time} by ${name}',
  'de-DE': 'Gedruckt am ${time} von ${name}',
}
const printedAt: SourceText = { 'zh-CN': '打印时间：${time}', 'en-US': 'Printed on ${time}', 'de-DE': 'Gedruckt am ${time}' }

/** When something is printed and by whom, as paper says it. */
export function printedNote({ user, language }: Pick<PageHost, 'user' | 'language'>): string {
  const time = formatTime(new Date(), 'YYYY-MM-DD HH:mm', language)
  return fillText(translate(user ? printed : printedAt, language), { time, name: user?.realname || user?.username || '' })
}
