import { Link } from 'react-router-dom'
import type { DashboardTask } from '../../../schemas/api/dashboard'
import { ColourTag } from '../../fields/parts/ColourTag'
import { formatMoment } from '../../text/formatMoment'
import { useText } from '../../text/useText'
import { HomeSection } from './HomeSection'
import { useOwnTasks } from './useDashboard'

/** What the user has to do, the most pressing first. */
export function OwnTasks() {
  const { text } = useText()
  return (
    <HomeSection title={text('home.tasks')} reading={useOwnTasks()} isEmpty={({ total }) => total === 0} empty={text('home.tasksEmpty')}>
      {({ records, total }) => (
        <div className="pw-card">
          <ul className="pw-tasks">
            {records.map((task) => (
              <li key={`${task.page} ${task.id}`}>
                <Task task={task} />
              </li>
            ))}
          </ul>
          {total > records.length && <p className="pw-soft">{text('home.tasksMore', { shown: records.length, count: total })}</p>}
        </div>
      )}
    </HomeSection>
  )
}

function Task({ task: { path, pageTitle, title, state, due, isOverdue } }: { task: DashboardTask }) {
  const { text } = useText()
  return (
    <>
      <Link className="pw-task" to={path}>
        {title || pageTitle}
      </Link>
      {state && <ColourTag color={state.color ?? undefined}>{state.text}</ColourTag>}
      <small className="pw-soft">
        {pageTitle}
        {due && (
          <span className={isOverdue ? 'pw-task-overdue' : undefined}>
            {' · '}
            {text(isOverdue ? 'home.overdue' : 'home.due', { date: formatMoment(due, 'YYYY-MM-DD') })}
          </span>
        )}
      </small>
    </>
  )
}
