import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('no code asks which language it is', () => {
  const comparison = `[!=]== *'[a-z]{2}-[A-Z]{2}'|'[a-z]{2}-[A-Z]{2}' *[!=]==`
  const { status, stdout } = spawnSync('git', [
    'grep',
    '--untracked',
    '-nP',
    comparison,
    '--',
    'schemas',
    'server-mock',
    'codegen',
    'runtime',
  ])
  expect({ found: String(stdout), status }).toEqual({ found: '', status: 1 })
})
