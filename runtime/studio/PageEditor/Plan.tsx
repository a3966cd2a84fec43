import { WarningOutlined } from '@ant-design/icons'
import { useId } from 'react'
import type { PlannedChange } from '../../../schemas/api/pages'
import { useText } from '../../text/useText'

/** The parts of the product that a publication touches, in the order in which they are told. */
const groups = ['choices', 'table', 'calls', 'menu', 'permissions'] as const
type Group = (typeof groups)[number]

const groupOf: Readonly<Record<PlannedChange['kind'], Group>> = {
  addChoice: 'choices',
  removeChoice: 'choices',
  changeChoice: 'choices',
  createTable: 'table',
  takeTable: 'table',
  dropPermission: 'permissions',
  addColumn: 'table',
  renameColumn: 'table',
  convertColumn: 'table',
  createIndex: 'table',
  dropIndex: 'table',
  warning: 'table',
  refused: 'table',
  mountCalls: 'calls',
  addMenu: 'menu',
  addPermission: 'permissions',
  renamePermission: 'permissions',
  grant: 'permissions',
  grantNobody: 'permissions',
  revoke: 'permissions',
}

const classes: Partial<Record<PlannedChange['kind'], string>> = { refused: 'pw-plan-refused' }

/** A newer server may plan what is not known here: who may do what is the last thing told, and the safest place to look. */
function changesOf(changes: readonly PlannedChange[], group: Group): PlannedChange[] {
  return changes.filter(({ kind }) => (groupOf[kind] ?? 'permissions') === group)
}

function PlanGroup({ group, changes }: { group: Group; changes: readonly PlannedChange[] }) {
  const { text } = useText()
  const id = useId()
  return (
    <section className="pw-plan-group" aria-labelledby={id}>
      <h2 id={id}>{text(`studio.plan.${group}`)}</h2>
      <ul>
        {changes.map(({ kind, subject, message }) => (
          <li key={`${kind} ${subject} ${message}`} className={classes[kind]}>
            {kind === 'warning' && <WarningOutlined className="pw-plan-warning" aria-label={text('studio.warning')} />}
            {message}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What publishing will do, by what it touches. */
export function Plan({ changes }: { changes: readonly PlannedChange[] }) {
  const { text } = useText()
  if (changes.length === 0) return <p>{text('studio.publishNothing')}</p>
  return groups.map((group) => {
    const own = changesOf(changes, group)
    return own.length > 0 && <PlanGroup key={group} group={group} changes={own} />
  })
}
