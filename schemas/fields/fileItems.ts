import { fileName } from './fileName'

/** A stored file with what was known of it when it arrived. */
export interface FileItem {
  fileName: string
  /** As the upload answered it. */
  filePath: string
  /** In bytes; left out where nobody told. */
  fileSize?: number
}

/** What a field of files says about its value. */
export interface KeptFiles {
  returnUrl?: boolean
}

/** The files of a value, whichever form it was kept in: paths joined by commas, items, or items as JSON. */
export function readFileItems(value: unknown): FileItem[] {
  if (Array.isArray(value)) return value.flatMap(readItem)
  if (typeof value !== 'string') return []
  if (value.startsWith('[')) {
    const items = parseItems(value)
    if (items) return items
  }
  return value.split(',').flatMap((path) => readItem(path.trim()))
}

/** The files as the field keeps them: paths joined by commas, or items as JSON. `null` for none. */
export function writeFileItems(items: readonly FileItem[], { returnUrl }: KeptFiles): string | null {
  if (items.length === 0) return null
  if (returnUrl !== false) return items.map(({ filePath }) => filePath).join(',')
  return JSON.stringify(items.map(({ fileName, filePath, fileSize }) => ({ fileName, filePath, fileSize })))
}

function parseItems(source: string): FileItem[] | undefined {
  try {
    const parsed: unknown = JSON.parse(source)
    return Array.isArray(parsed) ? parsed.flatMap(readItem) : undefined
  } catch {
    return undefined
  }
}

/** A path, or an item by either of its spellings. What names no file is none. */
function readItem(raw: unknown): FileItem[] {
  if (typeof raw === 'string') return raw === '' ? [] : [{ fileName: fileName(raw), filePath: raw }]
  if (typeof raw !== 'object' || raw === null) return []
  const { filePath, fileName: named, fileSize, path = filePath, name = named, size = fileSize } = raw as Record<string, unknown>
  if (typeof path !== 'string' || path === '') return []
  const isCounted = typeof size === 'number' && Number.isInteger(size) && size >= 0
  return [
    { fileName: typeof name === 'string' && name !== '' ? name : fileName(path), filePath: path, ...(isCounted && { fileSize: size }) },
  ]
}
