import { describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import { factsOf, openRows } from './sampleRows'

const where = (key: string) => ({ table: 'people', label: 'name', where: `row.of == form.${key}` })
const fields = [
  { key: 'team', type: 'input', title: 'Team' },
  { key: 'worker', type: 'select', title: 'Worker', choices: where('team') },
  { key: 'desk', type: 'radio', title: 'Desk', choices: where('worker') },
  { key: 'boss', type: 'select', title: 'Boss', choices: where('team'), disabledWhen: "row.locked == 'Y'" },
  { key: 'locked', type: 'input', title: 'Locked' },
  { key: 'fixed', type: 'select', title: 'Fixed', choices: where('team'), disabled: true },
  { key: 'set', type: 'input', title: 'Set', sets: { team: "'z'", boss: "'c'" } },
]
const stored: Row = {
  id: 'r1',
  rowVersion: 1,
  team: 'a',
  worker: 'w',
  worker_dictText: 'W',
  worker_dictColor: 'red',
  desk: 'd',
  boss: 'b',
  fixed: 'f',
}

function open(row: Row = stored) {
  const facts = factsOf(fields)
  const rows = openRows([row], facts)
  const [only] = rows.rows
  if (!only) throw new Error('no row')
  return { rows, row: only, log: facts.log, type: (key: string, value: string | null) => rows.type(only, key, value) }
}

describe('a choice that depends on another field', () => {
  it('is taken back when that becomes another, and what depends on it in turn, in one step', () => {
    const { row, type, log } = open()
    type('team', 'b')
    expect(row.values).toMatchObject({ team: 'b', worker: null, desk: null, boss: null, fixed: 'f' })
    expect(row.values).not.toHaveProperty('worker_dictText')
    expect(row.values).not.toHaveProperty('worker_dictColor')
    log.undo()
    expect(row.values).toMatchObject(stored)
  })

  it('stays when nothing has become another, or when nobody can change it', () => {
    const { row, type } = open({ ...stored, locked: 'Y' })
    type('team', 'a')
    expect(row.values).toMatchObject(stored)
    type('team', 'b')
    expect(row.values).toMatchObject({ worker: null, boss: 'b' })
  })

  it('follows a field that the page sets, and stays when it is set with it', () => {
    const { row, type } = open()
    type('set', 'x')
    expect(row.values).toMatchObject({ team: 'z', worker: null, desk: null, boss: 'c' })
  })

  it('is drawn anew when that becomes another', () => {
    const { rows, row, type } = open({ ...stored, worker: null })
    const [, worker] = rows.facts().fields
    if (!worker) throw new Error('no field')
    const before = rows.view(row, worker)
    type('team', 'b')
    expect(rows.view(row, worker)).not.toBe(before)
  })
})
