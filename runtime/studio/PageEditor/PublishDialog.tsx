import { Alert, Input, Modal, Spin } from 'antd'
import { useState } from 'react'
import type { Problem } from '../../../schemas/page/Problem'
import { stillDialog } from '../../kit/stillDialog'
import { useText } from '../../text/useText'
import { Plan } from './Plan'
import { ProblemList } from './ProblemList'
import type { PageCheck } from './usePageCheck'

interface PublishDialogProps {
  title: string
  check: Pick<PageCheck, 'changes' | 'problems' | 'isChecking' | 'failure'>
  /** What the server refused the last attempt for. */
  refusals: readonly Problem[]
  isPublishing: boolean
  onPublish(message: string): void
  /** Leaves the dialog for the place of a problem. */
  onGoTo(problem: Problem): void
  onCancel(): void
}

interface BodyProps extends Pick<PublishDialogProps, 'check' | 'onGoTo'> {
  errors: readonly Problem[]
}

/** What publishing will do, or all that stands in its way. */
function PublishBody({ check, errors, onGoTo }: BodyProps) {
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
  return (
    <>
      {check.changes.length > 0 && <p>{text('studio.publishPlan')}</p>}
      <Plan changes={check.changes} />
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
  const errors = errorsOf(check.problems, refusals)
  const isRefused = errors.length > 0 || check.changes?.some(({ kind }) => kind === 'refused') === true
  const canPublish = !isRefused && check.changes !== undefined && !check.isChecking
  return (
    <Modal
      open
      {...stillDialog}
      className="pw-publish"
      title={text(isRefused ? 'studio.publishRefusedTitle' : 'studio.publishTitle', { title })}
      okText={text(isPublishing ? 'studio.publishing' : 'studio.publish')}
      cancelText={text('kit.cancel')}
      okButtonProps={{ disabled: !canPublish, loading: isPublishing }}
      onOk={() => onPublish(message)}
      onCancel={onCancel}
      mask={{ closable: false }}
      width={640}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="pw-publish-body" aria-label={text('studio.planned')} tabIndex={0}>
        <PublishBody check={check} errors={errors} onGoTo={onGoTo} />
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
    </Modal>
  )
}
