import { readFileItems } from '../../../../schemas/fields/fileItems'

/** Where a stored file is served. A whole address stays as it is. */
export function fileAddress(path: string): string {
  if (/^(https?:)?\/\//.test(path)) return path
  return `/api${staticPath(path)}`
}

/** The call that answers a stored file. */
export function staticPath(path: string): string {
  return `/sys/common/static/${path.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')}`
}

/** The names of stored files, as text. */
export function filesText(value: unknown): string {
  return readFileItems(value)
    .map(({ fileName }) => fileName)
    .join(', ')
}
