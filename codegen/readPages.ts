import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'jsonc-parser'
import { kindOfFile } from '../schemas/documents/documentName'
import type { PageConfig } from '../schemas/page/kinds'
import { normalisePage } from '../schemas/page/normalisePage'

export interface PageFile {
  /** Path from the project root, with `/`. */
  path: string
  text: string
}

/** Every page that the product ships, by path. */
export function readPages(folder = 'pages'): PageFile[] {
  return readFiles(folder, (name) => /\.page\.jsonc?$/.test(name))
}

/** Every document beside pages that the product ships, by path. */
export function readDocumentFiles(folder = 'pages'): PageFile[] {
  return readFiles(folder, (name) => kindOfFile(name) !== undefined)
}

function readFiles(folder: string, isWanted: (name: string) => boolean): PageFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Every page and every document beside pages below a folder, by path. */
export function readConfigFiles(folder = 'pages'): PageFile[] {
  return readFiles(folder, (name) => /\.page\.jsonc?$/.test(name) || kindOfFile(name) !== undefined)
}

/** What a file holds, every name its own, unchecked; undefined when it is not even an object with a code. */
export function parseFile({ path, text }: PageFile): { code: string } | undefined {
  return kindOfFile(path) ? parseObject(text) : parsePage(text)
}

/** The page in a file, every name its own, unchecked; undefined when it is not even an object with a code. */
export function parsePage(text: string): PageConfig | undefined {
  const config = parseObject(text)
  return config && (normalisePage(config).page as PageConfig)
}

function parseObject(text: string): { code: string } | undefined {
  const config: unknown = parse(text.replace(/^\uFEFF/, ''), [], { allowTrailingComma: true })
  if (config === null || typeof config !== 'object' || !('code' in config) || typeof config.code !== 'string') return undefined
  // A cast: the compiler does not carry the type of the property over to the object.
  return config as { code: string }
}
