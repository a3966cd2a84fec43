// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import type { SourceText } from '../../../schemas/language/SourceText'
import { useFeatureText } from '../../session/featureText'

/** What the builder of cron expressions says. An input stands at each place in braces. */
export const cronTexts = {
  expression: { 'zh-CN': 'Cron 表达式', 'en-US': 'Cron expression', 'de-DE': 'Cron-Ausdruck' },
  nextRuns: { 'zh-CN': '接下来五次运行时间', 'en-US': 'Next five run times', 'de-DE': 'Die nächsten fünf Ausführungen' },
  never: {
    'zh-CN': '该表达式以后不会再运行。',
    'en-US': 'The expression never runs again.',
    'de-DE': 'Der Ausdruck wird nie mehr ausgeführt.',
  },
  otherClock: {
    'zh-CN': '表达式按服务器时区（${zone}）执行，上述时间为您的时区。',
    'en-US': 'The expression goes by the clock of the server (${zone}); the times above are by yours.',
    'de-DE': 'Der Ausdruck richtet sich nach der Uhr des Servers (${zone}); die Zeiten oben sind nach Ihrer Uhr.',
  },
  other: { 'zh-CN': '其他：${written}', 'en-US': 'Other: ${written}', 'de-DE': 'Andere: ${written}' },
  everySecond: { 'zh-CN': '每秒', 'en-US': 'Every second', 'de-DE': 'Jede Sekunde' },
  everyMinute: { 'zh-CN': '每分钟', 'en-US': 'Every minute', 'de-DE': 'Jede Minute' },
  everyHour: { 'zh-CN': '每小时', 'en-US': 'Every hour', 'de-DE': 'Jede Stunde' },
  everyDay: { 'zh-CN': '每天', 'en-US': 'Every day', 'de-DE': 'Jeden Tag' },
  everyWeekday: { 'zh-CN': '一周中的每一天', 'en-US': 'Every day of the week', 'de-DE': 'Jeden Wochentag' },
  everyMonth: { 'zh-CN': '每月', 'en-US': 'Every month', 'de-DE': 'Jeden Monat' },
  everyYear: { 'zh-CN': '每年', 'en-US': 'Every year', 'de-DE': 'Jedes Jahr' },
  byWeekday: {
    'zh-CN': '不指定日（由周决定）',
    'en-US': 'No day of the month (the weekday decides)',
    'de-DE': 'Kein Tag im Monat (der Wochentag bestimmt)',
  },
  byDay: {
    'zh-CN': '不指定周（由日决定）',
    'en-US': 'No weekday (the day of the month decides)',
    'de-DE': 'Kein Wochentag (der Tag im Monat bestimmt)',
  },
  increment: {
    'zh-CN': '从 {from} 开始，每隔 {step} 执行一次',
    'en-US': 'Starting at {from} in steps of {step}',
    'de-DE': 'Ab {from} in Schritten von {step}',
  },
  range: { 'zh-CN': '从 {from} 到 {to}', 'en-US': 'From {from} to {to}', 'de-DE': 'Von {from} bis {to}' },
  specific: { 'zh-CN': '指定 {values}', 'en-US': 'Only {values}', 'de-DE': 'Nur {values}' },
  lastDay: { 'zh-CN': '本月最后一天', 'en-US': 'Last day of the month', 'de-DE': 'Letzter Tag des Monats' },
  lastWeekday: {
    'zh-CN': '本月最后一个工作日',
    'en-US': 'Last working day of the month (Monday to Friday)',
    'de-DE': 'Letzter Arbeitstag des Monats (Montag bis Freitag)',
  },
  lastOf: { 'zh-CN': '本月最后一个{weekday}', 'en-US': 'Last {weekday} of the month', 'de-DE': 'Letzter {weekday} des Monats' },
  daysBefore: {
    'zh-CN': '本月最后一天的前 {daysBefore} 天',
    'en-US': '{daysBefore} days before the last day of the month',
    'de-DE': '{daysBefore} Tage vor dem Monatsletzten',
  },
  nearestWeekday: {
    'zh-CN': '离本月 {nearest} 日最近的工作日',
    'en-US': 'Working day nearest to day {nearest} of the month',
    'de-DE': 'Arbeitstag, der dem {nearest}. am nächsten liegt',
  },
  nth: {
    'zh-CN': '本月第 {nth} 个{weekday}',
    'en-US': 'Occurrence {nth} of {weekday} in the month',
    'de-DE': 'Der {nth}. {weekday} im Monat',
  },
  label_from: { 'zh-CN': '从', 'en-US': 'From', 'de-DE': 'Von' },
  label_to: { 'zh-CN': '到', 'en-US': 'To', 'de-DE': 'Bis' },
  label_step: { 'zh-CN': '间隔', 'en-US': 'Step', 'de-DE': 'Schrittweite' },
  label_values: { 'zh-CN': '指定的值', 'en-US': 'Values', 'de-DE': 'Werte' },
  label_weekday: { 'zh-CN': '星期', 'en-US': 'Weekday', 'de-DE': 'Wochentag' },
  label_nth: { 'zh-CN': '第几个', 'en-US': 'Occurrence', 'de-DE': 'Der wievielte' },
  label_daysBefore: { 'zh-CN': '天数', 'en-US': 'Days', 'de-DE': 'Tage' },
  label_nearest: { 'zh-CN': '日', 'en-US': 'Day', 'de-DE': 'Tag' },
} as const satisfies Record<string, SourceText>

export type CronText = keyof typeof cronTexts

/** The texts of the builder in the language on the screen. */
export const useCronText = () => useFeatureText(cronTexts)
