import type { LifeAction, LifePlan, LifeResult } from '../../schemas/api/pageLife'
import { type CommandContext, CommandFailure, type ExitCode } from './Command'
import { Refusal, type ServerClient, serverHelp, serverOptions } from './ServerClient'

/** Options of every command that changes what is published. */
export const lifeOptions = { ...serverOptions, force: { type: 'boolean' } } as const
export const lifeHelp = [['--force', 'option.force'], ...serverHelp] as const

export const pathOf = (code: string, rest = '') => `/page-configs/${encodeURIComponent(code)}${rest}`

/** The first argument, or a sentence that it is missing. */
export function requireArgument({ args }: CommandContext, index: number, name: string): string {
  const found = args[index]
  if (found === undefined) throw new CommandFailure('missingArgument', { name })
  return found
}

/** Says what an action would do: each consequence, and each place of another page that would not be right any more. */
export async function tellPlan(
  server: ServerClient,
  code: string,
  action: LifeAction,
  { isJson, text, write }: CommandContext,
): Promise<LifePlan> {
  const { result: plan } = await server.call<LifePlan>('GET', pathOf(code, `/life?action=${action}`))
  if (isJson) return plan
  for (const consequence of plan.consequences) write(`  ${consequence}`)
  for (const page of plan.dependents)
    for (const { line = 1, column = 1, message } of page.problems)
      write(`  ${text('dependent', { page: page.code, line, column, message })}`)
  return plan
}

/** Makes the call, and tells in words when the server refuses it for what it would do. */
export async function act(server: ServerClient, path: string, body: object, context: CommandContext): Promise<LifeResult | ExitCode> {
  try {
    return (await server.call<LifeResult>('POST', path, body)).result
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.status !== 409) throw failure
    const { isJson, text, write } = context
    if (isJson) write(JSON.stringify({ ok: false, ...failure.values, errors: failure.errors }, null, 2))
    else {
      write(text('dependsOn', failure.values))
      for (const { line = 1, column = 1, message } of failure.errors) write(`  ${line}:${column} ${message}`)
    }
    return 1
  }
}
