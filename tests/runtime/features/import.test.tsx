import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ImportAnswer } from '../../../schemas/api/imports'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

function Screen({ config }: { config: unknown }) {
  return <ListPage page={usePageModel(config as ListPageConfig)} />
}

const config = {
  kind: 'list',
  version: 1,
  code: 'part',
  title: '零件',
  url: { list: '/part/list', importExcelUrl: '/part/importExcel' },
  toolbar: { import: true },
  columns: [{ key: 'code', type: 'input', title: '零件号' }],
}
const user = userEvent.setup({ applyAccept: false })
const sheet = (name = 'parts.xlsx') => new File(['rows'], name)
const whole: ImportAnswer = { importId: 'i', totalCount: 2, successCount: 2, errorCount: 0, fileUrl: null, fileName: null }
const answerOf = (result: ImportAnswer, message = '') => ({ success: true, code: result.fileUrl ? 201 : 200, message, result })

async function openList(options: FakeHostOptions = {}, changes: object = {}) {
  const list = () => ({ records: [{ id: 'a', code: 'P-1' }], total: 1, size: 15, current: 1, pages: 1 })
  const result = await renderWithHost(<Screen config={{ ...config, ...changes }} />, { ...options, calls: { list, ...options.calls } })
  await screen.findByText('P-1')
  return result
}

async function openDialog(options: FakeHostOptions = {}) {
  const opened = await openList(options)
  await user.click(screen.getByRole('button', { name: '导入' }))
  const form = await screen.findByRole('dialog')
  await within(form).findByText('导入：零件')
  const pick = (file: File) => user.upload(form.querySelector('input[type=file]') as HTMLInputElement, file)
  const start = () => user.click(within(form).getByRole('button', { name: '开始导入' }))
  return { ...opened, form, pick, start }
}

describe('the button that imports', () => {
  it('is hidden until the page asks for it, and from who may not', async () => {
    const { unmount } = await openList({}, { toolbar: {} })
    expect(screen.queryByRole('button', { name: '导入' })).not.toBeInTheDocument()
    unmount()
    await openList({ host: { can: (action) => action !== 'part:import' } })
    expect(screen.queryByRole('button', { name: '导入' })).not.toBeInTheDocument()
  })

  it('says which call is missing', async () => {
    const { host } = await openList({}, { url: { list: '/part/list' } })
    await user.click(screen.getByRole('button', { name: '导入' }))
    expect(host.notices).toMatchObject([{ kind: 'error', text: '请设置url.importExcelUrl属性!' }])
  })
})

describe('B7.6-import the dialog', () => {
  it('asks for a file (请上传文件), and takes .xls and .xlsx alone', async () => {
    const { host, form, pick, start } = await openDialog()
    await start()
    expect(await within(form).findByText('请上传文件')).toBeInTheDocument()
    await pick(sheet('rows.csv'))
    expect(await within(form).findByText('只能导入 .xls 或 .xlsx 文件，“rows.csv”不是')).toBeInTheDocument()
    await start()
    expect(host.made.filter(({ method }) => method === 'upload')).toEqual([])
  })

  it('posts files[], says 文件上传成功 where the server says nothing, and loads the list anew', async () => {
    const { host, pick, start } = await openDialog({ calls: { upload: () => answerOf(whole) } })
    const lists = () => host.made.filter(({ method }) => method === 'list').length
    const before = lists()
    await pick(sheet('ROWS.XLS'))
    await start()
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'success', text: '文件上传成功' }]))
    const { args = [] } = host.made.find(({ method }) => method === 'upload') ?? {}
    const [path, form] = args as [string, FormData]
    expect(path).toBe('/part/importExcel')
    expect([...form].map(([name, value]) => [name, value instanceof File ? value.name : value]).slice(1)).toEqual([
      ['onError', 'stop'],
      ['files[]', 'ROWS.XLS'],
    ])
    await waitFor(() => expect(lists()).toBeGreaterThan(before))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('says what the server says', async () => {
    const { host, pick, start } = await openDialog({ calls: { upload: () => answerOf(whole, '共 2 行数据全部导入成功！') } })
    await pick(sheet())
    await start()
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'success', text: '共 2 行数据全部导入成功！' }]))
  })

  it('warns at 201 with the message and a link to the file of errors', async () => {
    const some: ImportAnswer = { ...whole, successCount: 1, errorCount: 1, fileUrl: '/common/imports/i/errors', fileName: '错误.xlsx' }
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const { host, pick, start } = await openDialog({
      calls: { upload: () => answerOf(some, '文件导入成功，但有错误'), download: () => new File(['x'], '错误.xlsx') },
    })
    await pick(sheet())
    await start()
    const warning = (await screen.findByText('导入有错误')).closest<HTMLElement>('[role=dialog]') as HTMLElement
    expect(within(warning).getByRole('alert')).toHaveTextContent('文件导入成功，但有错误')
    await user.click(within(warning).getByRole('button', { name: /错误\.xlsx/ }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(host.made.find(({ method }) => method === 'download')?.args[0]).toBe('/common/imports/i/errors')
  })

  it('keeps the file where the server refuses it, so that it can be tried again', async () => {
    const upload = () => Promise.reject(new CallError('invalid', '“parts.xlsx”已损坏，无法读取'))
    const { form, pick, start } = await openDialog({ calls: { upload } })
    await pick(sheet())
    await start()
    expect(await within(form).findByText('“parts.xlsx”已损坏，无法读取')).toBeInTheDocument()
    expect(within(form).getByText('已选择：parts.xlsx')).toBeInTheDocument()
  })

  it('cancels an import that the server works on', async () => {
    let end = (_: unknown) => {}
    const upload = (_path: string, _form: FormData, onProgress?: (percent: number) => void) => {
      onProgress?.(100)
      return new Promise((_resolve, reject) => {
        end = reject
      })
    }
    const cancel = () => end(new CallError('refused', '导入已取消，未导入任何数据'))
    const { host, form, pick, start } = await openDialog({ calls: { upload, delete: cancel } })
    await pick(sheet())
    await start()
    expect(await within(form).findByText('正在读取文件……')).toBeInTheDocument()
    await user.click(within(form).getByRole('button', { name: '取消导入' }))
    expect(await within(form).findByText('导入已取消，未导入任何数据')).toBeInTheDocument()
    expect(host.made.find(({ method }) => method === 'delete')?.args[0]).toMatch(/^\/common\/imports\/[0-9a-f]{32}$/)
  })

  it('asks before it is closed while an import runs, cancels it then, and stays where the server cannot be told', async () => {
    const upload = (_path: string, _form: FormData, onProgress?: (percent: number) => void) => {
      onProgress?.(100)
      return new Promise(() => {})
    }
    let isReached = false
    const cancel = () => {
      if (!isReached) throw new CallError('offline', '无法连接服务器')
    }
    const { host, form, pick, start } = await openDialog({ calls: { upload, delete: cancel } })
    await pick(sheet())
    await start()
    await within(form).findByText('正在读取文件……')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(host.questions).toMatchObject([{ title: '导入仍在进行', verb: '关闭' }]))
    await waitFor(() => expect(host.notices).toMatchObject([{ kind: 'warning', text: '无法连接服务器' }]))
    expect(within(form).getByRole('button', { name: '取消导入' })).toBeVisible()
    isReached = true
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
