import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compiler } from '../codegen/runCommand.mjs'
import { type ChangedTree, changeTree } from './support/changedTree'

/** What each change may take, as CONTRIBUTING says: new files or folders, and files in which a line is added. */
const limits: Readonly<Record<string, { added: number; changed: number }>> = {
  fieldKind: { added: 2, changed: 2 },
  pageKind: { added: 2, changed: 2 },
  rule: { added: 1, changed: 1 },
  feature: { added: 1, changed: 2 },
  rowCall: { added: 0, changed: 2 },
  table: { added: 1, changed: 1 },
  language: { added: 2, changed: 2 },
}

describe('the product with one more of everything', () => {
  let tree: ChangedTree
  beforeAll(() => {
    tree = changeTree('tests/fixtures/changes', [...Object.keys(limits), 'proof'])
    tree.run('tsx/dist/cli.mjs', ['codegen/gen.ts'])
  }, 120_000)
  afterAll(() => tree.remove())

  it.each(Object.entries(limits))('took for a %s as many files as CONTRIBUTING says', (name, limit) => {
    const { added = [], changed = [] } = tree.costs[name] ?? {}
    expect({ added: added.length, changed: changed.length }).toEqual(limit)
  })

  it('compiles', () => {
    tree.run(compiler, ['--noEmit'])
  }, 300_000)

  it('publishes, checks, saves and answers with it on the server', () => {
    tree.run('vitest/vitest.mjs', ['run', '--project', 'node', 'tests/schemas/changes.test.ts'])
  }, 180_000)

  it('shows it on the screen', () => {
    tree.run('vitest/vitest.mjs', ['run', '--project', 'screen', 'tests/runtime/changes.test.tsx'])
  }, 180_000)
})
