import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A single sign-on server that knows one person and asks no questions: who comes to its sign-in goes back with a ticket, each good once. */
export interface CasServer {
  /** Base address, without a slash at the end. */
  url: string
  close(): Promise<void>
}

/** Speaks as much of CAS 3 as a client of it uses: `/login?service=` and `/p3/serviceValidate?service=&ticket=`. */
export async function startCasServer(username: string): Promise<CasServer> {
  const services = new Map<string, string>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://cas')
    const service = searchParams.get('service') ?? ''
    if (pathname === '/cas/login') {
      const ticket = `ST-${services.size + 1}-example`
      services.set(ticket, service)
      const back = new URL(service)
      back.searchParams.set('ticket', ticket)
      return response.writeHead(302, { location: back.href }).end()
    }
    const ticket = searchParams.get('ticket') ?? ''
    const isGood = pathname === '/cas/p3/serviceValidate' && services.get(ticket) === service
    services.delete(ticket)
    response.setHeader('content-type', 'application/xml').end(answer(isGood ? username : null))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cas`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function answer(username: string | null): string {
  const said =
    username === null
      ? '<cas:authenticationFailure code="INVALID_TICKET">not known</cas:authenticationFailure>'
      : `<cas:authenticationSuccess><cas:user>${username}</cas:user></cas:authenticationSuccess>`
  return `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${said}</cas:serviceResponse>`
}
