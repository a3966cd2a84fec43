import { Alert, Input, Spin } from 'antd'
import { useState } from 'react'
import type { Grants } from '../../../schemas/api/pages'
import type { Problem } from '../../../schemas/page/Problem'
import { FormModal } from '../../kit/FormModal'
import { stillDialog } from '../../kit/stillDialog'
import { useText } from '../../text/useText'
import { GrantChoice } from './GrantChoice'
import { Plan } from './Plan'
import { ProblemList } from './ProblemList'
import type { PageCheck } from './usePageCheck'

interface PublishDialogProps {
  title: string
  check: Pick<PageCheck, 'changes' | 'grantable' | 'problems' | 'isChecking' | 'failure'>
  /** What the server refused the last attempt for. */
  refusals: readonly Problem[]
  isPublishing: boolean
  onPublish(message: string, grants: Grants | undefined): void
  /** Leaves the dialog for the place of a problem. */
  onGoTo(problem: Problem): void
  onCancel(): void
}

interface BodyProps extends Pick<PublishDialogProps, 'check' | 'onGoTo'> {
  errors: readonly Problem[]
  grants: Grants
  onGrant(grants: Grants): void
}

/** What publishing will do, or all that stands in its way. */
function PublishBody({ check, errors, grants, onGrant, onGoTo }: BodyProps) {
  const { text } = useText()
  if (errors.length > 0) {
    return (
      <>
        <p>{text('studio.publishBlocked', { count: errors.length })}</p>
        <ProblemList problems={errors} isChecking={false} goesTo onChoose={onGoTo} />
      </>
    )
  }
  if (check.failure) return <Alert type="error" showIcon title={text('studio.checkFailed')} description={check.failure.message} />
  if (!check.changes) return <Spin description={text('studio.checking')} />
  const refused = check.changes.filter(({ kind }) => kind === 'refused')
  if (refused.length > 0) {
    return (
      <>
        <p>{text('studio.publishRefused', { count: refused.length })}</p>
        <Plan changes={refused} />
      </>
    )
  }
  const isForSomebody = Object.keys(grants).length > 0
  const changes = isForSomebody ? check.changes.filter(({ kind }) => kind !== 'grantNobody') : check.changes
  return (
    <>
      {changes.length > 0 && <p>{text('studio.publishPlan')}</p>}
      <Plan changes={changes} />
      {check.grantable && check.grantable.roles.length > 0 && (
        <GrantChoice grantable={check.grantable} grants={grants} onChange={onGrant} />
      )}
    </>
  )
}

/** The errors of the check, and what the server refused beyond them. */
function errorsOf(problems: readonly Problem[], refusals: readonly Problem[]): Problem[] {
  const isKnown = (refusal: Problem) => problems.some(({ path, code }) => path === refusal.path && code === refusal.code)
  return [...problems, ...refusals.filter((refusal) => !isKnown(refusal))].filter(({ severity }) => severity === 'error')
}

/** Says what publishing will do before it is done, and asks what has changed; or says why it cannot be done. */
export function PublishDialog({ title, check, refusals, isPublishing, onPublish, onGoTo, onCancel }: PublishDialogProps) {
  const { text } = useText()
  const [message, setMessage] = useState('')
  const [grants, setGrants] = useState<Grants>({})
  const errors = errorsOf(check.problems, refusals)
  const isRefused = errors.length > 0 || check.changes?.some(({ kind }) => kind === 'refused') === true
  const canPublish = !isRefused && check.changes !== undefined && !check.isChecking
  return (
    <FormModal
      open
      {...stillDialog}
      className="pw-publish"
      title={text(isRefused ? 'studio.publishRefusedTitle' : 'studio.publishTitle', { title })}
      okText={text(isPublishing ? 'studio.publishing' : 'studio.publish')}
      cancelText={text('kit.cancel')}
      okButtonProps={{ disabled: !canPublish, loading: isPublishing }}
      onOk={() => onPublish(message, Object.keys(grants).length > 0 ? grants : undefined)}
      onCancel={onCancel}
      mask={{ closable: false }}
      width={640}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="pw-publish-body" aria-label={text('studio.planned')} tabIndex={0}>
        <PublishBody check={check} errors={errors} grants={grants} onGrant={setGrants} onGoTo={onGoTo} />
      </section>
      {!isRefused && (
        <>
          <label htmlFor="publish-message">{text('studio.message')}</label>
          <Input.TextArea
            id="publish-message"
            rows={2}
            maxLength={500}
            value={message}
            placeholder={text('studio.messageHint')}
            onChange={(event) => setMessage(event.target.value)}
          />
        </>
      )}
    </FormModal>
  )
}
