import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useLocation } from 'react-router-dom'
import { fetchSignInOptions } from '../../calls/signInVariants'
import { useText } from '../../text/useText'
import { useAppServices } from '../AppServices'
import { serviceAddress } from '../tickets'
import { useLinkTo } from './useLinkTo'

/** Links to the other pages of sign-in, those of registering and single sign-on only where the server is configured for them. */
export function OtherWays() {
  const { text } = useText()
  const { transport } = useAppServices()
  const location = useLocation()
  const link = useLinkTo()
  const { data: options } = useQuery({
    queryKey: ['signInOptions'],
    queryFn: () => fetchSignInOptions(transport),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
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
