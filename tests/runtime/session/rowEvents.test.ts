import { describe, expect, it, vi } from 'vitest'
import { concerns, createRowEvents, isLater, missedChanges, readRowChange } from '../../../runtime/session/rowEvents'

const message = (args: unknown[], data: object = {}) => ({
  type: 'update_vxe_table',
  data: { socketKey: 'order', listUrl: '/order/list', args, ...data },
})

describe('P7-socket what the socket says of rows', () => {
  it('is read as the row, and what happened to it', () => {
    expect(readRowChange(message([{ id: '1', rowVersion: 3 }, '', 'edit']), 'me')).toEqual({
      socketKey: 'order',
      listUrl: '/order/list',
      kind: 'edit',
      row: { id: '1', rowVersion: 3 },
    })
    expect(readRowChange(message([null, '', 'many']), 'me')).toMatchObject({ kind: 'many', row: null })
  })

  it('of a server that says no more than row and caseId is a changed row', () => {
    expect(readRowChange(message([{ id: '1', name: 'n' }, 'other']), 'me')).toMatchObject({ kind: 'edit', row: { id: '1', name: 'n' } })
  })

  it('is left alone when it is this tab’s own', () => {
    expect(readRowChange(message([{ id: '1' }, 'me', 'edit']), 'me')).toBeNull()
  })

  it.each([[[null, '', 'edit']], [[{}, '', 'edit']], [['x', '', 'add']], [[{ id: '1' }, '', 'odd']]])(
    'is nothing when it makes no sense: %j',
    (args) => {
      expect(readRowChange(message(args), 'me')).toBeNull()
    },
  )

  it('after changes that may have been missed means every table', () => {
    const change = readRowChange({ type: 'common_send_date', data: { key: 'rows-missed', args: [] } }, 'me')
    expect(change).toEqual(missedChanges)
    expect(concerns(missedChanges, { code: 'anything', url: {} })).toBe(true)
  })

  it('is for the page of that code, and for others that list the same rows', () => {
    const change = { ...missedChanges, socketKey: 'order', listUrl: '/order/list' }
    expect(concerns(change, { code: 'order', url: {} })).toBe(true)
    expect(concerns(change, { code: 'open-orders', url: { list: '/order/list' } })).toBe(true)
    expect(concerns(change, { code: 'customer', url: { list: '/customer/list' } })).toBe(false)
    expect(concerns({ ...change, listUrl: null }, { code: 'customer', url: {} })).toBe(false)
  })

  it('counts only for a row of an earlier version', () => {
    expect(isLater({ rowVersion: 3 }, { rowVersion: 2 })).toBe(true)
    expect(isLater({ rowVersion: 3 }, { rowVersion: 3 })).toBe(false)
    expect(isLater({}, { rowVersion: 3 })).toBe(true)
  })

  it('reaches everybody who follows, and nobody who has stopped', () => {
    const events = createRowEvents()
    const [one, other] = [vi.fn(), vi.fn()]
    const stop = events.subscribe(one)
    events.subscribe(other)
    events.emit(missedChanges)
    stop()
    events.emit(missedChanges)
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2])
  })
})
