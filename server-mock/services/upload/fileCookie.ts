import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionSeconds } from '../session/sessions'

/**
 * Pictures are shown by elements that send no header of ours. So the browser also keeps the session in a cookie that no script reads, that no other site
 * makes it send, and that goes to uploaded files alone: no call takes it.
 */
const sessionCookie = { name: 'pw-files', path: '/api/sys/common/static' }
/** What a visitor has sent is shown to that visitor. */
const visitorCookie = { name: 'pw-visitor', path: '/api/sys/common' }

const tokenPattern = /^[A-Za-z0-9_-]{20,200}$/

function readCookie({ headers }: FastifyRequest, name: string): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=')
    if (key === name && tokenPattern.test(value)) return value
  }
  return null
}

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, path }: typeof sessionCookie,
  value: string,
  seconds: number,
): void {
  const isEncrypted = request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https'
  const rules = `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isEncrypted ? '; Secure' : ''}`
  const before = reply.getHeader('set-cookie')
  reply.removeHeader('set-cookie')
  reply.header('set-cookie', [...(Array.isArray(before) ? before : []), `${name}=${value}; ${rules}`])
}

/** Lets the browser of this session read uploaded files. */
export function giveFileCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setCookie(request, reply, sessionCookie, token, sessionSeconds)
}

export function takeFileCookie(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, sessionCookie, '', 0)
}

export function fileTokenOf(request: FastifyRequest): string | null {
  return readCookie(request, sessionCookie.name)
}

export function giveVisitorCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setCookie(request, reply, visitorCookie, token, sessionSeconds)
}

export function visitorTokenOf(request: FastifyRequest): string | null {
  return readCookie(request, visitorCookie.name)
}
