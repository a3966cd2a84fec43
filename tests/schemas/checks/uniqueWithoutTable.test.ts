import { expect, it } from 'vitest'
import { problemsWith } from './checkText'

const columns = (rule: object) => [{ key: 'name', type: 'input', title: 'Name', validateRules: [rule] }]
const line = { key: 'name', type: 'input', title: 'Name', validateRules: [{ unique: true }] }
const subTables = [{ key: 'lines', title: 'Lines', foreignKey: 'mainId', columns: [line] }]

it('C-located a value that must be unique is warned about where the page has no table of its own that could be asked', () => {
  for (const rule of [{ unique: true }, { pattern: 'only' }]) {
    expect(problemsWith({ columns: columns(rule), resource: undefined })).toMatchObject([
      {
        code: 'unique-without-table',
        path: '/columns/0/validateRules/0',
        severity: 'warning',
        message: expect.stringContaining('let the call check it'),
      },
    ])
    expect(problemsWith({ columns: columns(rule) })).toEqual([])
  }
  expect(problemsWith({ subTables, resource: undefined })).toEqual([])
})
