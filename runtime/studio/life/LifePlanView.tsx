import { Alert, Checkbox, Spin } from 'antd'
import type { DependentPage, LifePlan } from '../../../schemas/api/pageLife'
import { useText } from '../../text/useText'

interface LifePlanViewProps {
  plan: LifePlan | undefined
  error: Error | null
  isForced: boolean
  onForce(isForced: boolean): void
}

/** One line for each place of each page. */
function Dependents({ pages }: { pages: readonly DependentPage[] }) {
  const { text } = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="pw-dependents" aria-label={text('studio.life.dependents')} tabIndex={0}>
      <ul className="pw-life">
        {pages.flatMap(({ code, title, places }) =>
          places.map(({ field, path }) => (
            <li key={`${code} ${path}`}>
              {field === '' ? <PlaceBesideFields title={title} path={path} /> : text('studio.life.dependentField', { title, field })}
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

function PlaceBesideFields({ title, path }: { title: string; path: string }) {
  return (
    <>
      {title}: <code>{path}</code>
    </>
  )
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
              <Dependents pages={plan.dependents} />
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
