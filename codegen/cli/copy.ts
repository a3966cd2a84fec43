import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { copyPageText } from '../../schemas/page/copyPage'
import { pageCodePattern } from '../../schemas/page/pageCode'
import { type Command, CommandFailure } from './Command'
import { findPageFile } from './findPageFiles'

export const copy: Command = {
  usage: 'copy <file|code> <new-code> [--title text] [--dir folder]',
  summary: 'summary.copy',
  options: { title: { type: 'string' }, dir: { type: 'string' } },
  help: [
    ['--title <text>', 'option.title'],
    ['--dir <folder>', 'option.copyDir'],
  ],
  async run({ args, options, isJson, text, write }) {
    const [name, code] = args
    if (name === undefined || code === undefined)
      throw new CommandFailure('missingArgument', { name: name === undefined ? '<file|code>' : '<new-code>' })
    if (!pageCodePattern.test(code)) throw new CommandFailure('wrongCode', { found: code })
    const page = findPageFile(name)
    const folder = typeof options.dir === 'string' ? options.dir.replace(/[/\\]+$/, '') : dirname(page.path)
    const path = `${folder}/${code}.page.json`
    if (existsSync(path)) throw new CommandFailure('exists', { path })
    const title = typeof options.title === 'string' ? options.title : undefined
    try {
      writeFileSync(path, copyPageText(page.text, { code, title }))
    } catch (failure) {
      throw new CommandFailure('cannotWrite', { path, reason: failure instanceof Error ? failure.message : String(failure) })
    }
    write(isJson ? JSON.stringify({ ok: true, path }, null, 2) : text('written', { path }))
    return 0
  },
}
