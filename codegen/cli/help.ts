import { languageCodes } from '../../schemas/language/findLanguage'
import type { Command, CommandContext } from './Command'
import type { CliText } from './texts'

type Say = CommandContext['text']

const commonHelp: readonly (readonly [string, CliText])[] = [
  ['--json', 'option.json'],
  ['--language <code>', 'option.language'],
]

export function describeProgram(commands: Readonly<Record<string, Command>>, text: Say): string[] {
  return [
    `${text('usage')}: pagewright <command> …`,
    '',
    `${text('commands')}:`,
    ...table(Object.values(commands).map(({ usage, summary }) => [usage, text(summary)])),
    '',
    `${text('options')}:`,
    ...describeOptions(commonHelp, text),
    '',
    text('exitCodes'),
    text('moreHelp'),
  ]
}

export function describeCommand({ usage, summary, help }: Command, text: Say): string[] {
  return [
    `${text('usage')}: pagewright ${usage}`,
    '',
    `  ${text(summary)}`,
    '',
    `${text('options')}:`,
    ...describeOptions([...help, ...commonHelp], text),
    '',
    text('exitCodes'),
  ]
}

function describeOptions(options: typeof commonHelp, text: Say): string[] {
  return table(options.map(([name, line]) => [name, text(line, { languages: languageCodes.join(', ') })]))
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, line]) => `  ${name.padEnd(width)}  ${line}`)
}
