import type { FoundError, Result } from '../../schemas/api/Result'
import type { LoginResult } from '../../schemas/api/session'
import { type Command, type CommandContext, CommandFailure } from './Command'
import { readLogin } from './loginFile'
import type { CliText } from './texts'

/** The calls of a running server, signed in. */
export interface ServerClient {
  /** The answer of a call that succeeded. Throws a `Refusal` when the server refuses, a `CommandFailure` when it cannot be reached. */
  call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Result<T>>
}

/** What is the matter is said by the message alone, where the status says nothing more. */
const refusalTexts: Readonly<Record<number, CliText>> = { 200: 'refusedPlainly', 401: 'notSignedIn', 403: 'mayNot' }

/** The server understood, and said no. */
export class Refusal extends CommandFailure {
  constructor(
    readonly status: number,
    message: string,
    /** What is wrong with what was sent, with places. */
    readonly errors: readonly FoundError[],
  ) {
    super(refusalTexts[status] ?? 'refused', { status, message })
  }
}

export const serverOptions = { server: { type: 'string' }, user: { type: 'string' } } as const

/** What the help says of `serverOptions`. */
export const serverHelp = [
  ['--server <url>', 'option.server'],
  ['--user <name>', 'option.user'],
] as const satisfies Command['help']

const timeLimit = 30_000

/** The server that a command speaks to. `isKnown` is false when nobody has said which: it is then looked for on this computer. */
export function findServer({ options, env }: CommandContext): { url: string; isKnown: boolean } {
  const named = typeof options.server === 'string' ? options.server : (env.PAGEWRIGHT_SERVER ?? readLogin(env)?.server)
  return { url: (named ?? 'http://127.0.0.1:3000').replace(/\/+$/, ''), isKnown: named !== undefined }
}

/** Signs in: as a user with the password from the environment, with a token from there, or with the sign-in that is kept for this server. */
export async function connect(context: CommandContext): Promise<ServerClient> {
  const { options, env, language } = context
  const { url } = findServer(context)
  const kept = readLogin(env)
  const token =
    typeof options.user === 'string'
      ? await signIn(context, url, options.user)
      : (env.PAGEWRIGHT_TOKEN ?? (kept?.server === url ? kept.token : undefined))
  return createClient(url, { 'Accept-Language': language, ...(token ? { 'X-Access-Token': token } : {}) })
}

/** The token of a new session. The password comes from the environment, or from who sits at the terminal. */
export async function signIn({ env, language, text, ask }: CommandContext, url: string, username: string): Promise<string> {
  const password = env.PAGEWRIGHT_PASSWORD ?? (await ask(text('askPassword', { user: username })))
  if (!password) throw new CommandFailure('noPassword')
  try {
    const answer = await createClient(url, { 'Accept-Language': language }).call<LoginResult>('POST', '/sys/login', { username, password })
    return answer.result.token
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    throw new CommandFailure('signInFailed', { user: username, url, message: String(failure.values.message) })
  }
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
