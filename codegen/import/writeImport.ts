import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path/posix'
import type { DocumentConfig } from '../../schemas/documents'
import { documentName, fileNameOf } from '../../schemas/documents/documentName'
import type { ImportedPage } from './Draft'

/** A file that was made: its path and its text. */
export interface MadeFile {
  path: string
  text: string
}

/** The files of pages and documents in a folder, with the schema that an editor checks them with. */
export function madeFiles(folder: string, pages: readonly ImportedPage[], documents: readonly DocumentConfig[]): MadeFile[] {
  const schemaIn = (name: string) => join(relative(folder, '.'), `schemas/json/${name}.schema.json`)
  return [
    ...documents.map((document) =>
      fileOf(join(folder, fileNameOf(documentName(document))), { $schema: schemaIn('document'), ...document }),
    ),
    ...pages.map((page) => fileOf(join(folder, fileNameOf(page.code)), { $schema: schemaIn('page'), ...page })),
  ]
}

function fileOf(path: string, content: object): MadeFile {
  return { path, text: `${JSON.stringify(content, null, 2)}\n` }
}

export function writeFiles(folder: string, files: readonly MadeFile[]): void {
  mkdirSync(folder, { recursive: true })
  for (const { path, text } of files) writeFileSync(path, text)
}
