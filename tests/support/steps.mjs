import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { buildWhenStale } from '../../codegen/build.mjs'
import { compiler, runTool } from '../../codegen/runCommand.mjs'
import { runVitest, runVitestSteadily } from './runVitest.mjs'

/** What `npm test` runs, in order. A step that fails does not keep the later ones from running. */
export const steps = [
  { name: 'types', usesOneCore: true, about: 'the compiler accepts every file', run: () => runCheck(compiler, ['--noEmit']) },
  {
    name: 'lint',
    usesOneCore: true,
    about: 'form and habits',
    run: () => runCheck('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  },
  {
    name: 'unused',
    usesOneCore: true,
    about: 'every file, export and package has a use',
    run: () => runCheck('knip/bin/knip.js', ['--no-progress']),
  },
  {
    name: 'regeneration',
    usesOneCore: true,
    about: 'generated files are up to date',
    run: () => runCheck('tsx/dist/cli.mjs', ['codegen/gen.ts', '--check']),
  },
  {
    name: 'unit',
    about: 'unit, contract and server tests',
    run: runUnitTests,
  },
  { name: 'journeys', about: 'the whole product in a browser', prepare: buildWhenStale, run: runJourneys },
]

/**
 * Runs the steps that use one core, after what the others of them need beforehand, as many beside one another as there are cores. Hands back the results
 * in order. What could not be prepared is tried again, and said, by the step that needs it.
 */
export async function runBeside(wanted, runStep) {
  const checks = wanted.filter(({ usesOneCore }) => usesOneCore)
  const results = new Map()
  const tasks = [
    ...wanted.flatMap(({ prepare }) => (prepare ? [() => prepare().catch(() => undefined)] : [])),
    ...checks.map((step) => async () => void results.set(step, await runStep(step))),
  ]
  const work = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) await task()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return checks.map((step) => results.get(step))
}

/** A check that is not a test runner counts as one test; its output is shown only when it fails. */
async function runCheck(script, args) {
  const { code, output } = await runTool(script, args, { quiet: true })
  if (code !== 0) console.log(`\n✗ ${script}\n${output.trim()}`)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

async function runUnitTests(filters, isChangedOnly) {
  const names = ['!journeys']
  if (!isChangedOnly) return runVitestSteadily(names, filters)
  const projects = names.flatMap((name) => ['--project', name])
  const changed = await runVitest([
    ...projects,
    '--changed',
    firstCommit(),
    '--exclude',
    'tests/*.test.ts',
    '--exclude',
    'tests/docs/*.test.ts',
    '--passWithNoTests',
    ...filters,
  ])
  // These read the whole tree and import little of it.
  const overall = await runVitest([...projects, ...overallTests()])
  return {
    passed: changed.passed + overall.passed,
    failed: changed.failed + overall.failed,
    failures: [...changed.failures, ...overall.failures],
    unsteady: [...changed.unsteady, ...overall.unsteady],
  }
}

/** Where the branch left the main one; on the main one itself, the last commit. */
function firstCommit() {
  const base = spawnSync('git', ['merge-base', 'HEAD', 'main'], { encoding: 'utf8' })
  return base.status === 0 ? base.stdout.trim() : 'HEAD'
}

function overallTests() {
  return ['tests', 'tests/docs'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  )
}

async function runJourneys(filters) {
  try {
    await buildWhenStale()
  } catch (error) {
    console.log(error.message)
    return { passed: 0, failed: 1 }
  }
  return runVitestSteadily(['journeys'], filters)
}
