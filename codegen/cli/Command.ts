import type { ParseArgsConfig } from 'node:util'
import type { Language } from '../../schemas/page/Text'
import type { CliText } from './texts'

/** What a command is given: its arguments, and where it writes. */
export interface CommandContext {
  /** Arguments that are no options. */
  args: readonly string[]
  options: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>
  language: Language
  /** true: the answer is one JSON document, for other programs. */
  isJson: boolean
  env: Readonly<Record<string, string | undefined>>
  text(name: CliText, values?: Record<string, string | number>): string
  /** A line of the answer. */
  write(line: string): void
  /** What somebody at the terminal answers; undefined where nobody sits at one. */
  ask(question: string): Promise<string | undefined>
}

/** 0: fine, 1: problems were found, 2: wrongly called, or a file or the server could not be reached. */
export type ExitCode = 0 | 1 | 2

export interface Command {
  /** How it is called, after the program's name. */
  usage: string
  summary: CliText
  options: NonNullable<ParseArgsConfig['options']>
  /** Lines about its options: name and text. */
  help: readonly (readonly [string, CliText])[]
  run(context: CommandContext): Promise<ExitCode>
}

/** Ends a command with exit code 2 and a sentence. */
export class CommandFailure extends Error {
  constructor(
    readonly text: CliText,
    readonly values: Record<string, string | number> = {},
  ) {
    super(text)
  }
}
