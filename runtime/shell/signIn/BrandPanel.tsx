import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { useText } from '../../text/useText'
import { Logo } from '../layout/Logo'
import { BrandWords } from './BrandWords'
import { useSignInOptions } from './useSignInOptions'

const EmploymentWords = lazyPart(() => import('./EmploymentWords'), 'EmploymentWords')

const virtues = ['sloganTracing', 'sloganReliability', 'sloganClarity', 'sloganSpeed', 'sloganLanguages'] as const

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
        <p className="pw-brand-welcome">{text('signIn.welcome')}</p>
        <ConfiguredWords />
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
function ConfiguredWords() {
  const { text } = useText()
  const { data: options, isPending } = useSignInOptions()
  if (isPending) return null
  if (options?.words !== 'employment')
    return <BrandWords slogan={text('signIn.slogan')} virtues={virtues.map((key) => text(`signIn.${key}`))} />
  return (
    <PartSuspense>
      <EmploymentWords />
    </PartSuspense>
  )
}
