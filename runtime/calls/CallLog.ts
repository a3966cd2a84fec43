import { CallError } from './Calls'

/** One call as it is remembered: no bodies, and nothing secret. */
export interface LoggedCall {
  /** Counts up. */
  number: number
  method: string
  /** With its query; values that could be secret are left out. */
  address: string
  /** When it was made, in milliseconds. */
  startedAt: number
  /** Milliseconds until the answer was there, or was given up. */
  duration: number
  /** HTTP status; none when no answer came. */
  status?: number
  /** `code` of the answer. */
  code?: number | string
  /** How it failed, in the words that people are shown; none when it did not. */
  error?: string
}

/** The last calls of this browser tab. */
export interface CallLog {
  /** The calls that have ended, the last one first. Another array after each call. */
  read(): readonly LoggedCall[]
  subscribe(listener: () => void): () => void
  add(call: Omit<LoggedCall, 'number'>): void
}

/** Calls that are remembered. */
const capacity = 50

export function createCallLog(): CallLog {
  let calls: readonly LoggedCall[] = []
  let count = 0
  const listeners = new Set<() => void>()
  return {
    read: () => calls,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add(call) {
      count += 1
      calls = [{ ...call, number: count }, ...calls.slice(0, capacity - 1)]
      for (const listener of [...listeners]) listener()
    },
  }
}

/** What a call says of its answer as soon as it knows: the status and the `code`. */
export type NoteAnswer = (answer: Pick<LoggedCall, 'status' | 'code'>) => void

/** Makes a call and remembers how it ended. */
export async function logged<T>(
  log: CallLog | undefined,
  { method, address }: Pick<LoggedCall, 'method' | 'address'>,
  call: (note: NoteAnswer) => Promise<T>,
): Promise<T> {
  if (!log) return call(() => {})
  const startedAt = Date.now()
  const begun = performance.now()
  let seen: Parameters<NoteAnswer>[0] = {}
  const add = (ending: Pick<LoggedCall, 'status' | 'code' | 'error'>) =>
    log.add({ method, address: withoutSecrets(address), startedAt, duration: performance.now() - begun, ...seen, ...ending })
  try {
    const answer = await call((found) => {
      seen = found
    })
    add({})
    return answer
  } catch (error) {
    add(endingOf(error))
    throw error
  }
}

function endingOf(error: unknown): Pick<LoggedCall, 'status' | 'code' | 'error'> {
  if (!(error instanceof CallError)) return { error: String(error) }
  const { status, code } = error.details
  return { error: error.message, ...(status === undefined ? {} : { status }), ...(code === undefined ? {} : { code }) }
}

const secret = /^t$|token|ticket|passw|pwd|secret|captcha|nonce|^sign(ature)?$/i

/** The address with what could let somebody in replaced by dots. */
function withoutSecrets(address: string): string {
  const [path = '', query] = address.split('?', 2)
  if (query === undefined) return path
  const shown = query.split('&').map((part) => {
    const [name = ''] = part.split('=', 1)
    return secret.test(name) ? `${name}=…` : part
  })
  return `${path}?${shown.join('&')}`
}
