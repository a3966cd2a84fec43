import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../../codegen/runCommand.mjs'

/** Runs vitest with its usual output on the terminal and hands back how many tests passed and failed. */
export async function runVitest(args, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-test-'))
  const report = join(folder, 'report.json')
  const { code } = await runTool(
    'vitest/vitest.mjs',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { limitMinutes: 35, ...options },
  )
  const { passed, failed } = existsSync(report) ? countTests(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
  rmSync(folder, { recursive: true, force: true })
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** A test file that could not be loaded has no tests to count: it counts as one failure. */
function countTests({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}
