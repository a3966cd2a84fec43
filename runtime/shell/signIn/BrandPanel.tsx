import type { SignInOptions } from '../../../schemas/api/signIn'
import { useText } from '../../text/useText'
import { Logo } from '../layout/Logo'
import { useSignInOptions } from './useSignInOptions'

/** What the product promises, and what it does where it is configured for agencies. */
const slogans = {
  product: ['slogan', 'sloganTracing', 'sloganReliability', 'sloganClarity', 'sloganSpeed', 'sloganLanguages'],
  employment: ['sloganEmployment', 'sloganCompliance', 'sloganSafety', 'sloganRelief', 'sloganEfficiency', 'sloganConvenience'],
} as const satisfies Record<SignInOptions['words'], readonly string[]>

/** What the product is, to somebody who has not signed in yet. */
export function BrandPanel() {
  const { text } = useText()
  return (
    <aside className="pw-brand-panel">
      <div className="pw-brand-name">
        <Logo size={36} />
        <span>{text('shell.product')}</span>
      </div>
      <div className="pw-brand-words">
        <p className="pw-brand-welcome">{text('shell.welcome')}</p>
        <BrandWords />
      </div>
      <div className="pw-brand-sheets" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </aside>
  )
}

/** The words of this server: none while it is asked for them, so that none are taken back. */
function BrandWords() {
  const { text } = useText()
  const { data: options, isPending } = useSignInOptions()
  if (isPending) return null
  const [slogan, ...virtues] = slogans[options?.words ?? 'product']
  return (
    <>
      <p className="pw-brand-slogan">{text(`shell.${slogan}`)}</p>
      <ul>
        {virtues.map((virtue) => (
          <li key={virtue}>{text(`shell.${virtue}`)}</li>
        ))}
      </ul>
    </>
  )
}
