import { Button } from 'antd'
import { useLocation } from 'react-router-dom'
import { useText } from '../../text/useText'
import { serviceAddress } from '../tickets'
import { useLinkTo } from './useLinkTo'
import { useSignInOptions } from './useSignInOptions'

/** Links to the other pages of sign-in, those of registering and single sign-on only where the server is configured for them. */
export function OtherWays() {
  const { text } = useText()
  const location = useLocation()
  const link = useLinkTo()
  const { data: options } = useSignInOptions()
  return (
    <nav className="pw-other-ways" aria-label={text('signIn.otherWays')}>
      <Button type="link" {...link('/user/formlogin')}>
        {text('signIn.byAccount')}
      </Button>
      <Button type="link" {...link('/user/alteration')}>
        {text('signIn.forgotten')}
      </Button>
      {options?.registration && (
        <Button type="link" {...link('/user/register')}>
          {text('signIn.register')}
        </Button>
      )}
      {options?.casUrl && (
        <Button type="link" href={`${options.casUrl}/login?service=${encodeURIComponent(serviceAddress(location))}`}>
          {text('signIn.singleSignOn')}
        </Button>
      )}
    </nav>
  )
}
