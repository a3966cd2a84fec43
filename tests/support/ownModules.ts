import { readdirSync, readFileSync } from 'node:fs'

/** Screen tests that replace modules by others: they cannot share theirs with the files beside them. Paths from the project's folder. */
export function filesWithOwnModules(): string[] {
  return readdirSync('tests/runtime', { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/runtime/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes('vi.mock('))
}
