import { describe, expect, it } from 'vitest'
import type { PermissionEntry } from '../../../schemas/api/session'
import { decideDisabled, decideVisible, disabledCodes, hiddenCodes, noPermissions } from '../../../schemas/rights/decide'
import { hasRole } from '../../../schemas/rights/roles'

const show = (action: string, status?: '0' | '1'): PermissionEntry => ({ action, type: '1', status })
const lock = (action: string, status?: '0' | '1'): PermissionEntry => ({ action, type: '2', status })

describe('P6-gate whether a button stays', () => {
  const controlled = { auth: [show('order:edit')], allAuth: [show('order:add', '1')] }
  it.each([
    ['toolbar', true, 'toolbar_show', noPermissions, []],
    ['workflow', true, 'order:add', controlled, [show('order:add')]],
    ['notControlled', true, 'order:add', { auth: [], allAuth: [show('order:add', '0')] }, []],
    ['nothingGranted', false, 'order:add', { auth: [lock('order:add')], allAuth: [show('order:add', '1')] }, []],
    ['granted', true, 'order:add', { auth: [show('order:edit,order:add')], allAuth: [] }, []],
    ['notGranted', false, 'order:add', controlled, []],
  ] as const)('%s', (reason, isSo, action, permissions, workflow) => {
    expect(decideVisible(action, permissions, workflow)).toEqual({ isSo, reason })
  })

  it('a workflow entry of type 2 grants nothing', () => {
    expect(decideVisible('order:add', controlled, [lock('order:add')]).isSo).toBe(false)
  })

  it('an entry of type 2 with status 0 does not keep the button', () => {
    expect(decideVisible('order:add', { auth: [show('x')], allAuth: [lock('order:add', '0')] }).reason).toBe('notGranted')
  })

  it('a longer action is not taken for a shorter one', () => {
    expect(decideVisible('order:add', { auth: [show('order:addAll')], allAuth: [] }).isSo).toBe(false)
  })
})

describe('P6-gate whether a control is disabled', () => {
  it.each([
    ['ownList', true, noPermissions, [lock('order:price')]],
    ['notControlled', false, { auth: [], allAuth: [lock('order:price', '0')] }, []],
    ['granted', false, { auth: [lock('order:price')], allAuth: [lock('order:price', '1')] }, []],
    ['notGranted', true, { auth: [show('order:price')], allAuth: [lock('order:price', '1')] }, []],
    ['notListed', false, { auth: [], allAuth: [show('order:price', '1')] }, []],
  ] as const)('%s', (reason, isSo, permissions, own) => {
    expect(decideDisabled('order:price', permissions, own)).toEqual({ isSo, reason })
  })
})

describe('P6-gate codes under a page prefix', () => {
  const permissions = {
    auth: [show('order:name'), show('order:price,order:tax'), lock('order:remark')],
    allAuth: [
      show('order:name,order:cost', '1'),
      show('order:price', '1'),
      show('order:free', '0'),
      show('orders:other', '1'),
      lock('order:lead', '1'),
    ],
  }

  it('hides what is controlled and not granted, and nothing of a page with a longer name', () => {
    expect([...hiddenCodes('order', 'list', permissions)]).toEqual(['cost'])
  })

  it('does not show a hidden column to whoever may only change it', () => {
    const column = { auth: [lock('order:price')], allAuth: [show('order:price', '1'), lock('order:price', '1')] }
    expect([...hiddenCodes('order', 'list', column)]).toEqual(['price'])
    expect([...disabledCodes('order', column)]).toEqual([])
  })

  it('knows each name of an entry that holds several, with spaces around them or not', () => {
    const allAuth = [show('order:cost, order:margin', '1')]
    expect([...hiddenCodes('order', 'list', { auth: [], allAuth })]).toEqual(['cost', 'margin'])
    expect([...hiddenCodes('order', 'list', { auth: [show(' order:margin ')], allAuth })]).toEqual(['cost'])
  })

  it('disables what is controlled by type 2 and not granted', () => {
    const allAuth = [...permissions.allAuth, lock('order:remark', '1'), lock('order:open', '0')]
    expect([...disabledCodes('order', { ...permissions, allAuth })]).toEqual(['lead'])
  })
})

it('P6-roles tests a role by its code', () => {
  expect(hasRole('SOCAdmin', ['staff', 'SOCAdmin'])).toBe(true)
  expect(hasRole('SOCAdmin', ['staff'])).toBe(false)
})
