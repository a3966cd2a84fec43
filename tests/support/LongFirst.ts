import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that say `@long` begin before all others: begun last, each would keep one core busy while the other has nothing left to do. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = new Set(sorted.filter(({ moduleId }) => readFileSync(moduleId, 'utf8').includes('@long')))
    return [...isLong, ...sorted.filter((file) => !isLong.has(file))]
  }
}
