import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { plainColumn } from '../../../server-mock/resource/model/compileColumns'
import { translateWhere } from '../../../server-mock/resource/report/translateWhere'
import { HiddenComparison } from '../../../server-mock/resource/report/whereTerms'

/** Translates a condition whose columns are hidden from the caller, but for `open`. */
const translate = (condition: string) => () =>
  translateWhere(condition, {
    field: (name) => ({ ref: sql.ref(name), column: plainColumn(name), isHidden: name !== 'open' }),
    params: { asked: 'x' },
    user: { username: 'anna' },
  })

describe('a column that is hidden from the caller of a report', () => {
  it.each([
    'row.secret == params.asked',
    'params.asked != row.secret',
    'row.secret < params.asked',
    'row.secret.contains(params.asked)',
    'row.secret.startsWith(params.asked)',
    'params.asked.endsWith(row.secret)',
    'row.secret in [params.asked]',
    "row.secret in ['a', params.asked]",
    "row.secret == (params.asked == 'x')",
    "row.secret == ('x' == params.asked)",
    "row.secret == (params.asked in ['x'])",
    "row.open == 'a' && !(row.secret == params.asked)",
  ])('is not compared with what the caller hands in: %s', (condition) => {
    expect(translate(condition)).toThrow(HiddenComparison)
  })

  it.each([
    "row.secret == 'a'",
    'row.secret == user.username',
    "row.secret in ['a', 'b']",
    "row.secret == 'a' && row.open == params.asked",
    'row.open.contains(params.asked)',
    "row.secret == ('a' == 'a')",
  ])('still decides which rows the report has: %s', (condition) => {
    expect(translate(condition)).not.toThrow()
  })
})
