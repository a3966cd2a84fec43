import { featureText } from '../session/featureText'
import { useText } from '../text/useText'
import { addressTexts } from './addressTexts'
import './framedAddress.css'

/** A page of another server inside of the frame. Whether it may stand there, the servers of both pages say. */
export function FramedAddress({ address, title }: { address: string; title: string }) {
  const { language } = useText()
  return (
    <section className="pw-framed" aria-label={title}>
      <iframe
        src={address}
        title={title}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
      />
      <a href={address} target="_blank" rel="noopener noreferrer">
        {featureText(addressTexts, language)('openOutside')}
      </a>
    </section>
  )
}
