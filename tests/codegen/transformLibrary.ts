import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

type Transform = (this: { warn(text: string): void }, code: string, id: string) => string | null

/** What a plugin of the build makes of a file of a library, or of other code that it takes for that, and what it warns of. */
export function transformLibrary({ transform }: Plugin, path: string, code = readFileSync(path, 'utf8')) {
  const warnings: string[] = []
  // A cast: vite has other shapes of it too.
  const made = (transform as unknown as Transform).call({ warn: (text) => void warnings.push(text) }, code, `/project/${path}?v=1`)
  return { code: made, warnings }
}
