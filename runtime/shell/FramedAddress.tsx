import { featureText } from '../session/featureText'
import { useText } from '../text/useText'
import { addressTexts } from './addressTexts'
import './framedAddress.css'
import { usePageTitle } from './layout/usePageTitle'

/** A page of another server inside of the frame. Whether it may stand there, the servers of both pages say; the browser does not tell us when one refuses. */
export function FramedAddress({ address, path }: { address: string; path: string }) {
  const say = featureText(addressTexts, useText().language)
  const title = usePageTitle()(path)
  return (
    <section className="pw-framed" aria-label={title}>
      <p className="pw-soft">
        {say('staysEmpty')}{' '}
        <a href={address} target="_blank" rel="noopener noreferrer">
          {say('openOutside')}
        </a>
      </p>
      <iframe
        src={address}
        title={title}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
      />
    </section>
  )
}
