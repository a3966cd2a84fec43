import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOfName, fileNameOf } from '../../schemas/documents/documentName'
import { copyPageText } from '../../schemas/page/copyPage'
import { type Command, CommandFailure } from './Command'
import { codeOf, findPageFile } from './findPageFiles'
import { readNewName } from './readNewName'

export const copy: Command = {
  usage: 'copy <file|code> <new-code> [--title text] [--dir folder]',
  summary: 'summary.copy',
  options: { title: { type: 'string' }, dir: { type: 'string' } },
  help: [
    ['--title <text>', 'option.title'],
    ['--dir <folder>', 'option.copyDir'],
  ],
  async run({ args, options, isJson, text, write }) {
    const [name, wanted] = args
    if (name === undefined || wanted === undefined)
      throw new CommandFailure('missingArgument', { name: name === undefined ? '<file|code>' : '<new-code>' })
    const page = findPageFile(name)
    const copied = readNewName(codeOf(page), wanted)
    const folder = typeof options.dir === 'string' ? options.dir.replace(/[/\\]+$/, '') : dirname(page.path)
    const path = `${folder}/${fileNameOf(copied)}`
    if (existsSync(path)) throw new CommandFailure('exists', { path })
    const title = typeof options.title === 'string' ? options.title : undefined
    try {
      writeFileSync(path, copyPageText(page.text, { code: codeOfName(copied), title }))
    } catch (failure) {
      throw new CommandFailure('cannotWrite', { path, reason: failure instanceof Error ? failure.message : String(failure) })
    }
    write(isJson ? JSON.stringify({ ok: true, path }, null, 2) : text('written', { path }))
    return 0
  },
}
