import { useLocation } from 'react-router-dom'
import { chooseText } from '../../../schemas/page/Text'
import { ErrorBoundary } from '../../kit/ErrorBoundary'
import { PageView } from '../../pages/PageView'
import { usePageConfig } from '../../session/usePageConfig'
import { useText } from '../../text/useText'
import { useDocumentTitle } from '../useDocumentTitle'
import { PublicFrame } from './PublicFrame'

/** A published page without sign-in. It begins anew with another query, which may name another row. */
export function PublicPage({ code }: { code: string }) {
  const { search } = useLocation()
  return (
    <PublicFrame>
      <PageHeading code={code} />
      <ErrorBoundary name={code} resetKeys={[code]}>
        <PageView key={`${code}${search}`} code={code} />
      </ErrorBoundary>
    </PublicFrame>
  )
}

/** The page names itself on the screen; this names it to the browser, and to those who hear it. */
function PageHeading({ code }: { code: string }) {
  const { language } = useText()
  const { data } = usePageConfig(code)
  const title = chooseText((data?.config as { title?: string } | undefined)?.title, language)
  useDocumentTitle(title || null)
  return title && <h1 className="pw-visually-hidden">{title}</h1>
}
