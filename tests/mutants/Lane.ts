import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject, type ProjectCopy } from './copyProject'
import { applyChange, type Mutant } from './Mutant'
import { TestProcess } from './TestProcess'

/** Unchanged tests may take this long. */
const baselineLimitMs = 600_000
/** How much longer than unchanged ones the tests of a mutant may take before they count as endless. */
const slowerThanBaseline = 5
const leastLimitMs = 90_000
/** What a file of tests is expected to take before it was measured. */
const usualSeconds = 10

export interface TestFile {
  file: string
  project: 'node' | 'screen'
}

/** What came of a mutant: the test that noticed, by its file and title; undefined when all passed. */
export interface Verdict {
  mutant: Mutant
  noticedBy: { file: string; failure: string } | undefined
}

/** How long each file of tests takes, and how often it noticed: shared by the lanes, so that the best is asked first. */
export interface TestRecord {
  secondsOf: Map<string, number>
  /** By the file of tests, and by it and the file with the mutant. */
  kills: Map<string, number>
}

export const emptyRecord = (): TestRecord => ({ secondsOf: new Map(), kills: new Map() })

/** One copy of the project with its tests: takes one mutant after the other. */
export class Lane {
  private readonly copy: ProjectCopy = copyProject()
  private readonly process = new TestProcess(this.copy.folder)
  private changed: string[] = []

  constructor(private readonly record: TestRecord) {}

  /** Runs the tests until one notices. Throws when one of them fails over unchanged code. */
  async judge(mutant: Mutant, tests: readonly TestFile[]): Promise<Verdict> {
    const path = join(this.copy.folder, mutant.file)
    const right = readFileSync(path, 'utf8')
    const wrong = applyChange(right, mutant)
    try {
      for (const test of this.bestFirst(mutant, tests)) {
        if (!this.record.secondsOf.has(test.file)) {
          this.write(path, right)
          await this.measure(test)
        }
        this.write(path, wrong)
        const failure = await this.run(test, this.limitOf(test))
        if (failure === undefined) continue
        this.count(test.file)
        this.count(`${test.file} ${mutant.file}`)
        return { mutant, noticedBy: { file: test.file, failure } }
      }
      return { mutant, noticedBy: undefined }
    } finally {
      this.write(path, right)
    }
  }

  close(): void {
    this.process.end()
    this.copy.remove()
  }

  /** How long the tests take over unchanged code: each is measured before it is asked for the first time. */
  private async measure(test: TestFile): Promise<void> {
    const startedAt = performance.now()
    const failure = await this.run(test, baselineLimitMs)
    if (failure !== undefined) throw new Error(`${test.file} fails over unchanged code: ${failure}`)
    this.record.secondsOf.set(test.file, (performance.now() - startedAt) / 1000)
  }

  private write(path: string, text: string): void {
    if (readFileSync(path, 'utf8') === text) return
    writeFileSync(path, text)
    this.changed.push(path)
  }

  private async run({ file, project }: TestFile, limitMs: number): Promise<string | undefined> {
    const changed = this.changed
    this.changed = []
    const { failure } = await this.process.run({ project, test: join(this.copy.folder, file), changed }, limitMs)
    return failure
  }

  private limitOf({ file }: TestFile): number {
    return Math.max(leastLimitMs, (this.record.secondsOf.get(file) ?? 0) * slowerThanBaseline * 1000)
  }

  private count(key: string): void {
    this.record.kills.set(key, (this.record.kills.get(key) ?? 0) + 1)
  }

  /** What has noticed most for its time goes first; as long as nothing is known, the order of the list stands. */
  private bestFirst({ file }: Mutant, tests: readonly TestFile[]): TestFile[] {
    const { kills, secondsOf } = this.record
    const promise = (test: TestFile, index: number) => {
      const noticed = (kills.get(`${test.file} ${file}`) ?? 0) * 5 + (kills.get(test.file) ?? 0) + 1 / (index + 1)
      return noticed / (secondsOf.get(test.file) ?? usualSeconds)
    }
    const ranked = tests.map((test, index) => ({ test, promise: promise(test, index) }))
    return ranked.sort((one, other) => other.promise - one.promise).map(({ test }) => test)
  }
}
