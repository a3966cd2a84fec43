import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Every file below a folder whose name has this ending, in the order of the names; none when there is no such folder. */
export async function filesUnder(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
