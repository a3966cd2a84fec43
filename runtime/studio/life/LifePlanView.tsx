import { Alert, Checkbox, Spin } from 'antd'
import type { LifePlan } from '../../../schemas/api/pageLife'
import { useText } from '../../text/useText'

interface LifePlanViewProps {
  plan: LifePlan | undefined
  error: Error | null
  isForced: boolean
  onForce(isForced: boolean): void
}

/** What will happen, and the pages that would not be right any more: only somebody who has seen them goes on. */
export function LifePlanView({ plan, error, isForced, onForce }: LifePlanViewProps) {
  const { text } = useText()
  if (error) return <Alert type="error" showIcon title={error.message} />
  if (!plan) return <Spin />
  return (
    <>
      <ul className="pw-life" aria-label={text('studio.life.consequences')}>
        {plan.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      {plan.dependents.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={text('studio.life.dependents')}
          description={
            <>
              <ul className="pw-life">
                {plan.dependents.map(({ code, title, problems }) => (
                  <li key={code}>
                    {title} ({code}): {problems.map(({ message }) => message).join(' ')}
                  </li>
                ))}
              </ul>
              <Checkbox checked={isForced} onChange={(event) => onForce(event.target.checked)}>
                {text('studio.life.force')}
              </Checkbox>
            </>
          }
        />
      )}
    </>
  )
}
