import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstScriptIn } from '../../../schemas/wire/build'

/** What names the browser part that this server gives out, see `firstScriptIn`; `null` where it gives out none. */
export function readBuild(clientFolder: string | undefined): string | null {
  if (!clientFolder) return null
  try {
    return firstScriptIn(readFileSync(join(clientFolder, 'index.html'), 'utf8'))
  } catch {
    return null
  }
}
