import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PartSuspense } from '../kit/PartSuspense'
import { Spinner } from '../kit/Spinner'
import { wordedPart } from '../session/wordedPart'
import { ticketOf, withoutTicket } from './tickets'

const TicketSignIn = wordedPart('signIn', () => import('./signIn/TicketSignIn'), 'TicketSignIn')

/** Before every page: a ticket in the address leaves it at once and is exchanged for a session; then the route is entered again. */
export function TicketGate({ children }: { children: ReactNode }) {
  const location = useLocation()
  const navigate = useNavigate()
  const found = ticketOf(location)
  const [pending, setPending] = useState(found)
  if (found && found.value !== pending?.value) setPending(found)
  useEffect(() => {
    if (found) navigate(withoutTicket(location), { replace: true })
  })
  if (!pending) return children
  return (
    <main className="pw-full-page">
      <PartSuspense fallback={<Spinner />}>
        <TicketSignIn key={pending.value} ticket={pending} onDone={() => setPending(null)} />
      </PartSuspense>
    </main>
  )
}
