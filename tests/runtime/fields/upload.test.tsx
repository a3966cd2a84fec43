import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CallError, type Calls } from '../../../runtime/calls/Calls'
import { componentsOf } from '../../../runtime/fields/componentsOf'
import type { FieldConfig } from '../../../schemas/fields'
import { type ConfigOf, compile, shownInCell, stage } from './fieldStage'

const user = userEvent.setup()
const files: ConfigOf<'upload'> = { type: 'upload', key: 'files', title: '附件', biz: 'order' }
const image: ConfigOf<'image'> = { type: 'image', key: 'files', title: '照片' }
const [a, b, c] = ['temp/a_1763700000000.txt', 'temp/b_1763700000000.txt', 'temp/c_1763700000000.txt']
const file = (name: string, type = 'text/plain') => new File(['x'], name, { type })
const chooser = () => waitFor(() => document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('nothing to choose with'))
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const shown = () => screen.queryAllByRole('listitem').map((entry) => entry.getAttribute('title'))

type Sent = Parameters<Calls['upload']>
const namesOf = (sent: readonly { args: Sent }[]) => sent.map(({ args }) => (args[1].get('file') as File).name)

/** A server that answers when the test says so. */
function slowServer() {
  const sent: { args: Sent; answer(message: string): void; fail(error: Error): void }[] = []
  const upload = (...args: Sent) =>
    new Promise((resolve, reject) => {
      sent.push({ args, answer: (message) => resolve({ success: true, message, code: 0, result: null }), fail: reject })
    })
  return { sent, calls: { upload } }
}

async function begin(config: FieldConfig = files, row = {}, options = {}) {
  const server = slowServer()
  const staged = await stage(config, row, { calls: server.calls, ...options })
  await chooser()
  return { ...server, ...staged }
}

