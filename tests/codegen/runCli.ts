import { runCommandLine } from '../../codegen/cli/runCommandLine'

/** What a call of the command line wrote, and how it ended. */
export interface CliRun {
  code: number
  out: string[]
  err: string[]
  /** The answer as JSON, when `--json` was asked for. */
  json(): Record<string, unknown>
}

/** Runs the command line. `answers` are what somebody at the terminal types, one after the other; nobody sits there when they are left out. */
export async function runCli(line: readonly string[], env: Record<string, string> = {}, answers?: readonly string[]): Promise<CliRun> {
  const out: string[] = []
  const err: string[] = []
  const terminal = { env: { LANG: 'en_US.UTF-8', ...env }, write: (text: string) => out.push(text), fail: (text: string) => err.push(text) }
  const left = [...(answers ?? [])]
  const ask = async () => left.shift() ?? ''
  const code = await runCommandLine(line, answers ? { ...terminal, ask } : terminal)
  return { code, out, err, json: () => JSON.parse(out.join('\n')) as Record<string, unknown> }
}
