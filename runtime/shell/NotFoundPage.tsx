import { StateMessage } from '../kit/StateMessage'
import { useText } from '../text/useText'
import { HomeButton } from './HomeButton'
import { useDocumentTitle } from './useDocumentTitle'

/** `/404` for whoever is not signed in. */
export function NotFoundPage() {
  const { text } = useText()
  useDocumentTitle(text('shell.notFoundTitle'))
  return (
    <main className="pw-full-page">
      <StateMessage mark="404" title={text('shell.notFoundTitle')} message={text('shell.notFoundHint')}>
        <HomeButton />
      </StateMessage>
    </main>
  )
}
