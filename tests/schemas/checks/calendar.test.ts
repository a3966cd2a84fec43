import { describe, expect, it } from 'vitest'
import { checkPage } from '../../../schemas/checks/checkPage'
import { starterPage } from '../../../schemas/page/starterPage'

function problemsOf(entries: object): string[] {
  const page = { ...JSON.parse(starterPage('calendar', 'shifts')), entries }
  return checkPage(JSON.stringify(page), { language: 'en-US' }).problems.map(({ code, path, suggestion }) =>
    [code, path, suggestion].filter(Boolean).join(' '),
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

  it('have their days from fields that hold days', () => {
    expect(problemsOf({ start: 'name', end: 'startTime', title: 'name' })).toEqual(['not-in-list /entries/start'])
  })
})
