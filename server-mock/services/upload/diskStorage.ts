import { createReadStream } from 'node:fs'
import { mkdir, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { FileStorage } from './FileStorage'

/** Files in a folder. Nothing outside of it is read, whatever a path or a link in it says. */
export function diskStorage(folder: string): FileStorage {
  return {
    async put(path, content) {
      const target = join(folder, path)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, content, { flag: 'wx' })
    },
    async open(path) {
      const root = await realpath(folder).catch(() => resolve(folder))
      const location = await realpath(resolve(root, path)).catch(() => null)
      if (location === null || !location.startsWith(root + sep) || !(await stat(location)).isFile()) return null
      return createReadStream(location)
    },
    remove: (path) => rm(join(folder, path), { force: true }),
  }
}
