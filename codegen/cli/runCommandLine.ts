import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { findLanguage } from '../../schemas/language/findLanguage'
import { translate } from '../../schemas/language/SourceText'
import { fillText, type Language } from '../../schemas/page/Text'
import { type Command, type CommandContext, CommandFailure, type ExitCode } from './Command'
import { copy } from './copy'
import { diff } from './diff'
import { describeCommand, describeProgram } from './help'
import { history } from './history'
import { importCommand } from './importCommand'
import { list } from './list'
import { login, logout } from './login'
import { lsp } from './lsp'
import { newPage } from './newPage'
import { publish } from './publish'
import { pull } from './pull'
import { removePage } from './removePage'
import { rename } from './rename'
import { rollback } from './rollback'
import { type CliText, cliTexts } from './texts'
import { types } from './types'
import { unpublish } from './unpublish'
import { validate } from './validate'

const commands: Readonly<Record<string, Command>> = {
  validate,
  types,
  new: newPage,
  copy,
  diff,
  publish,
  pull,
  history,
  rollback,
  rename,
  unpublish,
  delete: removePage,
  list,
  lsp,
  login,
  logout,
  import: importCommand,
}

const commonOptions = {
  json: { type: 'boolean' },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Where the command line reads and writes; the process itself when left out. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>
  write(line: string): void
  fail(line: string): void
  /** Asks whoever sits at it; left out where nobody does. */
  ask?(question: string): Promise<string>
}

const ownTerminal: Terminal = {
  env: process.env,
  write: (line) => console.log(line),
  fail: (line) => console.error(line),
  ...(process.stdin.isTTY ? { ask: askAtTerminal } : {}),
}

async function askAtTerminal(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(`${question} `)
  } finally {
    lines.close()
  }
}

/** Runs one command. `args` are what stands after the program's name. */
export async function runCommandLine(args: readonly string[], terminal: Terminal = ownTerminal): Promise<ExitCode> {
  const language = chooseLanguage(args, terminal.env)
  const text: CommandContext['text'] = (name, values = {}) => fillText(translate(cliTexts[name], language), values)
  const [name = '', ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const isHelp = name === '' || name === '--help' || name === '-h' || name === 'help'
    if (!isHelp) terminal.fail(text('unknownCommand', { name }))
    for (const line of describeProgram(commands, text)) (isHelp ? terminal.write : terminal.fail)(line)
    return isHelp && name !== '' ? 0 : 2
  }
  try {
    const { values, positionals } = parseArgs({ args: rest, options: { ...command.options, ...commonOptions }, allowPositionals: true })
    if (values.help) {
      for (const line of describeCommand(command, text)) terminal.write(line)
      return 0
    }
    const options = values as CommandContext['options']
    const context = {
      args: positionals,
      options,
      language,
      isJson: values.json === true,
      env: terminal.env,
      text,
      write: terminal.write,
      ask: async (question: string) => terminal.ask?.(question),
    }
    return await command.run(context)
  } catch (failure) {
    const message = describeFailure(failure, text)
    if (rest.includes('--json')) terminal.write(JSON.stringify({ ok: false, message }, null, 2))
    else terminal.fail(message)
    return 2
  }
}

function describeFailure(failure: unknown, text: (name: CliText, values?: Record<string, string | number>) => string): string {
  if (failure instanceof CommandFailure) return text(failure.text, failure.values)
  const reason = failure instanceof Error ? failure.message : String(failure)
  return text('wrongArguments', { reason })
}

/** `--language`, else the language of the terminal, else English: a terminal that says nothing is a build machine. */
function chooseLanguage(args: readonly string[], env: Terminal['env']): Language {
  const at = args.findIndex((arg) => arg === '--language' || arg.startsWith('--language='))
  const written = at === -1 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1])
  const wanted = written ?? env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? ''
  return findLanguage(wanted) ?? 'en-US'
}
