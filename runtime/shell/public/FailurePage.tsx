import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled'
import { StateMessage } from '../../kit/StateMessage'
import { useText } from '../../text/useText'
import { signInPath } from '../redirect'
import { useDocumentTitle } from '../useDocumentTitle'
import { LinkButton } from './LinkButton'
import { PublicFrame } from './PublicFrame'

/** `certification`: of a business; `registerTalent`: of a person. Both have failed when somebody is sent here. */
export function FailurePage({ of }: { of: 'certification' | 'registerTalent' }) {
  return (
    <PublicFrame>
      <Failure of={of} />
    </PublicFrame>
  )
}

function Failure({ of }: { of: 'certification' | 'registerTalent' }) {
  const { text } = useText()
  const title = text(`publicPages.${of}Failed`)
  useDocumentTitle(title)
  return (
    <div className="pw-public-state">
      <h1 className="pw-visually-hidden">{title}</h1>
      <StateMessage
        mark={<CloseCircleFilled className="pw-public-failed" aria-hidden />}
        title={title}
        message={text(`publicPages.${of}Hint`)}
      >
        <LinkButton type="primary" to={signInPath}>
          {text('shell.signIn')}
        </LinkButton>
      </StateMessage>
    </div>
  )
}
