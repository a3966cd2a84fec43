import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { VisitCounts, VisitDays } from '../../../schemas/api/logs'
import { translate } from '../../../schemas/language/SourceText'
import { LineChart } from '../../kit/charts/LineChart'
import { usePageHost } from '../../session/PageHost'

const texts = {
  visits: { 'zh-CN': '访问统计', 'en-US': 'Visits', 'de-DE': 'Besuche' },
  total: { 'zh-CN': '总登录次数', 'en-US': 'Sign-ins in all', 'de-DE': 'Anmeldungen gesamt' },
  today: { 'zh-CN': '今日登录次数', 'en-US': 'Sign-ins today', 'de-DE': 'Anmeldungen heute' },
  addresses: { 'zh-CN': '今日IP数', 'en-US': 'Addresses today', 'de-DE': 'Adressen heute' },
  series: { 'zh-CN': '最近三十天的登录次数', 'en-US': 'Sign-ins of the last thirty days', 'de-DE': 'Anmeldungen der letzten dreißig Tage' },
  day: { 'zh-CN': '登录日期', 'en-US': 'Day', 'de-DE': 'Tag' },
  count: { 'zh-CN': '次数', 'en-US': 'Sign-ins', 'de-DE': 'Anmeldungen' },
}

const shownDays = 30

function useVisits() {
  const { calls, user } = usePageHost()
  const counts = useQuery({
    queryKey: ['visits', 'counts', user?.id],
    queryFn: ({ signal }) => calls.get<VisitCounts>('/sys/loginfo', undefined, { signal }),
    staleTime: 60_000,
  })
  const days = useQuery({
    queryKey: ['visits', 'days', user?.id],
    queryFn: ({ signal }) => calls.get<VisitDays>('/sys/visitInfo', { days: shownDays }, { signal }),
    staleTime: 60_000,
  })
  return { counts: counts.data, days: days.data }
}

/** How often people have signed in, in numbers and as a line over the days. Another backend may not count them: there it is not shown. */
export function Visits() {
  const { language } = usePageHost()
  const id = useId()
  const { counts, days } = useVisits()
  if (!counts || !days) return null
  const say = (key: keyof typeof texts) => translate(texts[key], language)
  const figures = [
    { name: say('total'), value: counts.totalVisitCount },
    { name: say('today'), value: counts.todayVisitCount },
    { name: say('addresses'), value: counts.todayIp },
  ]
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{say('visits')}</h3>
      <dl className="pw-figures">
        {figures.map(({ name, value }) => (
          <div key={name} className="pw-figure">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <article className="pw-card pw-chart">
        <LineChart
          label={say('series')}
          columns={[say('day'), say('count')]}
          points={days.map(({ tian, type, visit }) => ({ key: tian, label: type, count: visit }))}
        />
      </article>
    </section>
  )
}
