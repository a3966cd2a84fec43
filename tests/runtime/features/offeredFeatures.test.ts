import { describe, expect, it } from 'vitest'
import { offeredFeatures } from '../../../runtime/features/offeredFeatures'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { noPermissions } from '../../../schemas/rights/decide'

const config = {
  kind: 'list' as const,
  version: 1,
  code: 'order',
  title: 'Orders',
  url: { list: '/order/list', add: '/order/add', deleteBatch: '/order/deleteBatch' },
  columns: [{ key: 'name', type: 'input', title: 'Name' }],
}

const always = ['query', 'layout', 'refresh', 'print', 'fullScreen', 'favourites', 'help', 'close']
const namesOf = (changes: object = {}, can: (action: string) => boolean = () => true) =>
  offeredFeatures(compilePage({ ...config, ...changes }, permissiveContext('en-US')), { can, permissions: noPermissions }).map(
    ({ name }) => name,
  )

describe('the features of a list', () => {
  it('stand in one order, whatever the page says', () => {
    expect(namesOf()).toEqual(['new', 'query', 'delete', ...always.slice(1)])
  })

  it('that write need their own right and no other', () => {
    const writing = (right: string) => namesOf({}, (action) => action === right)
    expect(['order:add', 'order:delete', 'order:edit'].map(writing)).toEqual([['new'], ['delete'], []])
  })

  it('are left out for a call that the page does not have, unless the page asks for them', () => {
    expect(namesOf({ url: { list: '/order/list' } })).toEqual(always)
    expect(namesOf({ url: { list: '/order/list' }, toolbar: { delete: true } })).toContain('delete')
  })

  it('are switched off by the page, one by one', () => {
    expect(namesOf({ toolbar: Object.fromEntries(['new', 'delete', ...always].map((name) => [name, false])) })).toEqual([])
  })

  it('are as if nothing was said where a broken page says nonsense', () => {
    expect(namesOf({ toolbar: { new: 'yes', refresh: 0 } })).toEqual(['new', 'query', 'delete', ...always.slice(1)])
  })
})
