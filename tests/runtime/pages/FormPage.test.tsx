import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { permissiveContext } from '../../../runtime/model/CompileContext'
import { compilePage } from '../../../runtime/model/compilePage'
import { FormPage } from '../../../runtime/pages/FormPage'
import type { FormPageConfig } from '../../../schemas/page/kinds/form'
import type { Language } from '../../../schemas/page/Text'
import { type CallFakes, renderWithHost } from '../../support/fakeHost'

const config: FormPageConfig = {
  kind: 'form',
  version: 1,
  code: 'task-request',
  title: { 'zh-CN': '任务申请', 'en-US': 'Request a task', 'de-DE': 'Auftrag anlegen' },
  url: { add: '/task/add', edit: '/task/edit', queryById: '/task/queryById' },
  items: [
    {
      key: 'title',
      type: 'input',
      label: { 'zh-CN': '标题', 'en-US': 'Title', 'de-DE': 'Titel' },
      placeholder: '请输入标题',
      rules: [{ required: true }],
    },
    {
      key: 'kind',
      type: 'radio',
      label: { 'zh-CN': '类型', 'en-US': 'Kind', 'de-DE': 'Art' },
      listSource: [
        { value: 'test', label: { 'zh-CN': '试验', 'en-US': 'Test' } },
        { value: 'sample', label: { 'zh-CN': '样件', 'en-US': 'Sample' } },
      ],
    },
    {
      key: 'samples',
      type: 'inputNumber',
      label: { 'zh-CN': '样件数', 'en-US': 'Samples' },
      visibleWhen: "row.kind == 'sample'",
      requiredWhen: "row.kind == 'sample'",
    },
  ],
  successText: { 'zh-CN': '申请已提交', 'en-US': 'Your request has been sent' },
}

async function openPage(calls: CallFakes = {}, language: Language = 'zh-CN', rowId?: string) {
  const setDirty = vi.fn()
  const page = compilePage(config, permissiveContext(language))
  const result = await renderWithHost(<FormPage page={page} rowId={rowId} />, { calls, language, host: { setDirty } })
  return { ...result, setDirty, user: userEvent.setup() }
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

describe('a form page', () => {
  it('B3-dynform shows its items with label, placeholder, choices and rules, and sends them', async () => {
    const { user, host } = await openPage({ add: async () => ({ id: '1' }) })
    expect(screen.getByRole('heading', { name: '任务申请' })).toBeInTheDocument()
    expect(screen.getByPlaceholderText('请输入标题')).toBe(screen.getByLabelText(/标题/))
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('标题不能为空', { selector: '.pw-field-error' })).toBeInTheDocument()
    await user.type(screen.getByLabelText(/标题/), 'Vibration')
    await user.click(screen.getByRole('radio', { name: '样件' }))
    await user.type(screen.getByLabelText(/样件数/), '3')
    await user.click(screen.getByRole('button', { name: '提交' }))
    await screen.findByText('申请已提交')
    expect(host.made.filter(({ method }) => method === 'add')).toEqual([
      { method: 'add', args: ['/task/add', { title: 'Vibration', kind: 'sample', samples: 3 }] },
    ])
  })

  it('offers another form after sending, empty again', async () => {
    const { user } = await openPage({ add: async () => ({ id: '1' }) })
    await user.type(screen.getByLabelText(/标题/), 'Vibration')
    await user.click(screen.getByRole('button', { name: '提交' }))
    await user.click(await screen.findByRole('button', { name: '再填一份' }))
    expect(screen.getByLabelText(/标题/)).toHaveValue('')
  })

  it('keeps what was typed when sending fails, and tells the shell that it is there', async () => {
    const { user, setDirty } = await openPage({ add: () => Promise.reject(new CallError('server', '服务器错误')) })
    await user.type(screen.getByLabelText(/标题/), 'Vibration')
    expect(setDirty).toHaveBeenLastCalledWith(expect.anything(), true)
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('服务器错误')).toBeInTheDocument()
    expect(screen.getByLabelText(/标题/)).toHaveValue('Vibration')
  })

  it.each([
    ['en-US', 'Title must be filled in', 'Send'],
    ['de-DE', 'Titel muss ausgefüllt werden', 'Absenden'],
  ] as const)('speaks %s', async (language, message, button) => {
    const { user } = await openPage({}, language)
    await user.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText(message, { selector: '.pw-field-error' })).toBeInTheDocument()
  })

  it('loads a stored row, says when that fails, tries again, and saves the change', async () => {
    const queryById = vi.fn(async () => ({ id: '7', rowVersion: 1, title: 'Old', kind: null, samples: null, sub: {} }))
    queryById.mockRejectedValueOnce(new CallError('offline', '网络连接失败'))
    const { user, host } = await openPage({ queryById, edit: async () => ({ id: '7', rowVersion: 2 }) }, 'zh-CN', '7')
    expect(await screen.findByText('网络连接失败')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '重试' }))
    await user.type(await screen.findByLabelText(/标题/), '!')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'success', text: '编辑成功' }]))
    expect(host.made.find(({ method }) => method === 'edit')?.args[1]).toEqual({ id: '7', rowVersion: 1, title: 'Old!' })
  })

  it('C-waiting shows a place for each of its fields while the row is fetched', async () => {
    let answer = (_: object) => {}
    const queryById = () => new Promise<object>((resolve) => (answer = resolve))
    await openPage({ queryById }, 'en-US', '7')
    const waiting = screen.getByRole('status', { name: 'Loading' })
    expect(waiting.querySelectorAll('.pw-field')).toHaveLength(3)
    expect(document.querySelector('.ant-spin')).toBeNull()
    answer({ id: '7', rowVersion: 1, title: 'Old', kind: null, samples: null, sub: {} })
    expect(await screen.findByLabelText(/Title/)).toHaveValue('Old')
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument()
  })
})
