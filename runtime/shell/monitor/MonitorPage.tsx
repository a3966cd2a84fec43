import { useQuery } from '@tanstack/react-query'
import { Button, Descriptions, Tag } from 'antd'
import dayjs from 'dayjs'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import './monitor.css'

interface Health {
  status: string
  database: 'pglite' | 'postgres'
}

/** How often the state is asked for while somebody looks, in milliseconds. */
const interval = 30_000

/** `/dashboard/monitor`: whether server and database answer, and how fast. */
export function MonitorPage() {
  const { text } = useText()
  const { calls } = usePageHost()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: async ({ signal }) => {
      const begin = performance.now()
      const health = await calls.get<Health>('/health', {}, { signal, isQuiet: true })
      return { ...health, milliseconds: Math.round(performance.now() - begin), at: dayjs() }
    },
    refetchInterval: interval,
    gcTime: 0,
  })
  if (error) return <LoadFailed title={text('monitor.down')} message={errorText(error, text)} onRetry={() => void refetch()} />
  if (!data) return <Spinner minHeight={240} />
  return (
    <section className="pw-monitor" aria-label={text('monitor.title')}>
      <Descriptions
        title={text('monitor.title')}
        column={1}
        extra={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {text('monitor.ask')}
          </Button>
        }
        items={[
          { key: 'state', label: text('monitor.state'), children: <Tag color="success">{text('monitor.up')}</Tag> },
          { key: 'database', label: text('monitor.database'), children: text(`monitor.${data.database}`) },
          { key: 'answered', label: text('monitor.answered'), children: text('monitor.milliseconds', { n: data.milliseconds }) },
          { key: 'asked', label: text('monitor.asked'), children: data.at.format('HH:mm:ss') },
        ]}
      />
    </section>
  )
}
