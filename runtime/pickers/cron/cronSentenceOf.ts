import type { CronPartName } from '../../../schemas/cron/cronParts'
import type { TextKey } from '../../text/TextKey'
import type { OfferedChoice } from './cronChoices'

const every: Readonly<Record<CronPartName, TextKey>> = {
  second: 'cron.everySecond',
  minute: 'cron.everyMinute',
  hour: 'cron.everyHour',
  day: 'cron.everyDay',
  week: 'cron.everyWeekday',
  month: 'cron.everyMonth',
  year: 'cron.everyYear',
}

/** The sentence of a choice, with a place in braces for each of its inputs. */
export function cronSentenceOf(part: CronPartName, choice: OfferedChoice): TextKey {
  if (choice === 'every') return every[part]
  if (choice === 'unspecified') return part === 'day' ? 'cron.byWeekday' : 'cron.byDay'
  return `cron.${choice}`
}
