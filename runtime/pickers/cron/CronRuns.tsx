import { useMemo } from 'react'
import type { CronExpression } from '../../../schemas/cron/CronExpression'
import { nextRuns } from '../../../schemas/cron/nextRuns'
import { writeCron } from '../../../schemas/cron/writeCron'
import { usePageHost } from '../../session/PageHost'
import { formatTime } from '../../text/formatMoment'
import { storedDatetime } from '../../text/writtenForm'
import { useCronText } from './cronTexts'

const count = 5

/** When an expression runs next, by the clock of the reader. */
export function CronRuns({ expression }: { expression: CronExpression }) {
  const { language } = usePageHost()
  const text = useCronText()
  const written = writeCron(expression)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all of the expression, which is another object at each keystroke
  const runs = useMemo(() => nextRuns(expression, { from: new Date(), count }), [written])
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' })
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
    </section>
  )
}
