import type { Ticket } from '../calls/signInVariants'
import { signInPath } from './redirect'

export interface Address {
  pathname: string
  search: string
  hash: string
}

/** Carries a ticket in the address of any page. */
export const portalParam = 't'
const ticketParams = [portalParam, 'ticket', 'thirdLoginToken', 'thirdType']

/**
 * The ticket that an address carries: `t` anywhere (`t=_blank` is no ticket, it asks for a page without layout); on the sign-in page also `ticket` of single
 * sign-on, and `thirdLoginToken` with `thirdType`.
 */
export function ticketOf(address: Address): Ticket | null {
  const search = new URLSearchParams(address.search)
  const portal = search.get(portalParam)
  if (portal && portal !== '_blank') return { kind: 'portal', value: portal }
  if (address.pathname !== signInPath) return null
  const sso = search.get('ticket')
  if (sso) return { kind: 'sso', value: sso, service: serviceAddress(address) }
  const [third, type] = [search.get('thirdLoginToken'), search.get('thirdType')]
  return third && type ? { kind: 'third', value: third, type } : null
}

/** The same address without its ticket. */
export function withoutTicket({ pathname, search, hash }: Address): Address {
  const left = new URLSearchParams(search)
  for (const name of ticketParams) if (left.get(name) !== '_blank') left.delete(name)
  const query = left.toString()
  return { pathname, search: query ? `?${query}` : '', hash }
}

/** The address that a single sign-on ticket is made out to. Going there and coming back must give the same text. */
export function serviceAddress(address: Address): string {
  const { pathname, search } = withoutTicket(address)
  return window.location.origin + pathname + search
}
