import { nextRuns } from '../../schemas/cron/nextRuns'
import { parseCron } from '../../schemas/cron/parseCron'
import { momentText } from '../../schemas/rules/dates'

/** When a cron expression means next, by the clock of this server, as rows keep it; null where it means no further moment, or nothing. */
export function nextRunTime(cron: string, from = new Date()): string | null {
  const { expression } = parseCron(cron)
  const [next] = expression ? nextRuns(expression, { from, count: 1 }) : []
  return next ? momentText(next) : null
}
