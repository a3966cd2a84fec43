import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expressionUser, expressionUserTypes } from '../../../schemas/rules/ExpressionUser'
import { compileExpression } from '../../../schemas/rules/expression'
import { drawn } from '../../support/fakeInputs'
import { input, openForm, pageOf, save, stored } from './openForm'

// @fake-inputs

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  drawn.clear()
})

describe('typing into the form of a row', () => {
  it('draws the field that is typed into and no other', async () => {
    const fields = Array.from({ length: 100 }, (_, index) => ({ key: `f${index}`, type: 'input', title: `Field ${index}` }))
    const { container } = await openForm({ page: pageOf(fields) })
    const element = container.querySelector('[data-field=f7] input') as HTMLInputElement
    expect(drawn.size).toBe(100)
    expect([...drawn].filter(([, times]) => times !== 1)).toEqual([])
    for (const value of ['a', 'ab', 'abc']) {
      drawn.clear()
      fireEvent.change(element, { target: { value } })
      expect([value, ...drawn]).toEqual([value, ['f7', 1]])
    }
  })

  it('reads of the user what the server reads: every property that an expression may name', async () => {
    const someone = { id: 'u7', username: 'wang', realname: '王', orgCode: 'A01', roles: ['staff', 'lead'] }
    const conditions = [
      "user.id == 'u7'",
      "user.username == 'wang'",
      "user.realname == '王'",
      "user.orgCode == 'A01'",
      "'lead' in user.roles",
    ]
    expect(conditions).toHaveLength(Object.keys(expressionUserTypes).length)
    const fields = conditions.map((visibleWhen, index) => ({ key: `f${index}`, type: 'input', title: `列${index}`, visibleWhen }))
    const { unmount } = await openForm({ page: pageOf(fields) }, { user: someone })
    for (const [index] of conditions.entries()) expect(input(`列${index}`)).toBeInTheDocument()
    for (const condition of conditions) {
      expect(compileExpression(condition).expression?.evaluate({ user: expressionUser(someone) }), condition).toBe(true)
    }
    unmount()
    await openForm({ page: pageOf(fields) }, { user: { ...someone, orgCode: 'A02' } })
    expect(screen.queryByLabelText(/列3/)).toBeNull()
    expect(input('列4')).toBeInTheDocument()
  })

  it.each(['add', 'edit'] as const)(
    'takes fields for what they hold, even when they are named like what every object has (%s)',
    async (mode) => {
      const keys = ['constructor', 'toString', 'valueOf', 'hasOwnProperty']
      const fields = [
        { key: 'name', type: 'input', title: '名称' },
        ...keys.map((key) => ({ key, type: 'input', title: `列 ${key}`, maxLength: 9 })),
      ]
      const row = mode === 'edit' ? { id: '1', rowVersion: 2, name: 'Bolt' } : undefined
      const { user, host } = await openForm({ page: pageOf(fields), mode, ...(row ? { row } : {}) })
      for (const key of keys) expect(input(`列 ${key}`).value, key).toBe('')
      await user.type(input('列 toString'), 'abc')
      await user.click(save())
      await vi.waitFor(() => expect(host.made).toHaveLength(1), { timeout: 15_000 })
      const sent = host.made[0]?.args[1] as Record<string, unknown>
      expect(sent).toEqual({ ...(row ? { id: '1', rowVersion: 2 } : {}), toString: 'abc' })
    },
  )

  it('draws besides it only the fields that follow from it', async () => {
    const { user } = await openForm()
    drawn.clear()
    await user.type(input('单价'), '2')
    expect([...drawn.keys()]).toEqual(['price'])
    drawn.clear()
    await user.type(input('数量'), '4')
    expect([...drawn.keys()].sort()).toEqual(['count'])
    expect(screen.getByLabelText('金额')).toHaveTextContent(/^8$/)
  })

  it('shows a field while its condition holds, and asks for it then', async () => {
    const { user, host } = await openForm({ mode: 'edit', row: stored })
    expect(screen.queryByLabelText(/原因/)).toBeNull()
    await user.clear(input('状态'))
    await user.type(input('状态'), 'cancelled')
    expect(input('原因')).toBeInTheDocument()
    await user.click(save())
    expect(await screen.findByText('原因不能为空', { selector: '.pw-field-error' })).toBeInTheDocument()
    expect(host.made).toEqual([])
  })

  it('gives other fields the values that a change sets, and lets them be typed over', async () => {
    const fields = [
      { key: 'sex', type: 'input', title: '性别', sets: { age: 'row.sex != null ? 0 : row.age' } },
      { key: 'age', type: 'inputNumber', title: '年龄', integer: true, defaultValue: 999 },
    ]
    const { user } = await openForm({ page: pageOf(fields) })
    expect(input('年龄').value).toBe('999')
    await user.type(input('性别'), '1')
    expect(input('年龄').value).toBe('0')
    await user.clear(input('年龄'))
    await user.type(input('年龄'), '31')
    expect(input('年龄').value).toBe('31')
  })

  it('starts a new row with its defaults and tells when something is typed and when it is taken back', async () => {
    const { user, onDirtyChange } = await openForm()
    expect(input('状态').value).toBe('open')
    expect(onDirtyChange).toHaveBeenLastCalledWith(false)
    await user.type(input('名称'), 'x')
    expect(onDirtyChange).toHaveBeenLastCalledWith(true)
    await user.clear(input('名称'))
    expect(onDirtyChange).toHaveBeenLastCalledWith(false)
  })
})
