import { splitValues } from '../values'

/** Where a stored file is served. A whole address stays as it is. */
export function fileAddress(path: string): string {
  if (/^(https?:)?\/\//.test(path)) return path
  return `/api${staticPath(path)}`
}

/** The call that answers a stored file. */
export function staticPath(path: string): string {
  return `/sys/common/static/${path.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')}`
}

/** The name of a stored file as it was chosen: without the folder and without the time that the server put into it. */
export function fileName(path: string): string {
  const name = path.split('/').at(-1) ?? path
  return name.replace(/_\d{13}(?=\.[^.]*$|$)/, '')
}

/** The names of stored files, as text. */
export function filesText(value: unknown): string {
  return splitValues(value).map(fileName).join(', ')
}
