import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path/posix'
import { type ParseError, parse } from 'jsonc-parser'

/** A file of a source: its name and its JSON. */
export interface SourceFile {
  name: string
  content: unknown
}

/** Why a source could not be read. */
export interface SourceFailure {
  path: string
  reason: 'missing' | 'empty' | 'not-json'
}

/** The JSON files of a folder, or one file, by name. */
export function readSources(path: string): SourceFile[] | SourceFailure {
  if (!existsSync(path)) return { path, reason: 'missing' }
  const isFolder = statSync(path).isDirectory()
  const names = isFolder ? readdirSync(path).filter((name) => name.endsWith('.json')) : [path]
  if (names.length === 0) return { path, reason: 'empty' }
  const files: SourceFile[] = []
  for (const name of names.sort()) {
    const file = isFolder ? join(path, name) : name
    const errors: ParseError[] = []
    const content: unknown = parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), errors)
    if (errors.length > 0) return { path: file, reason: 'not-json' }
    files.push({ name: name.replace(/^.*\//, ''), content })
  }
  return files
}
