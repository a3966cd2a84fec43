import { readFile } from 'node:fs/promises'
import { basename, relative } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { checkPage, readWrittenPage } from '../../../schemas/checks/checkPage'
import { documentFacts, documentKinds } from '../../../schemas/documents'
import { documentName } from '../../../schemas/documents/documentName'
import { ownerCodeOf } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { textOf } from '../../kernel/text/textOf'
import { serverContext } from '../../rights/callContext'
import { compileInThread } from '../../services/pages/compileInThread'
import { knownNames } from '../../services/pages/knownNames'
import { publishPage } from '../../services/pages/publishPage'
import type { Services } from '../../services/Services'
import { filesUnder } from './filesUnder'
import type { OnStep } from './tellSteps'

/** The server brings them in, and says in English what is wrong with them. */
const context: CallContext = { ...serverContext, language: 'en-US' }

interface PageFile {
  path: string
  text: string
  code: string
  /** The page, when the file holds one. */
  config?: PageConfig
}

function readPages(paths: readonly string[]): Promise<PageFile[]> {
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(path, 'utf8')
      const { config, isPage } = readWrittenPage(text)
      return { path, text, code: typeof config?.code === 'string' ? config.code : '', ...(isPage ? { config } : {}) }
    }),
  )
}

function reportFailure(error: unknown, path: string, report: (line: string) => void): void {
  if (!(error instanceof CallFailure)) {
    report(`${path}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    return
  }
  for (const found of error.details.errors ?? []) report(`${path}:${found.line ?? 1}:${found.column ?? 1} ${found.message}`)
  report(`${path}: ${textOf(error.text, context.language, error.values)}`)
}

/** The validators of all pages, which the thread for them compiles while the first are written. Who needs them is told what fails. */
function compileAhead(files: readonly PageFile[]): ReadonlyMap<string, Promise<string>> {
  const compiling = new Map(files.flatMap(({ code, config }) => (config ? [[code, compileInThread(config)] as const] : [])))
  for (const validators of compiling.values()) validators.catch(() => undefined)
  return compiling
}

/** Pages that were read from their files, in the order in which they can be published. */
export interface PreparedPages {
  files: readonly PageFile[]
  /** Of those that are not published yet, by their codes. */
  validators: ReadonlyMap<string, Promise<string>>
}

/** Reads the pages of some files, and has the form validators of new ones compiled in the thread for them, which goes on meanwhile. */
export async function preparePages(services: Services, paths: readonly string[]): Promise<PreparedPages> {
  const files = await readPages(paths)
  // A page that shows the table of another comes after it.
  const isFurther = ({ config }: PageFile) => config !== undefined && ownerCodeOf(config) !== undefined
  const ordered = [...files.filter((file) => !isFurther(file)), ...files.filter(isFurther)]
  return { files: ordered, validators: compileAhead(ordered.filter(({ code }) => !services.pages.get(code))) }
}

/**
 * Publishes pages that are not published yet; they may name one another. A page that is refused is told with its places and does not stop the others. `onStep`
 * is told how many are done. Answers how many of them are published.
 */
async function publishPages(
  services: Services,
  { files, validators }: PreparedPages,
  report: (line: string) => void,
  onStep: OnStep,
): Promise<number> {
  const known = await knownNames(
    services,
    files.flatMap(({ config }) => config ?? []),
  )
  const { language } = context
  // The next one, while the database writes the one before it.
  const checkAhead = async (file: PageFile | undefined) => {
    await setImmediate()
    return file && !services.pages.get(file.code) ? checkPage(file.text, { language, known }) : undefined
  }
  let published = 0
  let checking = checkAhead(files[0])
  for (const [index, { path, text, code }] of files.entries()) {
    const checked = await checking
    checking = checkAhead(files[index + 1])
    try {
      const request = { code, text, known, checked, validators: validators.get(code) }
      if (!services.pages.get(code)) await publishPage(services, request, context)
      published += 1
    } catch (error) {
      reportFailure(error, relative(process.cwd(), path), report)
    }
    onStep(index + 1, files.length)
  }
  return published
}

/** Publishes the pages of some files, as `publishPages` does. */
export async function importPageFiles(services: Services, paths: readonly string[], report: (line: string) => void): Promise<number> {
  return publishPages(services, await preparePages(services, paths), report, () => {})
}

/** Publishes the dictionaries and rules below a folder that are not published yet; one that is refused is told and does not stop the others. */
export async function importDocuments(services: Services, folder: string, report: (line: string) => void): Promise<void> {
  for (const kind of documentKinds) {
    for (const path of await filesUnder(folder, `.${documentFacts[kind].ending}.json`)) {
      const code = basename(path, `.${documentFacts[kind].ending}.json`)
      if (services.documents.get(kind, code)) continue
      const request = { code: documentName({ kind, code }), text: await readFile(path, 'utf8') }
      await publishPage(services, request, context).catch((error: unknown) => reportFailure(error, relative(process.cwd(), path), report))
    }
  }
}

/** Publishes prepared pages and says how many of them are. */
export async function importPages(services: Services, pages: PreparedPages, report: (line: string) => void, onStep: OnStep): Promise<void> {
  report(`${await publishPages(services, pages, report, onStep)} of ${pages.files.length} pages published.`)
}
