import { readdirSync, readFileSync } from 'node:fs'

/**
 * Screen tests that cannot share modules with the files beside them: they replace some by `vi.mock`, or say `@own-modules` and why. Paths from the
 * project's folder.
 */
export function filesWithOwnModules(): string[] {
  return readdirSync('tests/runtime', { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/runtime/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && /vi\.mock\(|@own-modules/.test(readFileSync(path, 'utf8')))
}
