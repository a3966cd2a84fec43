import { createVitest, type Vitest } from 'vitest/node'

/** One file of tests to run, after these source files have changed. */
export interface TestOrder {
  /** Name of the project of vite.config.ts. */
  project: string
  test: string
  changed: readonly string[]
}

export interface TestAnswer {
  /** The test that failed first, or what else went wrong; undefined when all passed. */
  failure: string | undefined
}

/**
 * The program of a `TestProcess`: keeps vitest with everything that it has compiled, and runs one file after the other as its parent asks. Each file has a
 * process of its own, so that nothing of a mutant stays behind.
 */
async function serve(): Promise<void> {
  const vitest = await createVitest('test', {
    watch: false,
    bail: 1,
    maxWorkers: 1,
    cache: false,
    testTimeout: 60_000,
    reporters: [{}],
  })
  process.on('message', (order: TestOrder) => {
    void runTestFile(vitest, order).then((answer) => process.send?.(answer))
  })
  process.send?.({ failure: undefined } satisfies TestAnswer)
}

async function runTestFile(vitest: Vitest, { project, test, changed }: TestOrder): Promise<TestAnswer> {
  for (const file of changed) vitest.invalidateFile(file)
  const specification = vitest.getProjectByName(project).createSpecification(test)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
  const module = testModules.find(({ moduleId }) => moduleId === specification.moduleId)
  if (!module) return { failure: 'the tests could not be found' }
  for (const found of module.children.allTests('failed')) return { failure: found.fullName }
  const error = module.errors()[0] ?? unhandledErrors[0]
  if (error) return { failure: String((error as { message?: string }).message ?? error) }
  return { failure: module.state() === 'passed' ? undefined : `the tests ended as ${module.state()}` }
}

await serve()
