import { describe, expect, it } from 'vitest'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { reportQuery } from '../../../runtime/pickers/reportQuery'
import { queryParams } from '../../../runtime/query/listParams'
import { firstValues } from '../../../runtime/query/queryStart'
import type { ReportQueryInfo } from '../../../schemas/api/reports'

const query = (field: string, view: string, more: Partial<ReportQueryInfo> = {}): ReportQueryInfo => ({
  field,
  label: field,
  mode: 'single',
  view,
  order: 1,
  ...more,
})

const asked = (queries: readonly ReportQueryInfo[], params = {}, sorter?: string) => reportQuery(queries, params, sorter, 'en-US')

describe('B2.9-popup what a report popup asks with', () => {
  it('asks as the page of the report does', () => {
    const page = compilePage(
      {
        kind: 'report',
        version: 1,
        code: 'customers',
        source: { from: 'demo_customer' },
        queryConfig: [{ key: 'name' }, { key: 'level' }, { key: 'since', mode: 'range' }],
        columns: [
          { key: 'name', type: 'input', title: 'name' },
          { key: 'level', type: 'select', title: 'level', dictCode: 'level' },
          { key: 'since', type: 'date', title: 'since' },
        ],
      },
      permissiveContext('en-US'),
    )
    const popup = asked([query('name', 'input'), query('level', 'list', { dictCode: 'level' }), query('since', 'date', { mode: 'group' })])
    const shapeOf = ({ field, label, isRange }: (typeof page.queryItems)[number]) => [field.kind, label, isRange]
    expect(popup.queryItems.map(shapeOf)).toEqual(page.queryItems.map(shapeOf))
    const values = { name: 'Miller', level: 'a', since: ['2026-01-01', null] }
    expect(queryParams(popup.queryItems, values)).toEqual(queryParams(page.queryItems, values))
  })

  it.each([
    ['a choice that names no dictionary', query('a', 'list')],
    ['a tree whose table is not told', query('a', 'treeSelect')],
    ['another popup', query('a', 'popup')],
    ['files', query('a', 'upload')],
    ['what nobody knows', query('a', 'hologram')],
  ])('asks for %s by a text', (_what, one) => {
    expect(asked([one]).queryItems[0]?.field).toMatchObject({ kind: 'input' })
  })

  it('offers choices wherever a dictionary is named', () => {
    expect(asked([query('a', 'string', { dictCode: 'level' })]).queryItems[0]?.field.kind).toBe('select')
    expect(asked([query('a', 'list_multi', { dictCode: 'level' })]).queryItems[0]?.field.kind).toBe('selectMultiple')
  })

  it('starts with the parameters of the same name, without their quotes; hidden ones are asked for all the same', () => {
    const { queryItems } = asked(
      [query('name', 'string'), query('region', 'string', { hidden: true }), query('day', 'date', { mode: 'group' })],
      {
        name: "'Miller'",
        region: 33,
        day: '2026-01-01',
        other: 'x',
      },
    )
    expect(firstValues({ queryItems }, null)).toEqual({ name: 'Miller', region: '33' })
    expect(queryItems.map(({ isHidden }) => isHidden ?? false)).toEqual([false, true, false])
  })

  it('sorts as the page says', () => {
    expect(asked([], {}, 'createTime=desc').defaultSort).toEqual([{ column: 'createTime', order: 'desc' }])
    expect(asked([], {}, ' name ').defaultSort).toEqual([{ column: 'name', order: 'asc' }])
    expect(asked([]).defaultSort).toEqual([])
  })
})
