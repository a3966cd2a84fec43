import { useQuery } from '@tanstack/react-query'
import type { ChartOptionBody } from '../../../schemas/api/charts'
import { CallError } from '../../calls/Calls'
import { EmptyState } from '../../kit/EmptyState'
import { LoadFailed } from '../../kit/LoadFailed'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { useTimeZone } from '../../session/timeZone'
import { chartCalls } from './chartCalls'
import { useChartText } from './texts'
import { writeDays } from './writeDays'

/** What draws is heavy, and fetched with the first chart. */
const ChartCanvas = lazyPart(() => import('./ChartCanvas'), 'ChartCanvas')

interface ChartAreaProps {
  /** What is drawn; nothing yet when left out. */
  body?: ChartOptionBody
  /** What the chart is called. */
  name: string
  /** Grows with each wish to draw the same once more. */
  round?: number
}

/** The place of a chart, 400 px high: worked out by the server, and drawn anew with everything that it is made of. */
export function ChartArea({ body, name, round = 0 }: ChartAreaProps) {
  const { calls, language } = usePageHost()
  const say = useChartText()
  const zone = useTimeZone()
  const chart = useQuery({
    queryKey: ['chartOption', body, round, language, zone],
    queryFn: ({ signal }) => chartCalls.draw(calls, body ?? {}, signal),
    enabled: body !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <section className="chart-area" aria-label={say('preview')} aria-busy={chart.isFetching}>
      {!body && <EmptyState text={say('notPreviewed')} />}
      {chart.isFetching && <Spinner />}
      {!chart.isFetching && chart.error && <NotDrawn error={chart.error} onRetry={() => void chart.refetch()} />}
      {!chart.isFetching && chart.data && (
        <PartSuspense fallback={<Spinner />}>
          <ChartCanvas option={writeDays(chart.data)} name={name} />
        </PartSuspense>
      )}
    </section>
  )
}

/** Why there is no chart. One that asks for what is not there asks in vain again. */
function NotDrawn({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { text } = usePageHost()
  const say = useChartText()
  const message = errorText(error, text)
  if (error instanceof CallError && error.kind === 'invalid') return <LoadFailed title={say('wrong')} message={message} />
  return <LoadFailed message={message} onRetry={onRetry} />
}
