import { useAtomValue } from 'jotai'
import { type ComponentType, useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { Spinner } from '../../kit/Spinner'
import { whenAttended } from '../../kit/whenAttended'
import { tokenAtom } from '../../session/session'
import { useText } from '../../text/useText'
import { fetchFrame } from '../fetchFrame'
import { LanguageSwitch } from '../layout/LanguageSwitch'
import { safeRedirect } from '../redirect'
import { useDocumentTitle } from '../useDocumentTitle'
import { BrandPanel } from './BrandPanel'
import { SignInWays } from './SignInWays'
import './signIn.css'

/** The pages of sign-in. All but the first are fetched when they are opened. */
const contents = {
  login: SignInWays,
  formlogin: lazyPart(() => import('./AccountForm'), 'AccountForm'),
  register: lazyPart(() => import('./RegisterForm'), 'RegisterForm'),
  'register-result': lazyPart(() => import('./RegisterResult'), 'RegisterNotice'),
  alteration: lazyPart(() => import('./AlterationForm'), 'AlterationForm'),
} satisfies Record<string, ComponentType>

export type SignInContent = keyof typeof contents

/** Brand on the left, sign-in and what belongs to it on the right. Signed-in users are led on from sign-in to where they wanted to go. */
export function SignInPage({ content }: { content: SignInContent }) {
  const { text } = useText()
  const [search] = useSearchParams()
  const token = useAtomValue(tokenAtom)
  const title = text(`signIn.title.${content}`)
  useDocumentTitle(title)
  // Whoever types here goes on to the pages: what stands around them comes meanwhile.
  useEffect(() => whenAttended(() => void fetchFrame().catch(() => undefined)), [])
  if (token && content === 'login') return <Navigate to={safeRedirect(search.get('redirect'))} replace />
  const Content = contents[content]
  return (
    <div className="pw-sign-in">
      <BrandPanel />
      <main className="pw-sign-in-panel">
        <div className="pw-sign-in-language">
          <LanguageSwitch />
        </div>
        <div className="pw-sign-in-form">
          <h1>{title}</h1>
          <p className="pw-soft">{text(`signIn.hint.${content}`)}</p>
          <PartSuspense fallback={<Spinner minHeight={200} />}>
            <Content />
          </PartSuspense>
        </div>
      </main>
    </div>
  )
}