describe('the states of a file', () => {
  it('B2.9-upload B8-upload are told with the percentage, and by their tooltips: 上传中(42%), 上传完成', async () => {
    const { sent, value } = await begin()
    await user.upload(await chooser(), file('c.txt'))
    expect(screen.getByRole('img', { name: '上传中(0%)' })).toBeVisible()
    act(() => sent[0]?.args[2]?.(42))
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42')
    await user.hover(screen.getByRole('img', { name: '上传中(42%)' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('上传中(42%)')
    expect(value()).toBeUndefined()
    await act(async () => sent[0]?.answer(c))
    expect(value()).toBe(c)
    await user.hover(screen.getByRole('img', { name: '上传完成' }))
    expect(await screen.findByText('上传完成')).toBeInTheDocument()
  })

  it('B2.9-upload B8-upload a line that is cut off says so with the file, its tooltip is 上传失败, and sending again sends the same file', async () => {
    const { sent, value, host } = await begin()
    await user.upload(await chooser(), file('c.txt'))
    act(() => sent[0]?.args[2]?.(60))
    await act(async () => sent[0]?.fail(new CallError('offline', '网络异常')))
    expect(host.notices).toEqual([{ kind: 'error', title: '文件上传失败', text: 'c.txt 上传失败. 网络异常' }])
    expect(value()).toBeUndefined()
    await user.hover(screen.getByRole('img', { name: '上传失败' }))
    expect(await screen.findByText('上传失败 网络异常')).toBeInTheDocument()
    await press('重新上传 c.txt')
    expect(screen.getByRole('img', { name: '上传中(0%)' })).toBeVisible()
    expect(namesOf(sent)).toEqual(['c.txt', 'c.txt'])
    await act(async () => sent[1]?.answer(c))
    expect(value()).toBe(c)
  })

  it('B2.9-upload is cancelled by itself, and the others go on', async () => {
    const { sent, value } = await begin()
    await user.upload(await chooser(), [file('a.txt'), file('b.txt')])
    await press('取消上传 a.txt')
    expect(sent.map(({ args }) => args[3]?.signal?.aborted)).toEqual([true, false])
    await act(async () => {
      sent[0]?.answer(a)
      sent[1]?.answer(b)
    })
    expect(value()).toBe(b)
    expect(shown()).toEqual(['b.txt'])
  })

  it('B8-upload a refusal without a reason is 未知错误', async () => {
    const upload = () => ({ success: false, message: '', code: 500, result: null })
    const { host, given } = await stage(files, {}, { calls: { upload } })
    await user.upload(await chooser(), file('c.txt'))
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'error', title: '文件上传失败', text: 'c.txt 上传失败. 未知错误' }]))
    expect(given).toEqual([])
  })

  it('B8-upload a picture that fails opens the dialog 上传出错 with 错误信息', async () => {
    const { sent } = await begin(image)
    await user.upload(await chooser(), file('c.png', 'image/png'))
    await act(async () => sent[0]?.fail(new CallError('refused', 'disk full')))
    const dialog = within(await screen.findByRole('dialog', { name: '上传出错' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('错误信息：disk full')
    await user.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('B8-upload a download that is empty says 文件下载失败, one that nobody knows 未知的文件', async () => {
    const empty = await shownInCell(files, { files: a }, { download: () => new Blob([]) })
    await press('a.txt')
    await waitFor(() => expect(empty.host.notices).toEqual([{ kind: 'warning', text: '文件下载失败' }]))
    empty.unmount()
    const download = () => Promise.reject(new CallError('notFound', 'gone'))
    const unknown = await shownInCell(files, { files: a }, { download })
    await press('a.txt')
    await waitFor(() => expect(unknown.host.notices).toEqual([{ kind: 'warning', text: '未知的文件' }]))
  })
})

describe('which files are taken', () => {
  it.each<[string, FieldConfig]>([
    ['an image field', image],
    ['a field of the type image', { ...files, fileType: 'image' }],
  ])('B5.9-filetype %s drops everything else with 请上传图片, and takes the pictures beside', async (_, config) => {
    const { sent, host, value } = await begin(config)
    expect(await chooser()).toHaveAttribute('accept', 'image/*')
    fireEvent.change(await chooser(), { target: { files: [file('c.txt'), file('d.png', 'image/png')] } })
    expect(host.notices).toEqual([{ kind: 'warning', text: '请上传图片' }])
    expect(namesOf(sent)).toEqual(['d.png'])
    await act(async () => sent[0]?.answer('temp/d_1763700000000.png'))
    expect(value()).toBe('temp/d_1763700000000.png')
  })

  it.each<[string, FieldConfig]>([
    ['says so', { ...files, fileType: 'all' }],
    ['says nothing', files],
  ])('B5.9-filetype every file is taken where the field %s', async (_, config) => {
    const { sent, host } = await begin(config)
    expect(await chooser()).not.toHaveAttribute('accept')
    await user.upload(await chooser(), [file('c.txt'), file('d.png', 'image/png')])
    expect(sent).toHaveLength(2)
    expect(host.notices).toEqual([])
  })

  it('B2.9-upload are dropped and pasted, too; what is no file is answered by 请上传文件', async () => {
    const { sent, host } = await begin()
    const box = screen.getByRole('button', { name: '附件' })
    fireEvent.drop(box, { dataTransfer: { types: ['Files'], files: [file('c.txt')] } })
    fireEvent.paste(box, { clipboardData: { files: [file('shot.png', 'image/png')] } })
    expect(namesOf(sent)).toEqual(['c.txt', 'shot.png'])
    fireEvent.drop(box, { dataTransfer: { types: ['text/plain'], files: [] } })
    expect(host.notices).toEqual([{ kind: 'warning', text: '请上传文件' }])
  })

  it('B2.9-upload the last ones stay, up to the number', async () => {
    const { sent, value } = await begin({ ...files, number: 2 }, { files: `${a},${b}` })
    await user.upload(await chooser(), file('c.txt'))
    await act(async () => sent[0]?.answer(c))
    expect(value()).toBe(`${b},${c}`)
  })
})

describe('the order of files', () => {
  it('B5.9-reorder B2.9-upload is changed by arrows, also by keyboard: 未知的操作 before the first, 已到最后~ after the last', async () => {
    const { value, host } = await begin(files, { files: `${a},${b},${c}` })
    await press('前移 a.txt')
    expect(host.notices).toEqual([{ kind: 'warning', text: '未知的操作' }])
    await press('后移 c.txt')
    expect(host.notices.at(-1)).toEqual({ kind: 'warning', text: '已到最后~' })
    expect(value()).toBeUndefined()
    await press('后移 a.txt')
    expect(value()).toBe(`${b},${a},${c}`)
    expect(screen.getByRole('button', { name: '后移 a.txt' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(value()).toBe(`${b},${c},${a}`)
    expect(shown()).toEqual(['b.txt', 'c.txt', 'a.txt'])
    expect(screen.getByText('a.txt 已移到第 3 位')).toBeInTheDocument()
  })

  it('is changed by dragging one onto the place of another', async () => {
    const { value } = await begin(files, { files: `${a},${b},${c}` })
    const held = new Map<string, string>()
    const dataTransfer = {
      setData: (type: string, data: string) => held.set(type, data),
      getData: (type: string) => held.get(type) ?? '',
      get types() {
        return [...held.keys()]
      },
      files: [],
    }
    const [, , last] = screen.getAllByRole('listitem')
    fireEvent.dragStart(last as HTMLElement, { dataTransfer })
    fireEvent.drop(screen.getAllByRole('listitem')[0] as HTMLElement, { dataTransfer })
    expect(value()).toBe(`${c},${a},${b}`)
  })
})

describe('what is kept', () => {
  const items = [{ fileName: 'Bericht, neu.txt', filePath: a, fileSize: 12 }]

  it('B3-fileitem paths joined by commas, unless returnUrl is false: then items with fileName, filePath and fileSize', async () => {
    const paths = await begin()
    await user.upload(await chooser(), file('c.txt'))
    await act(async () => paths.sent[0]?.answer(c))
    expect(paths.value()).toBe(c)
    paths.unmount()
    const kept = await begin({ ...files, returnUrl: false }, { files: JSON.stringify(items) })
    await user.upload(await chooser(), file('c.txt'))
    await act(async () => kept.sent[0]?.answer(c))
    expect(JSON.parse(String(kept.value()))).toEqual([...items, { fileName: 'c.txt', filePath: c, fileSize: 1 }])
  })

  it.each([true, false])(
    'B3-fileitem both forms are read again, and items as such from another server; returnUrl %s',
    async (returnUrl) => {
      const field = compile({ ...files, returnUrl })
      const text = (value: unknown) => componentsOf(field).text(value, field, {})
      expect(text(`${a},${b}`)).toBe('a.txt, b.txt')
      expect(text(JSON.stringify(items))).toBe('Bericht, neu.txt')
      expect(text(items)).toBe('Bericht, neu.txt')
      expect(text([{ name: 'x.txt', path: a, size: 1, status: 'done', percent: 100 }])).toBe('x.txt')
      const { value } = await begin({ ...files, returnUrl }, { files: returnUrl ? JSON.stringify(items) : a })
      await press(/^移除/)
      expect(value()).toBeNull()
    },
  )

  it('B2.9-upload a file is removed, unless the page says that none may be', async () => {
    const { value, unmount } = await begin(files, { files: a })
    await press('移除 a.txt')
    expect(value()).toBeNull()
    unmount()
    await begin({ ...files, allowRemove: false }, { files: a })
    expect(screen.queryByRole('button', { name: /^移除/ })).toBeNull()
  })

  it('B2.9-upload a picture over the page is turned and closed by buttons that have names, and gives the focus back', async () => {
    await begin(files, { files: 'temp/p_1763700000000.png' })
    await press('预览 p.png')
    const preview = within(await screen.findByRole('dialog', { name: '附件' }))
    const names = preview
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? within(button).getByRole('img').ariaLabel)
    expect(names).toEqual(['关闭', '垂直翻转', '水平翻转', '向左旋转', '向右旋转', '缩小', '放大'])
    await user.click(preview.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: '预览 p.png' })).toHaveFocus())
  })

  it('B2.9-upload a picture is seen over the page, a file is downloaded under its name', async () => {
    await begin({ ...files, returnUrl: false }, { files: `temp/p_1763700000000.png,${a}` }, { calls: { download: () => new Blob(['x']) } })
    await press('预览 p.png')
    const [picture] = await screen.findAllByRole('img', { name: '附件', hidden: true })
    expect(picture).toHaveAttribute('src', '/api/sys/common/static/temp/p_1763700000000.png')
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    URL.createObjectURL = () => 'blob:file'
    for (const button of screen.getAllByRole('button', { name: '下载 a.txt', hidden: true }).slice(0, 1)) await user.click(button)
    await waitFor(() => expect(click.mock.contexts[0]).toHaveProperty('download', 'a.txt'))
    click.mockRestore()
  })
})

describe('in a list and in a table', () => {
  it('B2.9-upload shortens names to five characters, and downloads by a click', async () => {
    const { host } = await shownInCell(files, { files: 'temp/inspection_1763700000000.pdf' })
    const link = screen.getByRole('button', { name: 'inspe...' })
    expect(link).toHaveAttribute('title', 'inspection.pdf')
    URL.createObjectURL = () => 'blob:file'
    await user.click(link)
    expect(host.made).toEqual([{ method: 'download', args: ['/sys/common/static/temp/inspection_1763700000000.pdf'] }])
  })

  it('B2.9-upload opens a pop-up, 520 wide and 200 high, whose OK without a file says 未上传任何文件', async () => {
    const { host, closings } = await stage(files, {}, { component: 'Editor' })
    const ok = await screen.findByRole('button', { name: '确定' })
    expect((ok.parentElement as HTMLElement).style).toMatchObject({ width: '520px', height: '200px' })
    await user.click(ok)
    expect(host.notices).toEqual([{ kind: 'error', text: '未上传任何文件' }])
    expect(closings()).toBe(0)
  })
})

describe('a picture that is cut', () => {
  it('B2.9-upload is shown in a dialog first, and nothing is sent when it is closed or cannot be read', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }))
    const { sent } = await begin({ ...image, crop: { aspect: 1.5 } })
    await user.upload(await chooser(), file('p.png', 'image/png'))
    const dialog = within(await screen.findByRole('dialog', { name: '裁剪图片' }))
    fireEvent.error(await dialog.findByRole('img', { name: '待裁剪的图片' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('无法读取该图片，请换一张。')
    expect(dialog.getByRole('button', { name: '使用' })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([])
    vi.unstubAllGlobals()
  })
})
