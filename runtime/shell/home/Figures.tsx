import { useId } from 'react'
import { useText } from '../../text/useText'
import { useAnnouncements } from '../header/useAnnouncements'
import { useOwnTasks } from './useDashboard'
import { useOwnPages } from './useOwnPages'

/** A few numbers at a glance. One that is not known, or not yet, is a dash. */
export function Figures() {
  const { text } = useText()
  const id = useId()
  const { data: tasks } = useOwnTasks()
  const { data: announced } = useAnnouncements()
  const unread = announced && announced.sysMsgTotal + announced.anntMsgTotal
  const figures = [
    { name: text('home.tasksOpen'), value: tasks?.total },
    { name: text('home.tasksOverdue'), value: tasks?.overdue, isUrgent: (tasks?.overdue ?? 0) > 0 },
    { name: text('home.unread'), value: unread },
    { name: text('home.pages'), value: useOwnPages().length },
  ]
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{text('home.figures')}</h3>
      <dl className="pw-figures">
        {figures.map(({ name, value, isUrgent }) => (
          <div key={name} className={isUrgent ? 'pw-figure pw-figure-urgent' : 'pw-figure'}>
            <dt>{name}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
