// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import { type SourceText, translate } from '../language/SourceText'
import { chooseText, fillText, type Language } from '../page/Text'
import type { CronFault } from './CronExpression'
import { cronParts } from './cronParts'

const texts: Readonly<Record<CronFault['code'], SourceText>> = {
  count: {
    'zh-CN': 'Cron 表达式需要六或七个部分：秒 分 时 日 月 周 [年]',
    'en-US': 'a cron expression has six or seven parts: second minute hour day month weekday [year]',
    'de-DE': 'ein Cron-Ausdruck hat sechs oder sieben Teile: Sekunde Minute Stunde Tag Monat Wochentag [Jahr]',
  },
  bounds: {
    'zh-CN': '“${found}”超出范围，${part}只能是 ${min} 到 ${max}',
    'en-US': '“${found}” is out of bounds, ${part} goes from ${min} to ${max}',
    'de-DE': '„${found}“ liegt außerhalb der Grenzen, ${part} geht von ${min} bis ${max}',
  },
  step: {
    'zh-CN': '“${found}”的间隔超出范围，${part}的间隔只能是 1 到 ${maxStep}',
    'en-US': 'the step of “${found}” is out of bounds, that of ${part} goes from 1 to ${maxStep}',
    'de-DE': 'die Schrittweite von „${found}“ liegt außerhalb der Grenzen, bei ${part} geht sie von 1 bis ${maxStep}',
  },
  unread: {
    'zh-CN': '“${found}”不是${part}的有效写法，例如 *、5、1-5、0/10、1,3',
    'en-US': '“${found}” cannot be read as ${part}; write it as *, 5, 1-5, 0/10 or 1,3',
    'de-DE': '„${found}“ ist als ${part} nicht lesbar; möglich sind *, 5, 1-5, 0/10 oder 1,3',
  },
  unspecified: {
    'zh-CN': '日和周必须有且只有一个为 ?',
    'en-US': 'exactly one of day and weekday must be ?',
    'de-DE': 'von Tag und Wochentag muss genau einer ? sein',
  },
}

/** The sentence for what makes a text no expression. */
export function describeCronFault({ code, part, found }: CronFault, language: Language): string {
  const sentence = translate(texts[code], language)
  if (!part) return fillText(sentence, { found })
  const { title, min, max, maxStep } = cronParts[part]
  return fillText(sentence, { found, part: chooseText(title, language, part), min, max, maxStep })
}
