import { type Address, portalParam, withoutTicket } from '../tickets'

/** The whole address with a ticket that signs in whoever opens it. */
export function withTicket({ origin, ...address }: Pick<Location, 'origin' | keyof Address>, ticket: string): string {
  const { pathname, search, hash } = withoutTicket(address)
  const params = new URLSearchParams(search)
  params.set(portalParam, ticket)
  return `${origin}${pathname}?${params}${hash}`
}
