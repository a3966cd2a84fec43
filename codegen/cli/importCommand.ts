import type { DocumentKind } from '../../schemas/documents'
import { callsOf, reportOf, tablesOf } from '../../schemas/page/anatomy'
import { prefixOf } from '../../schemas/rights/pagePermissions'
import { openSystemTables } from '../../schemas/wire/openTables'
import { importJeecg } from '../import/jeecg/importJeecg'
import { describeLoss, type Loss, weightOf } from '../import/Loss'
import { readSources, type SourceFailure } from '../import/readSources'
import { madeFiles, writeFiles } from '../import/writeImport'
import { parsePage, readDocumentFiles, readPages } from '../readPages'
import { type Command, type CommandContext, CommandFailure } from './Command'
import { checkConfigFiles, documentsOf } from './findPageFiles'
import { reportProblems } from './reportProblems'

const importers = { jeecg: importJeecg }

export const importCommand: Command = {
  usage: 'import jeecg <file|folder> [--dir folder]',
  summary: 'summary.import',
  options: { dir: { type: 'string' } },
  help: [['--dir <folder>', 'option.importDir']],
  async run(context) {
    const { args, options, language, isJson, text, write } = context
    const [family, path] = args
    if (family === undefined || path === undefined)
      throw new CommandFailure('missingArgument', { name: family === undefined ? Object.keys(importers).join('|') : '<file|folder>' })
    if (!isFamily(family)) throw new CommandFailure('wrongFamily', { found: family, known: Object.keys(importers).join(', ') })
    const sources = readSources(path.replaceAll('\\', '/'))
    if (!Array.isArray(sources)) throw failureOf(sources)
    const result = importers[family](sources, existing())
    const folder = (typeof options.dir === 'string' ? options.dir : 'imported').replaceAll('\\', '/').replace(/\/+$/, '')
    const files = madeFiles(folder, result.pages, result.documents)
    writeAll(folder, files)
    const problems = checkConfigFiles(files, language).filter(({ severity }) => severity === 'error')
    if (problems.length > 0) return reportProblems(problems, files.length, context)
    const counts = { pages: result.pages.length, documents: result.documents.length, folder, losses: result.losses.length }
    if (isJson) write(JSON.stringify({ ok: true, ...counts, losses: result.losses.map((loss) => told(loss, context)) }, null, 2))
    else for (const line of [...describeLosses(result.losses, context), text('imported', counts)]) write(line)
    return 0
  },
}

function writeAll(folder: string, files: ReturnType<typeof madeFiles>): void {
  try {
    writeFiles(folder, files)
  } catch (failure) {
    throw new CommandFailure('cannotWrite', { path: folder, reason: failure instanceof Error ? failure.message : String(failure) })
  }
}

function isFamily(name: string): name is keyof typeof importers {
  return Object.hasOwn(importers, name)
}

function failureOf({ path, reason }: SourceFailure): CommandFailure {
  if (reason === 'missing') return new CommandFailure('noFile', { path })
  return new CommandFailure(reason === 'empty' ? 'noSources' : 'notJson', { path })
}

/** What the pages of this project have already. */
function existing(): Parameters<typeof importJeecg>[1] {
  const pages = readPages().flatMap(({ text }) => parsePage(text) ?? [])
  const documents = readDocumentFiles()
  const byCode = <K extends DocumentKind>(kind: K) => new Map(documentsOf(documents, kind).map((document) => [document.code, document]))
  const reports = pages.flatMap((page) => reportOf(page)?.code ?? [])
  return {
    reports: new Set(reports),
    dictionaries: byCode('dictionary'),
    checkRules: byCode('checkRule'),
    openTables: openSystemTables,
    pageTables: new Set(pages.flatMap((page) => tablesOf(page).map(({ name }) => name))),
    prefixes: new Set(pages.flatMap((page) => [page.code, prefixOf(page), prefixOf(page).split(':')[0] ?? ''])),
    paths: new Set(pages.flatMap((page) => callsOf(page).map(({ url }) => url))),
  }
}

function told(loss: Loss, { language }: CommandContext): object {
  return { ...loss, weight: weightOf(loss), message: describeLoss(loss, language) }
}

/** One line for each loss, those of a page together, what staff would miss first. */
function describeLosses(losses: readonly Loss[], { language, text }: CommandContext): string[] {
  const weights = ['lost', 'code', 'unsaid', 'changed', 'look'] as const
  return weights.flatMap((weight) =>
    losses
      .filter((loss) => weightOf(loss) === weight)
      .map(
        (loss) =>
          `${[loss.file, loss.code, loss.place].filter((part) => part !== '').join(' ')}: ${text(`loss.${weight}`)}: ${describeLoss(loss, language)}`,
      ),
  )
}
