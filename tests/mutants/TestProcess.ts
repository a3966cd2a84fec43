import { type ChildProcess, spawn } from 'node:child_process'
import type { TestAnswer, TestOrder } from './runTestFile'

/** After so many orders vitest is started anew: it keeps what it knows of every run. */
const mostOrders = 200
const startLimitMs = 120_000

/** Runs files of tests in a copy of the project. A run that does not end is ended with everything that it started. */
export class TestProcess {
  private child: ChildProcess | undefined
  private orders = 0

  constructor(private readonly folder: string) {}

  /** What went wrong; undefined when every test passed. */
  async run(order: TestOrder, limitMs: number): Promise<TestAnswer> {
    if (this.orders >= mostOrders) this.end()
    const child = this.child ?? (await this.start())
    this.orders += 1
    child.send(order)
    return this.listen(child, limitMs)
  }

  end(): void {
    const pid = this.child?.pid
    this.child = undefined
    if (pid === undefined) return
    try {
      // It leads a group of its own, together with the processes of the tests.
      process.kill(-pid, 'SIGKILL')
    } catch {
      // It has ended already.
    }
  }

  private async start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/mutants/runTestFile.ts'], {
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // A mutant may stand in what a thread runs.
      env: { ...process.env, NODE_ENV: 'test', VITEST: 'true', BUILT_THREADS: '' },
      detached: true,
    })
    this.child = child
    this.orders = 0
    // What is said at the start explains why there was none; what tests say later is noise.
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (said.length < 4000) said += text
    })
    const { failure } = await this.listen(child, startLimitMs)
    if (failure !== undefined) throw new Error(`vitest could not be started: ${failure}\n${said}`)
    return child
  }

  private listen(child: ChildProcess, limitMs: number): Promise<TestAnswer> {
    return new Promise((resolve) => {
      const answer = (failure: string | undefined, isUsable: boolean) => {
        clearTimeout(limit)
        child.removeAllListeners()
        if (!isUsable) this.end()
        resolve({ failure })
      }
      const limit = setTimeout(() => answer(`no end within ${Math.round(limitMs / 1000)} seconds`, false), limitMs)
      child.once('message', (message) => answer((message as TestAnswer).failure, true))
      child.once('exit', (code) => answer(`vitest ended with ${code}`, false))
    })
  }
}
