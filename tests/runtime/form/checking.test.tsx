import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { RowForm } from '../../../runtime/form/RowForm'
import { registerRuleHandler } from '../../../runtime/form/ruleHandlers'
import { columns, input, openForm, pageOf, save } from './openForm'

// @fake-inputs

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

describe('checking', () => {
  it('marks a field when it is left, and takes the mark away while it is mended', async () => {
    const { user } = await openForm()
    await user.click(input('名称'))
    await user.tab()
    const error = await screen.findByText('名称不能为空')
    expect(input('名称')).toHaveAttribute('aria-describedby', error.id)
    await user.type(input('名称'), 'B')
    expect(screen.queryByText('名称不能为空')).toBeNull()
  })

  it('marks it still when another version of the page has come, by what that one says', async () => {
    const { user, rerender } = await openForm()
    await user.click(input('名称'))
    await user.tab()
    await screen.findByText('名称不能为空')
    const page = pageOf([{ key: 'name', type: 'input', title: '品名', validateRules: [{ required: true }] }])
    rerender(<RowForm page={page} mode="add" onSaved={() => {}} />)
    expect(await screen.findByText('品名不能为空')).toBeInTheDocument()
    const lenient = pageOf([{ key: 'name', type: 'input', title: '品名' }])
    rerender(<RowForm page={lenient} mode="add" onSaved={() => {}} />)
    await waitFor(() => expect(screen.queryByText('品名不能为空')).toBeNull())
  })

  it('says all errors at saving, leads to each, and puts the focus on the first', async () => {
    const { user, host } = await openForm({ page: pageOf([{ key: 'a', type: 'input', title: '甲' }, ...columns]) })
    await user.click(save())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('有 1 项需要修改')
    await waitFor(() => expect(input('名称')).toHaveFocus())
    await user.click(input('甲'))
    await user.click(within(alert).getByRole('button', { name: '名称不能为空' }))
    await waitFor(() => expect(input('名称')).toHaveFocus())
    expect(host.made).toEqual([])
  })

  it('asks the server about duplicates when the field is left, and lets pass what the server cannot answer', async () => {
    const fields = [{ key: 'code', type: 'input', title: '编号', validateRules: [{ unique: true }] }]
    const page = pageOf(fields, 'zh-CN', { resource: { table: 'demo_order' } })
    const get = vi.fn(async () => {
      throw new CallError('refused', '该值不可用，系统中已存在！')
    })
    const { user } = await openForm({ page, mode: 'edit', row: { id: '9', code: 'A' } }, { calls: { get } })
    await user.type(input('编号'), 'B')
    await user.tab()
    expect(await screen.findByText('编号不能重复')).toBeInTheDocument()
    expect(get).toHaveBeenCalledWith(
      '/sys/duplicate/check',
      { tableName: 'demo_order', fieldName: 'code', fieldVal: 'AB', dataId: '9' },
      { isQuiet: true },
    )
    get.mockRejectedValue(new CallError('offline', 'no network'))
    await user.type(input('编号'), 'C')
    await user.tab()
    await waitFor(() => expect(screen.queryByText('编号不能重复')).toBeNull())
  })

  it('B5.2-dup asks the server for duplicates and check rules, says its message at the field, and asks nothing of an empty value', async () => {
    const fields = [
      { key: 'code', type: 'input', title: '编号', validateRules: [{ unique: true }] },
      { key: 'batch', type: 'input', title: '批号', validateRules: [{ checkRule: 'common' }] },
    ]
    const page = pageOf(fields, 'zh-CN', { resource: { table: 'demo_order' } })
    const get = vi.fn(async (url: string) => {
      throw new CallError('refused', url.includes('duplicate') ? '该值不可用，系统中已存在！' : '第一位只能是字母')
    })
    const { user } = await openForm({ page }, { calls: { get } })
    await user.type(input('编号'), 'A')
    await user.tab()
    await user.keyboard('1')
    await user.tab()
    expect(await screen.findByText('编号不能重复')).toBeInTheDocument()
    expect(await screen.findByText('第一位只能是字母')).toBeInTheDocument()
    expect(get.mock.calls.map(([url, query]: unknown[]) => [url, query])).toEqual([
      ['/sys/duplicate/check', { tableName: 'demo_order', fieldName: 'code', fieldVal: 'A' }],
      ['/sys/checkRule/checkByCode', { ruleCode: 'common', value: '1' }],
    ])
    get.mockClear()
    await user.clear(input('编号'))
    await user.clear(input('批号'))
    await user.tab()
    await waitFor(() => expect(screen.queryByText('第一位只能是字母')).toBeNull())
    await user.click(save())
    expect([get.mock.calls, screen.queryByText('编号不能重复')]).toEqual([[], null])
  })

  it('does not freeze over expressions and patterns that cost too much: the field says so, its value stays empty, nothing typed is lost', async () => {
    const page = pageOf([
      { key: 'name', type: 'input', title: '名称' },
      { key: 'text', type: 'input', title: '正文', validateRules: [{ when: "row.text.contains(row.text + 'x')" }] },
      { key: 'code', type: 'input', title: '编号', validateRules: [{ pattern: '^(a?){500}$' }] },
      { key: 'sum', type: 'input', title: '合并', value: 'row.text + row.text' },
      { key: 'hint', type: 'input', title: '提示', visibleWhen: "row.text.contains(row.text + 'y')" },
    ])
    const row = { id: '1', rowVersion: 2, name: 'B', text: 'a'.repeat(60_000), code: 'a'.repeat(2000), sum: null, hint: null }
    const { user, onSaved } = await openForm({ page, mode: 'edit', row })
    await user.type(input('名称'), 'olt')
    expect(screen.getByLabelText('合并')).toHaveTextContent(/^–$/)
    expect(screen.queryByLabelText(/提示/)).toBeNull()
    await user.click(save())
    const message = /的数据太多，无法校验。请减少行数或缩短文本/
    expect(await screen.findAllByText(message, { selector: '.pw-field-error' })).toHaveLength(2)
    expect(input('名称').value).toBe('Bolt')
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('B5.1-handler waits for a handler registered in code before it saves', async () => {
    registerRuleHandler('test-even', ({ value }, callback) => void setTimeout(() => callback(Number(value) % 2 === 0, '必须是偶数'), 5))
    const page = pageOf([{ key: 'n', type: 'inputNumber', title: '数字', validateRules: [{ handler: 'test-even' }] }])
    const { user, onSaved, host } = await openForm({ page })
    await user.type(input('数字'), '3')
    await user.click(save())
    expect(await screen.findByText('必须是偶数', { selector: '.pw-field-error' })).toBeInTheDocument()
    expect(host.made).toEqual([])
    await user.type(input('数字'), '2')
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
  })
})

it('a field that is left by pressing something else is marked when that is let go, and not while it could move away', async () => {
  const { user } = await openForm()
  await user.click(input('名称'))
  await user.pointer([{ keys: '[MouseLeft>]', target: document.body }])
  expect(input('名称')).not.toHaveFocus()
  expect(screen.queryByText('名称不能为空')).toBeNull()
  await user.pointer([{ keys: '[/MouseLeft]' }])
  expect(await screen.findByText('名称不能为空')).toBeVisible()
})
