import type { FastifyRequest } from 'fastify'

/**
 * true when the page that asks came from this server, by the host that the call names, or from one of the origins that are known to be it. Who names no
 * origin is no browser. Browsers let every page open a socket to every server and only say where the page is from.
 */
export function isOwnOrigin({ headers: { origin }, host }: Pick<FastifyRequest, 'headers' | 'host'>, origins: readonly string[]): boolean {
  if (origin === undefined) return true
  const page = URL.canParse(origin) ? new URL(origin) : null
  if (!page || !/^https?:$/.test(page.protocol)) return false
  if (origins.includes(page.origin)) return true
  // A host with the usual port and one without are the same.
  const asked = `${page.protocol}//${host}`
  return URL.canParse(asked) && new URL(asked).host === page.host
}
