import { parse } from 'jsonc-parser'
import { documentName, kindOfFile } from '../documents/documentName'
import { translate } from '../language/SourceText'
import type { Problem } from '../page/Problem'
import { fillText, type Language } from '../page/Text'
import { locateProblems } from './locateProblems'
import { findingTexts } from './texts'

/** The text of a page or document and the file that it stands in. */
export interface NamedPage {
  path: string
  text: string
}

/** What pages take for themselves, so that no second one can have it: code, tables and paths. */
interface Taken {
  what: 'code' | 'document' | 'table' | 'url' | 'menu'
  name: string
  path: string
}

const codes = { code: 'page-code-taken', document: 'document-taken', table: 'table-taken', url: 'path-taken', menu: 'path-taken' } as const

/** Codes, tables and paths that two of the pages want. Pages with other mistakes are read as far as they go. */
export function checkTogether(pages: readonly NamedPage[], language: Language): Problem[] {
  const owners = new Map<string, string>()
  return pages.flatMap((page) => {
    const problems = listTaken(page.path, parse(page.text, [], { allowTrailingComma: true })).flatMap(({ what, name, path }): Problem[] => {
      const key = `${what} ${name}`
      const owner = owners.get(key)
      if (owner === undefined) owners.set(key, page.path)
      if (owner === undefined || owner === page.path) return []
      const message = fillText(translate(findingTexts[codes[what]], language), { name, file: owner })
      return [{ path, code: codes[what], message, severity: 'error', file: page.path }]
    })
    return problems.length === 0 ? [] : locateProblems(page.text, problems)
  })
}

function listTaken(file: string, page: unknown): Taken[] {
  if (!isRecord(page)) return []
  const kind = kindOfFile(file)
  if (kind) return typeof page.code === 'string' ? [{ what: 'document', name: documentName({ kind, code: page.code }), path: '/code' }] : []
  const table = isRecord(page.resource) ? page.resource.table : undefined
  const urls = isRecord(page.resource) && isRecord(page.url) ? Object.entries(page.url) : []
  const address = isRecord(page.menu) ? page.menu.path : undefined
  return [
    ...(typeof address === 'string' ? [{ what: 'menu' as const, name: address, path: '/menu/path' }] : []),
    ...(typeof page.code === 'string' ? [{ what: 'code' as const, name: page.code, path: '/code' }] : []),
    ...(typeof table === 'string' ? [{ what: 'table' as const, name: table, path: '/resource/table' }] : []),
    ...urls.flatMap(([name, url]) => (typeof url === 'string' ? [{ what: 'url' as const, name: url, path: `/url/${name}` }] : [])),
  ]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
