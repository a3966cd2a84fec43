/** Prints one line per step and, last, the sum that machines read. Sets the exit code. */
export function printSummary(results) {
  console.log('')
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
    )
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  process.exitCode = failed > 0 ? 1 : 0
  console.log(`${passed} passed, ${failed} failed`)
}
