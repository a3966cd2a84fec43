import { existsSync, readFileSync, statSync } from 'node:fs'
import { type PageFile, parsePage, readPages } from '../readPages'
import { CommandFailure } from './Command'

/** The page files that were named; a folder stands for the pages below it, nothing for the folder `pages`. */
export function findPageFiles(paths: readonly string[]): PageFile[] {
  return (paths.length === 0 ? ['pages'] : paths).flatMap((path) => {
    if (!existsSync(path)) throw new CommandFailure('noFile', { path })
    if (!statSync(path).isDirectory()) return [readPage(path)]
    const pages = readPages(path.replace(/[/\\]+$/, ''))
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

/** The page file that `name` means: a path, or the code of a page below `pages`. */
export function findPageFile(name: string): PageFile {
  if (existsSync(name)) return readPage(name)
  const page = existsSync('pages') ? readPages().find(({ text }) => parsePage(text)?.code === name) : undefined
  if (!page) throw new CommandFailure(/[/\\]|\.jsonc?$/.test(name) ? 'noFile' : 'noPage', { path: name, code: name })
  return page
}

/** The page files that `name` means: a folder stands for all below it. */
export function findPages(name: string): PageFile[] {
  return existsSync(name) && statSync(name).isDirectory() ? findPageFiles([name]) : [findPageFile(name)]
}

/** Code of the page in a file. */
export function codeOf(page: PageFile): string {
  const code = parsePage(page.text)?.code
  if (code === undefined) throw new CommandFailure('noCode')
  return code
}
