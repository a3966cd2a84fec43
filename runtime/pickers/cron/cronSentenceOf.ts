import type { CronPartName } from '../../../schemas/cron/cronParts'
import type { OfferedChoice } from './cronChoices'
import type { CronText } from './cronTexts'

const every: Readonly<Record<CronPartName, CronText>> = {
  second: 'everySecond',
  minute: 'everyMinute',
  hour: 'everyHour',
  day: 'everyDay',
  week: 'everyWeekday',
  month: 'everyMonth',
  year: 'everyYear',
}

/** The sentence of a choice, with a place in braces for each of its inputs. */
export function cronSentenceOf(part: CronPartName, choice: OfferedChoice): CronText {
  if (choice === 'every') return every[part]
  if (choice === 'unspecified') return part === 'day' ? 'byWeekday' : 'byDay'
  return choice
}
