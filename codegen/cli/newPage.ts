import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { documentKinds } from '../../schemas/documents'
import { documentName, fileNameOf, isName } from '../../schemas/documents/documentName'
import { starterDocument } from '../../schemas/documents/starterDocument'
import { pageKinds } from '../../schemas/page/kinds'
import { starterPage } from '../../schemas/page/starterPage'
import { type Command, CommandFailure } from './Command'

export const newPage: Command = {
  usage: `new <${[...pageKinds, ...documentKinds].join('|')}> <code> [--dir folder]`,
  summary: 'summary.new',
  options: { dir: { type: 'string' } },
  help: [['--dir <folder>', 'option.dir']],
  async run({ args, options, isJson, text, write }) {
    const [kind, code] = args
    if (kind === undefined || code === undefined)
      throw new CommandFailure('missingArgument', { name: kind === undefined ? '<kind>' : '<code>' })
    const file = describeFile(kind, code)
    if (!isName(file.name)) throw new CommandFailure(file.kind === 'page' ? 'wrongCode' : 'wrongDocumentCode', { found: code })
    const folder = typeof options.dir === 'string' ? options.dir : 'pages'
    const path = `${folder.replaceAll('\\', '/').replace(/\/+$/, '')}/${fileNameOf(file.name)}`
    if (existsSync(path)) throw new CommandFailure('exists', { path })
    const $schema = join(relative(folder, '.'), `schemas/json/${file.kind}.schema.json`).replaceAll('\\', '/')
    try {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path, `${JSON.stringify({ ...(JSON.parse(file.text()) as object), $schema }, null, 2)}\n`)
    } catch (failure) {
      throw new CommandFailure('cannotWrite', { path, reason: failure instanceof Error ? failure.message : String(failure) })
    }
    write(isJson ? JSON.stringify({ ok: true, path }, null, 2) : text('written', { path }))
    return 0
  },
}

/** What is written: which schema it keeps to, what it is called, and its text. */
interface NewFile {
  kind: 'page' | 'document'
  name: string
  text(): string
}

function describeFile(kind: string, code: string): NewFile {
  const documentKind = documentKinds.find((one) => one === kind)
  const pageKind = pageKinds.find((one) => one === kind)
  const title = titleOf(code)
  if (documentKind)
    return {
      kind: 'document',
      name: documentName({ kind: documentKind, code }),
      text: () => starterDocument({ kind: documentKind, code }, { title }),
    }
  if (pageKind) return { kind: 'page', name: code, text: () => starterPage(pageKind, code, title) }
  throw new CommandFailure('wrongKind', { found: kind, known: [...pageKinds, ...documentKinds].join(', ') })
}

/** `test-equipment` becomes "Test equipment", in every language until somebody translates it. */
function titleOf(code: string): string {
  const words = code.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
