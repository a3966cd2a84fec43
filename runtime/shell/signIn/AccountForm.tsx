import { useNavigate, useSearchParams } from 'react-router-dom'
import { safeRedirect } from '../redirect'
import { SignInForm } from './SignInForm'
import { SignInLink } from './SignInLink'

/** `/user/formlogin`: by whatever names the account. */
export function AccountForm() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <>
      <SignInForm way="account" onSignedIn={() => navigate(safeRedirect(search.get('redirect')), { replace: true })} />
      <SignInLink />
    </>
  )
}
