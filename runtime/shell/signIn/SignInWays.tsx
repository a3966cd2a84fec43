import { type KeyboardEvent, Suspense, useState } from 'react'
import { lazyPart } from '../../kit/lazyPart'
import { Spinner } from '../../kit/Spinner'
import { useText } from '../../text/useText'
import { OtherWays } from './OtherWays'
import { SignInForm } from './SignInForm'

const PhoneForm = lazyPart(() => import('./PhoneForm'), 'PhoneForm')

const ways = ['username', 'phone'] as const
type Way = (typeof ways)[number]

/** `/user/login`: by user name or by phone. What is typed under one tab stays while the other shows. */
export function SignInWays() {
  const { text } = useText()
  const [way, setWay] = useState<Way>('username')
  const [hasPhone, setHasPhone] = useState(false)
  const choose = (next: Way) => {
    setWay(next)
    if (next === 'phone') setHasPhone(true)
  }
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const next: Way = way === 'username' ? 'phone' : 'username'
    choose(next)
    document.getElementById(`way-${next}`)?.focus()
  }
  return (
    <>
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
            onClick={() => choose(name)}
          >
            {text(`signIn.by.${name}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panel-username" hidden={way !== 'username'}>
        <SignInForm />
      </div>
      <div role="tabpanel" id="panel-phone" hidden={way !== 'phone'}>
        <Suspense fallback={<Spinner minHeight={200} />}>{hasPhone && <PhoneForm />}</Suspense>
      </div>
      <OtherWays />
    </>
  )
}
