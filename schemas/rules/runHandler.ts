import type { HandlerInput, RuleLookups } from './RuleFailure'

const timeout = 30_000

/** What the handler found; undefined when it agrees. One that is not registered, throws or never calls back fails closed. */
export async function runHandler(
  name: string,
  input: HandlerInput,
  lookups: Pick<RuleLookups, 'handler' | 'report'>,
): Promise<{ code: 'handler' | 'broken'; message?: string; reason?: string } | undefined> {
  const handler = lookups.handler(name)
  if (!handler) return { code: 'broken', reason: `no handler "${name}"` }
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`handler "${name}" did not answer`)), timeout)
      const started = handler(input, (isValid, message) => resolve(isValid ? undefined : { code: 'handler', message }))
      if (started instanceof Promise) started.catch(reject)
    })
  } catch (error) {
    return { code: 'broken', reason: lookups.report?.(error) ?? `handler "${name}"` }
  } finally {
    clearTimeout(timer)
  }
}
