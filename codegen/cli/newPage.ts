import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type PageKind, pageKinds } from '../../schemas/page/kinds'
import { pageCodePattern } from '../../schemas/page/pageCode'
import { starterPage } from '../../schemas/page/starterPage'
import { type Command, CommandFailure } from './Command'

export const newPage: Command = {
  usage: 'new <list|form|report> <code> [--dir folder]',
  summary: 'summary.new',
  options: { dir: { type: 'string' } },
  help: [['--dir <folder>', 'option.dir']],
  async run({ args, options, isJson, text, write }) {
    const [kind, code] = args
    if (kind === undefined || code === undefined)
      throw new CommandFailure('missingArgument', { name: kind === undefined ? '<kind>' : '<code>' })
    if (!isKind(kind)) throw new CommandFailure('wrongKind', { found: kind, known: pageKinds.join(', ') })
    if (!pageCodePattern.test(code)) throw new CommandFailure('wrongCode', { found: code })
    const folder = typeof options.dir === 'string' ? options.dir : 'pages'
    const path = `${folder.replaceAll('\\', '/').replace(/\/+$/, '')}/${code}.page.json`
    if (existsSync(path)) throw new CommandFailure('exists', { path })
    const $schema = join(relative(folder, '.'), 'schemas/json/page.schema.json').replaceAll('\\', '/')
    try {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path, pageText(kind, code, $schema))
    } catch (failure) {
      throw new CommandFailure('cannotWrite', { path, reason: failure instanceof Error ? failure.message : String(failure) })
    }
    write(isJson ? JSON.stringify({ ok: true, path }, null, 2) : text('written', { path }))
    return 0
  },
}

function isKind(kind: string): kind is PageKind {
  return (pageKinds as readonly string[]).includes(kind)
}

/** `test-equipment` becomes "Test equipment", in every language until somebody translates it. */
function pageText(kind: PageKind, code: string, $schema: string): string {
  const words = code.replaceAll('-', ' ').trim()
  const page = JSON.parse(starterPage(kind, code, words.charAt(0).toUpperCase() + words.slice(1))) as object
  return `${JSON.stringify({ ...page, $schema }, null, 2)}\n`
}
