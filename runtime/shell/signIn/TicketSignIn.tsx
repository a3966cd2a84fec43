import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { CallError } from '../../calls/Calls'
import { signInByTicket, type Ticket } from '../../calls/signInVariants'
import { showWarning } from '../../kit/notifications'
import { Spinner } from '../../kit/Spinner'
import { openSessionAtom } from '../../session/session'
import { useText } from '../../text/useText'
import { useAppServices } from '../AppServices'

/** Exchanges a ticket, which is good once, for a session. A refused one changes nothing and is told. */
export function TicketSignIn({ ticket, onDone }: { ticket: Ticket; onDone(): void }) {
  const { transport, queries } = useAppServices()
  const { text } = useText()
  const open = useSetAtom(openSessionAtom)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const exchange = async () => {
      try {
        const result = await signInByTicket(transport, ticket)
        queries.clear()
        open(result)
      } catch (error) {
        const description = error instanceof CallError ? error.message : text('signIn.ticketFailed')
        showWarning('ticket', text('calls.notice'), description)
      }
      onDone()
    }
    void exchange()
  }, [transport, ticket, queries, open, text, onDone])
  return <Spinner />
}
