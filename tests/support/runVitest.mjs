import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runTool } from '../../codegen/runCommand.mjs'

/**
 * Runs vitest with its usual output on the terminal. Hands back how many tests passed and failed, and by name which failed and which passed
 * only when they were run once more: a busy machine must not refuse good work, and a test that needs it is named, so that somebody finds out why.
 */
export async function runVitest(args, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-test-'))
  const report = join(folder, 'report.json')
  const { code } = await runTool(
    'vitest/vitest.mjs',
    ['run', ...args, '--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { limitMinutes: 60, ...options },
  )
  const result = existsSync(report)
    ? readReport(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, failures: [], unsteady: [], failedFiles: [] }
  rmSync(folder, { recursive: true, force: true })
  return { ...result, failed: code !== 0 && result.failed === 0 ? 1 : result.failed }
}

/** More files than this do not fail for want of room beside others. */
const mostAgain = 8

/**
 * The same, and files with failures once more, each with modules of its own and nothing beside it: what then passes has failed for what ran before it or
 * with it, and is named among those that passed only when they were run once more.
 */
export async function runVitestSteadily(projects, args = []) {
  const chosen = projects.flatMap((name) => ['--project', name])
  const first = await runVitest([...chosen, ...args])
  const files = first.failedFiles
  if (files.length === 0 || files.length > mostAgain) return first
  console.log(`\nonce more, each by itself: ${files.join(' ')}`)
  const again = await runVitest([...chosen, '--isolate', '--no-file-parallelism', ...files])
  const isStill = new Set(again.failures.map(nameOf))
  return {
    ...again,
    passed: first.passed + Math.max(0, first.failed - again.failed),
    unsteady: [...first.unsteady, ...first.failures.filter((failure) => !isStill.has(nameOf(failure)))],
  }
}

/** A failure without what was said of it. */
const nameOf = (failure) => failure.split(': ', 1)[0]

/** A test file that could not be loaded has no tests to count: it counts as one failure. */
function readReport({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
  const tests = testResults.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })))
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    failures: [
      ...tests.filter((test) => test.status === 'failed').map(nameTest),
      ...unloaded.map((file) => `${relative('.', file.name)}: ${inOneLine(file.message)}`),
    ],
    failedFiles: testResults.filter((file) => file.status === 'failed').map((file) => relative('.', file.name)),
    unsteady: tests.filter((test) => test.status === 'passed' && test.failureMessages.length > 0).map(nameTest),
  }
}

const nameTest = ({ file, fullName, failureMessages }) =>
  `${relative('.', file)} > ${fullName.trim()}: ${inOneLine(failureMessages[0] ?? '')}`

/** What went wrong, and the beginning of what is said about it: a failure that is seen once has to say enough. */
const inOneLine = (text) => stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').trim().slice(0, 400)
