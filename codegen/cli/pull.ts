import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { PageSummary, PageVersion } from '../../schemas/api/pages'
import { fileNameOf } from '../../schemas/documents/documentName'
import { type PageFile, readConfigFiles } from '../readPages'
import { type Command, type CommandContext, CommandFailure } from './Command'
import { nameIn } from './findPageFiles'
import { pathOf } from './lifeCalls'
import { connect, serverHelp, serverOptions } from './ServerClient'

type Outcome = 'written' | 'unchanged' | 'kept'

export const pull: Command = {
  usage: 'pull <code…|--all> [folder] [--yes]',
  summary: 'summary.pull',
  options: { ...serverOptions, all: { type: 'boolean' }, yes: { type: 'boolean' } },
  help: [['--all', 'option.all'], ['--yes', 'option.yes'], ...serverHelp],
  async run(context) {
    const { options, isJson, text, write } = context
    const { codes, folder } = readArguments(context)
    if (codes.length === 0 && options.all !== true) throw new CommandFailure('missingArgument', { name: '<code…|--all>' })
    const server = await connect(context)
    const { result: pages } = await server.call<PageSummary[]>('GET', '/page-configs')
    const wanted = options.all === true ? pages.filter(({ version }) => version !== null) : codes.map((code) => findPublished(pages, code))
    const files = existsSync(folder) ? readConfigFiles(folder) : []
    const done: { path: string; code: string; outcome: Outcome }[] = []
    for (const { code, version } of wanted) {
      const { result } = await server.call<PageVersion>('GET', pathOf(code, `/versions/${version}`))
      const path = placeOf(code, files, folder)
      const outcome = await writePulled(path, result.text ?? '', context)
      done.push({ path, code, outcome })
      if (!isJson) write(text(outcome === 'written' ? 'written' : `pull.${outcome}`, { path }))
    }
    const isWhole = done.every(({ outcome }) => outcome !== 'kept')
    if (isJson) write(JSON.stringify({ ok: isWhole, pages: done }, null, 2))
    else if (!isWhole) write(text('pull.useYes'))
    return isWhole ? 0 : 1
  },
}

/** Codes, and behind them a folder: the last argument is one when it is written like a path, or is there. */
function readArguments({ args }: CommandContext): { codes: readonly string[]; folder: string } {
  const last = args.at(-1)
  const isFolder = last !== undefined && (/[./\\]/.test(last) || (existsSync(last) && statSync(last).isDirectory()))
  return isFolder ? { codes: args.slice(0, -1), folder: last.replace(/[/\\]+$/, '') || last } : { codes: args, folder: 'pages' }
}

function findPublished(pages: readonly PageSummary[], code: string): PageSummary {
  const page = pages.find((one) => one.code === code)
  if (!page || page.version === null) throw new CommandFailure(page ? 'notPublished' : 'unknownPage', { code })
  return page
}

/** A page or document that stands in a file already stays in it. */
function placeOf(code: string, files: readonly PageFile[], folder: string): string {
  return files.find((file) => nameIn(file) === code)?.path ?? `${folder}/${fileNameOf(code)}`
}

/** Writes the text as it was published, byte for byte. A file that differs is replaced only when somebody says so. */
async function writePulled(path: string, published: string, { options, text, ask }: CommandContext): Promise<Outcome> {
  const current = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  if (current === published) return 'unchanged'
  const mayReplace = current === undefined || options.yes === true || /^[yjs是]/i.test((await ask(text('pull.ask', { path }))) ?? '')
  if (!mayReplace) return 'kept'
  try {
    mkdirSync(path.slice(0, Math.max(path.lastIndexOf('/'), 0)) || '.', { recursive: true })
    writeFileSync(path, published)
  } catch (failure) {
    throw new CommandFailure('cannotWrite', { path, reason: failure instanceof Error ? failure.message : String(failure) })
  }
  return 'written'
}
