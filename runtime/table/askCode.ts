import { errorText } from '../session/errorText'
import type { PageHost } from '../session/PageHost'

/** What a function in code is asked with. */
export interface CodeQuestion {
  host: PageHost
  /** Aborted when the time is over or whoever asked has gone: what comes later counts for nothing. */
  signal: AbortSignal
}

/** A function in code that is asked before something is done. */
export interface CodeHandler<Q extends CodeQuestion> {
  /** `true` agrees; a sentence, or `false`, refuses. */
  confirm(question: Q): Promise<boolean | string>
  /** Milliseconds after which it has refused, 30 seconds when left out; `none` for one that asks a person, who may take their time. */
  timeLimit?: number | 'none'
}

/** What is said where the function says nothing itself. */
interface RefusalTexts {
  unknown: string
  late: string
  refused: string
}

/** Milliseconds that a handler may take. */
const usualLimit = 30_000

/** Nothing when the function agrees, else why not. One that is missing, fails or takes too long refuses. */
export async function askCode<Q extends CodeQuestion>(
  handler: CodeHandler<Q> | undefined,
  question: Omit<Q, 'signal'>,
  ended: AbortSignal,
  texts: RefusalTexts,
): Promise<string | undefined> {
  if (!handler) return texts.unknown
  try {
    const answer = await askInTime(handler, question, ended)
    if (answer === 'late') return texts.late
    return answer === true ? undefined : answer || texts.refused
  } catch (error) {
    return errorText(error, (question as Pick<CodeQuestion, 'host'>).host.text)
  }
}

async function askInTime<Q extends CodeQuestion>(
  { confirm, timeLimit = usualLimit }: CodeHandler<Q>,
  question: Omit<Q, 'signal'>,
  ended: AbortSignal,
): Promise<boolean | string> {
  const overdue = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    if (timeLimit !== 'none') timer = setTimeout(() => resolve('late'), timeLimit)
  })
  try {
    // A cast: with its signal the question is whole, which the compiler cannot know of a type to come.
    const whole = { ...question, signal: AbortSignal.any([overdue.signal, ended]) } as Q
    return await Promise.race([confirm(whole), late])
  } finally {
    clearTimeout(timer)
    overdue.abort()
  }
}
