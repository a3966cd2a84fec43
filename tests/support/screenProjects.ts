import { readdirSync, readFileSync } from 'node:fs'

/**
 * The projects of the screen tests, by what a file says of itself; `vite.config.ts` says which of them share the modules of the product, which take longer to
 * load than most files to run. A file that replaces a module by `vi.mock`, or says `@own-modules` and why, loads its own. What many files replace alike is
 * replaced for a whole project: the pages of a product whose shell is tested, the inputs of a form.
 */
const marks = {
  'screen-own-modules': /vi\.mock\(|@own-modules/,
  'screen-fake-pages': /@fake-pages/,
  'screen-fake-inputs': /@fake-inputs/,
  screen: /(?:)/,
}

export type ScreenProject = keyof typeof marks

/** The files of each project; paths from the project's folder. */
export function screenProjects(): Record<ScreenProject, string[]> {
  const found: Record<ScreenProject, string[]> = { screen: [], 'screen-own-modules': [], 'screen-fake-pages': [], 'screen-fake-inputs': [] }
  for (const name of readdirSync('tests/runtime', { recursive: true, encoding: 'utf8' })) {
    const path = `tests/runtime/${name.replaceAll('\\', '/')}`
    if (/\.test\.tsx?$/.test(path)) found[projectOf(readFileSync(path, 'utf8'))].push(path)
  }
  return found
}

function projectOf(source: string): ScreenProject {
  // A cast: the names are those of the literal.
  return (Object.keys(marks) as ScreenProject[]).find((name) => marks[name].test(source)) ?? 'screen'
}
