import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'jsonc-parser'
import type { PageConfig } from '../schemas/page/kinds'
import { normalisePage } from '../schemas/page/normalisePage'

export interface PageFile {
  /** Path from the project root, with `/`. */
  path: string
  text: string
}

/** Every page that the product ships, by path. */
export function readPages(folder = 'pages'): PageFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.page\.jsonc?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** The page in a file, every name its own, unchecked; undefined when it is not even an object with a code. */
export function parsePage(text: string): PageConfig | undefined {
  const config: unknown = parse(text.replace(/^\uFEFF/, ''), [], { allowTrailingComma: true })
  if (config === null || typeof config !== 'object' || !('code' in config) || typeof config.code !== 'string') return undefined
  return normalisePage(config).page as PageConfig
}
