import { useText } from '../../text/useText'
import { Logo } from '../layout/Logo'

const slogans = ['sloganCompliance', 'sloganSafety', 'sloganRelief', 'sloganEfficiency', 'sloganConvenience'] as const

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
        <p className="pw-brand-slogan">{text('shell.slogan')}</p>
        <ul>
          {slogans.map((slogan) => (
            <li key={slogan}>{text(`shell.${slogan}`)}</li>
          ))}
        </ul>
      </div>
      <div className="pw-brand-sheets" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </aside>
  )
}
