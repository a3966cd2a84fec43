import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PickerHost } from '../../pickers/PickerHost'
import { tokenAtom } from '../../session/session'
import { useText } from '../../text/useText'
import { LanguageSwitch } from '../layout/LanguageSwitch'
import { Logo } from '../layout/Logo'
import { homePath, signInAddress } from '../redirect'
import { useLeaveQuestion } from '../useLeaveQuestion'
import { useProductHost } from '../useProductHost'
import { LinkButton } from './LinkButton'
import { publicHomePath } from './publicPaths'
import './public.css'

/** What an anonymous user was granted, and whoever else opens a public page: nothing but what the page declares public. */
const nothing = {
  menu: [],
  sendRouterArray: [],
  userMenuList: [],
  auth: [],
  allAuth: [],
  codeList: [],
  roleCodes: [],
  platformInfo: {},
  sysSafeMode: false,
}

/** Around a page that is open without signing in: the brand, the language, the way to sign in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { text } = useText()
  const { search } = useLocation()
  const host = useProductHost(nothing)
  useLeaveQuestion()
  return (
    <PickerHost host={useMemo(() => ({ ...host, search }), [host, search])}>
      <div className="pw-public">
        <a className="pw-skip" href="#pw-public-content">
          {text('shell.skipToContent')}
        </a>
        <header className="pw-public-header">
          <Link className="pw-brand" to={publicHomePath}>
            <Logo size={28} />
            <span>{text('shell.product')}</span>
          </Link>
          <div className="pw-public-actions">
            <LanguageSwitch />
            <WayIn />
          </div>
        </header>
        <main className="pw-public-main" id="pw-public-content" tabIndex={-1}>
          {children}
        </main>
      </div>
    </PickerHost>
  )
}

/** To sign-in and back here, or home for those who have signed in. */
function WayIn() {
  const { text } = useText()
  const token = useAtomValue(tokenAtom)
  const location = useLocation()
  const to = token ? homePath : signInAddress(location)
  return (
    <LinkButton type="link" to={to}>
      {text(token ? 'publicPages.toWork' : 'shell.signIn')}
    </LinkButton>
  )
}
