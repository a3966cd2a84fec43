import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { StateMessage } from '../kit/StateMessage'
import { useText } from '../text/useText'
import { homePath } from './redirect'
import { useDocumentTitle } from './useDocumentTitle'

export function NotFoundPage() {
  const { text } = useText()
  const navigate = useNavigate()
  useDocumentTitle(text('shell.notFoundTitle'))
  return (
    <main className="pw-full-page">
      <StateMessage mark="404" title={text('shell.notFoundTitle')} message={text('shell.notFoundHint')}>
        <Button
          type="primary"
          href={homePath}
          onClick={(event) => {
            event.preventDefault()
            navigate(homePath)
          }}
        >
          {text('shell.backHome')}
        </Button>
      </StateMessage>
    </main>
  )
}
