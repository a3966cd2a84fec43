import { type KeyboardEvent, useState } from 'react'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { Spinner } from '../../kit/Spinner'
import { useText } from '../../text/useText'
import { OtherWays } from './OtherWays'
import { SignInForm } from './SignInForm'
import { useSignInOptions } from './useSignInOptions'

const PhoneForm = lazyPart(() => import('./PhoneForm'), 'PhoneForm')

const ways = ['username', 'phone'] as const
type Way = (typeof ways)[number]

/** `/user/login`: by user name, and by phone where codes are sent. What is typed under one tab stays while the other shows. */
export function SignInWays() {
  const { data: options, isPending } = useSignInOptions()
  const [way, setWay] = useState<Way>('username')
  const [hasPhone, setHasPhone] = useState(false)
  const choose = (next: Way) => {
    setWay(next)
    if (next === 'phone') setHasPhone(true)
  }
  return (
    <>
      {isPending ? <div className="pw-ways-place" /> : options?.phone && <WayTabs way={way} onChoose={choose} />}
      <div {...(options?.phone && { role: 'tabpanel' })} id="panel-username" hidden={way !== 'username'}>
        <SignInForm />
      </div>
      {options?.phone && (
        <div role="tabpanel" id="panel-phone" hidden={way !== 'phone'}>
          <PartSuspense fallback={<Spinner minHeight={200} />}>{hasPhone && <PhoneForm />}</PartSuspense>
        </div>
      )}
      <OtherWays />
    </>
  )
}

function WayTabs({ way, onChoose }: { way: Way; onChoose(way: Way): void }) {
  const { text } = useText()
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const next: Way = way === 'username' ? 'phone' : 'username'
    onChoose(next)
    document.getElementById(`way-${next}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={text('shell.signIn')} className="pw-ways" onKeyDown={move}>
      {ways.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`way-${name}`}
          aria-selected={way === name}
          aria-controls={`panel-${name}`}
          tabIndex={way === name ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {text(`signIn.by.${name}`)}
        </button>
      ))}
    </div>
  )
}
