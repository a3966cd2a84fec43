import type { FoundError, Result } from '../../schemas/api/Result'
import type { LoginResult } from '../../schemas/api/session'
import { type CommandContext, CommandFailure } from './Command'

/** The calls of a running server, signed in. */
export interface ServerClient {
  /** The answer of a call that succeeded. Throws a `Refusal` when the server refuses, a `CommandFailure` when it cannot be reached. */
  call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Result<T>>
}

/** The server understood, and said no. */
export class Refusal extends CommandFailure {
  constructor(
    readonly status: number,
    message: string,
    /** What is wrong with what was sent, with places. */
    readonly errors: readonly FoundError[],
  ) {
    super('refused', { status, message })
  }
}

export const serverOptions = { server: { type: 'string' }, user: { type: 'string' } } as const

const timeLimit = 30_000

/** Signs in: with a token from the environment, or as a user with the password from the environment. */
export async function connect({ options, env, language }: CommandContext): Promise<ServerClient> {
  const written = typeof options.server === 'string' ? options.server : env.PAGEWRIGHT_SERVER
  const url = (written ?? 'http://127.0.0.1:3000').replace(/\/+$/, '')
  const headers: Record<string, string> = { 'Accept-Language': language }
  const client = createClient(url, headers)
  const user = typeof options.user === 'string' ? options.user : undefined
  if (user === undefined) {
    if (env.PAGEWRIGHT_TOKEN) headers['X-Access-Token'] = env.PAGEWRIGHT_TOKEN
    return client
  }
  if (!env.PAGEWRIGHT_PASSWORD) throw new CommandFailure('noPassword')
  const answer = await client.call<LoginResult>('POST', '/sys/login', { username: user, password: env.PAGEWRIGHT_PASSWORD })
  headers['X-Access-Token'] = answer.result.token
  return client
}

function createClient(url: string, headers: Readonly<Record<string, string>>): ServerClient {
  return {
    async call(method, path, body) {
      const response = await send(`${url}/api${path}`, method, headers, body)
      const answer = (await response.json().catch(() => undefined)) as Result<never> | undefined
      if (answer === undefined || typeof answer.success !== 'boolean')
        throw new CommandFailure('wrongAnswer', { url, status: response.status })
      if (!answer.success) throw new Refusal(response.status, answer.message, answer.errors ?? [])
      return answer
    },
  }
}

async function send(url: string, method: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } }
  try {
    return await fetch(url, { method, headers, redirect: 'error', signal: AbortSignal.timeout(timeLimit), ...sent })
  } catch (failure) {
    const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure
    throw new CommandFailure('noServer', { url, reason: cause instanceof Error ? cause.message : String(cause) })
  }
}
