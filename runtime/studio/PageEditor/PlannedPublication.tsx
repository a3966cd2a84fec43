import { Alert } from 'antd'
import type { ReactNode } from 'react'
import type { PlannedChange } from '../../../schemas/api/pages'
import type { Problem } from '../../../schemas/page/Problem'
import { Spinner } from '../../kit/Spinner'
import { useText } from '../../text/useText'
import { Plan } from './Plan'
import { ProblemList } from './ProblemList'

interface PlannedPublicationProps {
  plan: {
    /** undefined until the server has said what it will do. */
    changes: readonly PlannedChange[] | undefined
    /** Why the server could not be asked. */
    failure: Error | null
  }
  errors: readonly Problem[]
  /** true: somebody gets the new permissions. */
  isGranted?: boolean
  /** true: each problem says that it leads to its place. */
  goesTo?: boolean
  onChoose(problem: Problem): void
  /** What can be said to the plan. */
  children?: ReactNode
}

/** true for what publishing must not do by itself. */
export function isRefusal({ kind }: PlannedChange): boolean {
  return kind === 'refused'
}

/** What publishing will do, or all that stands in its way. */
export function PlannedPublication({ plan, errors, isGranted = false, goesTo, onChoose, children }: PlannedPublicationProps) {
  const { text } = useText()
  if (errors.length > 0) {
    return (
      <>
        <p>{text('studio.publishBlocked', { count: errors.length })}</p>
        <ProblemList problems={errors} isChecking={false} goesTo={goesTo} onChoose={onChoose} />
      </>
    )
  }
  if (plan.failure) return <Alert type="error" showIcon title={text('studio.checkFailed')} description={plan.failure.message} />
  if (!plan.changes) return <Spinner text={text('studio.checking')} minHeight={96} />
  const refused = plan.changes.filter(isRefusal)
  if (refused.length > 0) {
    return (
      <>
        <p>{text('studio.publishRefused', { count: refused.length })}</p>
        <Plan changes={refused} />
      </>
    )
  }
  const changes = isGranted ? plan.changes.filter(({ kind }) => kind !== 'grantNobody') : plan.changes
  return (
    <>
      {changes.length > 0 && <p>{text('studio.publishPlan')}</p>}
      <Plan changes={changes} />
      {children}
    </>
  )
}
