import { describe, expect, it } from 'vitest'
import { checkPage } from '../../../schemas/checks/checkPage'
import { starterPage } from '../../../schemas/page/starterPage'

function problemsOf(entries: object, ...further: object[]): string[] {
  const page = JSON.parse(starterPage('calendar', 'shifts'))
  const text = JSON.stringify({ ...page, entries, columns: [...page.columns, ...further] })
  return checkPage(text, { language: 'en-US' }).problems.map(({ severity, code, path, suggestion }) =>
    [severity === 'warning' ? severity : '', code, path, suggestion].filter(Boolean).join(' '),
  )
}

describe('B2.11-calendar the entries of a calendar', () => {
  it('start as a page without a problem', () => {
    expect(problemsOf({ start: 'startTime', title: 'name' })).toEqual([])
  })

  it('are named by fields that are there', () => {
    expect(problemsOf({ start: 'startTim', title: 'nam', exception: { field: 'lvl', values: [1] } })).toEqual([
      'unknown-field /entries/start startTime',
      'unknown-field /entries/title name',
      'unknown-field /entries/exception/field',
    ])
  })

  it('are marked by values that can be chosen', () => {
    const state = { key: 'state', type: 'select', title: 'State', options: [{ value: 'held' }, { value: 'gone' }] }
    const size = { key: 'size', type: 'inputNumber', title: 'Size' }
    const found = (field: string, ...values: unknown[]) =>
      problemsOf({ start: 'startTime', title: 'name', exception: { field, values } }, state, size)
    expect(found('state', 'gone', 'gonee')).toEqual(['warning not-a-choice /entries/exception/values/1 gone'])
    expect(found('size', 1, '1')).toEqual(['warning wrong-value-type /entries/exception/values/1'])
    expect(found('name', 'anything')).toEqual([])
  })

  it('have their days from fields that hold days', () => {
    expect(problemsOf({ start: 'name', end: 'startTime', title: 'name' })).toEqual(['not-in-list /entries/start'])
  })
})
