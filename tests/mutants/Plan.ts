import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path/posix'
import { areas, type Ground } from './areas'
import { generateMutants } from './generateMutants'
import type { TestFile } from './Lane'
import type { Mutant } from './Mutant'
import { placeNamed } from './NamedMutant'
import { namedMutants } from './named'
import type { Choice } from './readChoice'
import { sampleMutants } from './sampleMutants'

/** A mutant with the tests that should notice it. */
export interface Task {
  area: string
  mutant: Mutant
  tests: readonly TestFile[]
}

/** What a run does, area by area; the mutants by hand are an area `named`. Throws `StaleMutant` for one whose code has changed. */
export function planTasks({ names, sample, seed, words }: Choice): Task[] {
  const named = names.includes('named') ? namedTasks() : []
  const generated = Object.entries(areas).flatMap(([area, grounds]) => {
    if (!names.includes(area)) return []
    const tasks = new Map(allTasks(area, grounds).map((task) => [task.mutant, task]))
    const chosen = sampleMutants([...tasks.keys()], sample, seed)
    return chosen.flatMap((mutant) => tasks.get(mutant) ?? [])
  })
  return [...named, ...generated].filter(
    ({ mutant: { id, file } }) => words.length === 0 || words.some((word) => id.includes(word) || file.includes(word)),
  )
}

/** Every mutant that there is, of all areas: what a known survivor must be among. */
export function everyMutant(): Mutant[] {
  const generated = Object.entries(areas).flatMap(([area, grounds]) => allTasks(area, grounds))
  return [...namedTasks(), ...generated].map(({ mutant }) => mutant)
}

function namedTasks(): Task[] {
  return namedMutants.map((named) => ({ area: 'named', mutant: placeNamed(named), tests: testsOf(named) }))
}

function allTasks(area: string, grounds: readonly Ground[]): Task[] {
  const seen = new Set<string>()
  return grounds.flatMap((ground) => {
    // A file belongs to the ground that names it first.
    const files = ground.sources.flatMap(filesBelow).filter((file) => !seen.has(file))
    for (const file of files) seen.add(file)
    const mutants = files.flatMap((file) => generateMutants(file, readFileSync(file, 'utf8')))
    return mutants.map((mutant) => ({ area, mutant, tests: testsOf(ground) }))
  })
}

function testsOf({ tests, project = 'node' }: { tests: readonly string[]; project?: TestFile['project'] }): TestFile[] {
  const files = tests.flatMap((path) =>
    /\.test\.tsx?$/.test(path) ? [path] : filesBelow(path).filter((file) => /\.test\.tsx?$/.test(file)),
  )
  return [...new Set(files)].map((file) => ({ file, project }))
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) throw new Error(`tests/mutants/areas.ts names ${path}, which is not there.`)
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
}
