/** Prints one line per step, the tests that failed or needed a second run, and, last, the sum that machines read. Sets the exit code. */
export function printSummary(results) {
  console.log('')
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
    )
  }
  for (const { failures = [], unsteady = [] } of results) {
    for (const test of failures) console.log(`✗ failed: ${test}`)
    for (const test of unsteady) console.log(`! passed only when run again: ${test}`)
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  process.exitCode = failed > 0 ? 1 : 0
  console.log(`${passed} passed, ${failed} failed`)
}
