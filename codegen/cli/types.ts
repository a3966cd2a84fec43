import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { checkPage } from '../../schemas/checks/checkPage'
import { kindOfFile } from '../../schemas/documents/documentName'
import { makeRowTypes } from '../rowTypes'
import { type Command, CommandFailure } from './Command'
import { findPageFiles } from './findPageFiles'
import { reportProblems } from './reportProblems'

export const types: Command = {
  usage: 'types [files…] [--out folder]',
  summary: 'summary.types',
  options: { out: { type: 'string' } },
  help: [['--out <folder>', 'option.out']],
  async run(context) {
    const { args, options, language, isJson, text, write } = context
    const pages = findPageFiles(args).filter(({ path }) => kindOfFile(path) === undefined)
    const problems = pages.flatMap((page) => checkPage(page.text, { language, file: page.path }).problems)
    const errors = problems.filter(({ severity }) => severity === 'error')
    if (errors.length > 0) return reportProblems(errors, pages.length, context)
    const folder = typeof options.out === 'string' ? options.out : 'schemas/rows'
    const files = await makeRowTypes(pages, folder)
    const changed = files.filter((file) => !existsSync(file.path) || readFileSync(file.path, 'utf8') !== file.text)
    for (const file of changed) writeFile(folder, file.path, file.text)
    const paths = changed.map(({ path }) => path)
    if (isJson) write(JSON.stringify({ ok: true, pages: pages.length, written: paths }, null, 2))
    else for (const line of paths.length === 0 ? [text('upToDate')] : paths.map((path) => text('written', { path }))) write(line)
    return 0
  },
}

function writeFile(folder: string, path: string, content: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, content)
  } catch (failure) {
    throw new CommandFailure('cannotWrite', { path, reason: failure instanceof Error ? failure.message : String(failure) })
  }
}
