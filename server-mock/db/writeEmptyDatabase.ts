import { rmSync } from 'node:fs'
import { openEngine } from './openEngine'

/** `tsx server-mock/db/writeEmptyDatabase.ts <folder>`: an embedded database fresh from initdb, which a first start copies; to make it there would be a sixth of that start. */
const [, , folder] = process.argv
if (folder === undefined) throw new Error('Name the folder that the empty database is written to.')
rmSync(folder, { recursive: true, force: true })
await (await openEngine({ dataDir: folder })).close()
