import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { checkDocument } from '../../schemas/checks/checkDocument'
import { checkPage } from '../../schemas/checks/checkPage'
import { namesOfDictionaries } from '../../schemas/checks/namesOfDictionaries'
import type { DocumentConfigs, DocumentKind } from '../../schemas/documents'
import { documentName, kindOfFile } from '../../schemas/documents/documentName'
import type { Problem } from '../../schemas/page/Problem'
import type { Language } from '../../schemas/page/Text'
import { type PageFile, parseFile, readConfigFiles } from '../readPages'
import { CommandFailure } from './Command'

/** The files that were named; a folder stands for the pages and documents below it, nothing for the folder `pages`. */
export function findPageFiles(paths: readonly string[]): PageFile[] {
  return (paths.length === 0 ? ['pages'] : paths).flatMap((path) => {
    if (!existsSync(path)) throw new CommandFailure('noFile', { path })
    if (!statSync(path).isDirectory()) return [readPage(path)]
    const pages = readConfigFiles(path.replace(/[/\\]+$/, ''))
    if (pages.length === 0) throw new CommandFailure('noPages', { path })
    return pages
  })
}

function readPage(path: string): PageFile {
  try {
    return { path, text: readFileSync(path, 'utf8') }
  } catch {
    throw new CommandFailure('noFile', { path })
  }
}

/** The file that `name` means: a path, or the name of a page or document below `pages`. */
export function findPageFile(name: string): PageFile {
  if (existsSync(name)) return readPage(name)
  const page = existsSync('pages') ? readConfigFiles().find((file) => nameIn(file) === name) : undefined
  if (!page) throw new CommandFailure(/[/\\]|\.jsonc?$/.test(name) ? 'noFile' : 'noPage', { path: name, code: name })
  return page
}

/** The page files that `name` means: a folder stands for all below it. */
export function findPages(name: string): PageFile[] {
  return existsSync(name) && statSync(name).isDirectory() ? findPageFiles([name]) : [findPageFile(name)]
}

/** The name that the server knows the page or document in a file by; undefined when it has none. */
export function nameIn(file: PageFile): string | undefined {
  const code = parseFile(file)?.code
  const kind = kindOfFile(file.path)
  return kind && code !== undefined ? documentName({ kind, code }) : code
}

/** The name of the page or document in a file. */
export function codeOf(page: PageFile): string {
  const name = nameIn(page)
  if (name === undefined) throw new CommandFailure('noCode')
  return name
}

/** Checks files as what their names say that they are; pages also against the dictionaries among the files and beside them. */
export function checkConfigFiles(files: readonly PageFile[], language: Language): Problem[] {
  const known = namesOfDictionaries(documentsOf(files, 'dictionary'))
  return files.flatMap(({ path, text }) => {
    const kind = kindOfFile(path)
    return (kind ? checkDocument(text, kind, { language, file: path }) : checkPage(text, { language, file: path, known })).problems
  })
}

/** The documents of a kind among the files and in their folders, as far as nothing is wrong with them. */
export function documentsOf<K extends DocumentKind>(files: readonly PageFile[], kind: K): DocumentConfigs[K][] {
  const folders = new Set(files.filter(({ path }) => kindOfFile(path) === undefined).map(({ path }) => dirname(path)))
  const beside = [...folders].flatMap((folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []))
  const paths = new Set([...files.map(({ path }) => path), ...beside].filter((path) => kindOfFile(path) === kind))
  return [...paths].flatMap((path) => {
    const text = files.find((file) => file.path === path)?.text ?? readPage(path).text
    const { config, problems } = checkDocument(text, kind)
    // A cast: what is right is a document of the kind that it was checked as.
    return config && !problems.some(({ severity }) => severity === 'error') ? [config as DocumentConfigs[K]] : []
  })
}
