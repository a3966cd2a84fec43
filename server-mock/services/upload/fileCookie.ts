import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionSeconds } from '../session/sessions'

/**
 * Pictures are shown by elements and modules are loaded by the browser itself, which send no header of ours. So the browser also keeps the session in
 * cookies that no script reads, that no other site makes it send, and that go to uploaded files and to the resources of pages alone: no call takes them.
 */
const fileCookie = { name: 'pw-files', path: '/api/sys/common/static' }
const pageCookie = { name: 'pw-pages', path: '/page-configs' }
const sessionCookies = [fileCookie, pageCookie]
/** What an anonymous user has sent is shown to that user. The name is in browsers already. */
const anonymousUserCookie = { name: 'pw-visitor', path: '/api/sys/common' }

const tokenPattern = /^[A-Za-z0-9_-]{20,200}$/

function readCookie({ cookies }: FastifyRequest, name: string): string | null {
  const value = cookies[name] ?? ''
  return tokenPattern.test(value) ? value : null
}

function setCookie(request: FastifyRequest, reply: FastifyReply, { name, path }: typeof fileCookie, value: string, maxAge?: number): void {
  const secure = request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https'
  reply.setCookie(name, value, { path, ...(maxAge !== undefined && { maxAge }), httpOnly: true, sameSite: 'strict', secure })
}

/** Lets the browser of this session read uploaded files and the modules of pages; until it is closed, where others use it as well. */
export function giveSessionCookies(request: FastifyRequest, reply: FastifyReply, token: string, isShared: boolean): void {
  for (const cookie of sessionCookies) setCookie(request, reply, cookie, token, isShared ? undefined : sessionSeconds)
}

export function takeSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const cookie of sessionCookies) setCookie(request, reply, cookie, '', 0)
}

export function fileTokenOf(request: FastifyRequest): string | null {
  return readCookie(request, fileCookie.name)
}

export function pageTokenOf(request: FastifyRequest): string | null {
  return readCookie(request, pageCookie.name)
}

export function giveAnonymousUserCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setCookie(request, reply, anonymousUserCookie, token, sessionSeconds)
}

export function anonymousUserTokenOf(request: FastifyRequest): string | null {
  return readCookie(request, anonymousUserCookie.name)
}
