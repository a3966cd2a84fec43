import TextArea from 'antd/es/input/TextArea'
import { useState } from 'react'
import type { Grants } from '../../../schemas/api/pages'
import type { Problem } from '../../../schemas/page/Problem'
import { FormModal } from '../../kit/FormModal'
import { stillDialog } from '../../kit/stillDialog'
import { useText } from '../../text/useText'
import { GrantChoice } from './GrantChoice'
import { isRefusal, PlannedPublication } from './PlannedPublication'
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
  const isGranted = Object.keys(grants).length > 0
  const errors = errorsOf(check.problems, refusals)
  const isRefused = errors.length > 0 || check.changes?.some(isRefusal) === true
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
      onOk={() => onPublish(message, isGranted ? grants : undefined)}
      onCancel={onCancel}
      mask={{ closable: false }}
      width={640}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="pw-publish-body" aria-label={text('studio.planned')} tabIndex={0}>
        <PlannedPublication plan={check} errors={errors} isGranted={isGranted} goesTo onChoose={onGoTo}>
          {check.grantable && check.grantable.roles.length > 0 && (
            <GrantChoice grantable={check.grantable} grants={grants} onChange={setGrants} />
          )}
        </PlannedPublication>
      </section>
      {!isRefused && (
        <>
          <label htmlFor="publish-message">{text('studio.message')}</label>
          <TextArea
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
