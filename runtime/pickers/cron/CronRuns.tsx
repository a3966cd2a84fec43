import { useMemo } from 'react'
import type { CronExpression } from '../../../schemas/cron/CronExpression'
import { nextRuns } from '../../../schemas/cron/nextRuns'
import { writeCron } from '../../../schemas/cron/writeCron'
import { usePageHost } from '../../session/PageHost'
import { useTimeZone } from '../../session/timeZone'
import { browserZone } from '../../text/browserZone'
import { formatTime } from '../../text/formatMoment'
import { storedDatetime } from '../../text/writtenForm'
import { currentZones } from '../../text/zones'
import { useCronText } from './cronTexts'

const count = 5

/** When an expression runs next. It means the clock of the server, as jobs do; its moments are shown by that of the reader. */
export function CronRuns({ expression }: { expression: CronExpression }) {
  const { language } = usePageHost()
  const reader = useTimeZone()
  const zone = currentZones().server ?? browserZone()
  const text = useCronText()
  const written = writeCron(expression)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all of the expression, which is another object at each keystroke
  const runs = useMemo(() => nextRuns(expression, { from: new Date(), count, timeZone: zone }), [written, zone])
  const isElsewhere = runs.some((run) => clockTime(run, zone) !== clockTime(run, reader))
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: reader })
  return (
    <section className="cron-runs" aria-live="polite">
      <h3>{text('nextRuns')}</h3>
      {runs.length === 0 ? (
        <p>{text('never')}</p>
      ) : (
        <ol>
          {runs.map((run) => (
            <li key={run.getTime()}>
              {formatTime(run, storedDatetime)} {weekday.format(run)}
            </li>
          ))}
        </ol>
      )}
      {isElsewhere && <p className="pw-soft">{text('otherClock', { zone })}</p>}
    </section>
  )
}

function clockTime(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
}
