import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CallError, type Calls } from '../../../runtime/calls/Calls'
import { openForm, pageOf, save } from './openForm'

const columns = [
  { key: 'name', type: 'input', title: '名称' },
  { key: 'files', type: 'upload', title: '附件', validateRules: [{ required: true }] },
  { key: 'text', type: 'markdown', title: '正文' },
]
const url = { add: '/order/add', edit: '/order/edit', queryById: '/order/queryById', list: '/order/list' }
const row = { id: '1', rowVersion: 2, name: 'Bolt', files: null, text: 'Before' }
const kept = 'temp/a_1763700000000.txt'

/** A form whose server takes files when the test says so. */
async function open() {
  const sent: { name: string; answer(message: string): Promise<void>; fail(): Promise<void> }[] = []
  const upload = (...args: Parameters<Calls['upload']>) =>
    new Promise((resolve, reject) => {
      sent.push({
        name: (args[1].get('file') as File).name,
        answer: (message) => act(async () => resolve({ success: true, message, code: 0, result: null })),
        fail: () => act(async () => reject(new CallError('offline', '网络异常'))),
      })
    })
  const form = await openForm({ page: pageOf(columns, 'zh-CN', { url }), mode: 'edit', row, canReset: true }, { calls: { upload } })
  const choose = (name: string, place: HTMLElement | null = document.querySelector('input[type=file]')) => {
    const file = new File(['x'], name, { type: name.endsWith('.png') ? 'image/png' : 'text/plain' })
    fireEvent.change(place as HTMLElement, { target: { files: [file] } })
  }
  const saved = () => form.host.made.filter(({ method }) => method === 'edit').map(({ args }) => args[1])
  return { ...form, sent, choose, saved }
}

const mark = () => document.querySelector('[data-field="files"] .pw-field-error')
const isClosingAsked = ({ onDirtyChange }: Pick<Awaited<ReturnType<typeof open>>, 'onDirtyChange'>) => onDirtyChange.mock.lastCall?.[0]

describe('B2.9-upload a form whose files are on their way', () => {
  it('is saved when they have arrived, and with them', async () => {
    const { user, sent, choose, saved } = await open()
    choose('a.txt')
    await user.click(save())
    expect(saved()).toEqual([])
    expect(mark()).toBeNull()
    await sent[0]?.answer(kept)
    await waitFor(() => expect(saved()).toEqual([{ id: '1', rowVersion: 2, files: kept }]))
  })

  it('asks before it is closed, and no more when the file was given up', async () => {
    const form = await open()
    expect(isClosingAsked(form)).toBe(false)
    form.choose('a.txt')
    await waitFor(() => expect(isClosingAsked(form)).toBe(true))
    await form.user.click(screen.getByRole('button', { name: '取消上传 a.txt' }))
    await form.sent[0]?.answer(kept)
    await waitFor(() => expect(isClosingAsked(form)).toBe(false))
    expect(form.saved()).toEqual([])
  })

  it('is not saved without one that did not arrive: the field says which, until it is sent again', async () => {
    const { user, sent, choose, saved } = await open()
    choose('a.txt')
    choose('b.txt')
    await user.click(save())
    await sent[0]?.fail()
    await sent[1]?.answer(kept)
    const named = await screen.findByRole('button', { name: '附件：a.txt 上传失败.' })
    expect(mark()).toHaveTextContent('a.txt 上传失败.')
    expect(saved()).toEqual([])
    await user.click(named)
    await user.click(screen.getByRole('button', { name: '重新上传 a.txt' }))
    expect(mark()).toBeNull()
    await user.click(save())
    await sent[2]?.answer('temp/b_1763700000000.txt')
    await waitFor(() => expect(saved()).toEqual([{ id: '1', rowVersion: 2, files: `${kept},temp/b_1763700000000.txt` }]))
  })

  it('is saved without one that did not arrive when it was given up', async () => {
    const { user, sent, choose, saved } = await open()
    choose('a.txt')
    choose('b.txt')
    await sent[0]?.fail()
    await sent[1]?.fail()
    await user.click(screen.getByRole('button', { name: '移除 a.txt' }))
    expect(mark()).toHaveTextContent('b.txt 上传失败.')
    await user.click(screen.getByRole('button', { name: '移除 b.txt' }))
    expect(mark()).toBeNull()
    choose('c.txt')
    await sent[2]?.answer(kept)
    await user.click(save())
    await waitFor(() => expect(saved()).toEqual([{ id: '1', rowVersion: 2, files: kept }]))
  })

  it('is marked by no file that it has let go: undoing brings no mark of it back', async () => {
    const { user, sent, choose, saved } = await open()
    choose('a.txt')
    await sent[0]?.fail()
    await user.click(screen.getByRole('button', { name: '重新上传 a.txt' }))
    await sent[1]?.answer(kept)
    screen.getByLabelText('名称').focus()
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(mark()).toBeNull()
    expect(saved()).toEqual([])
  })

  it('sends no more files than the field keeps: the last ones', async () => {
    const page = pageOf([{ ...columns[1], number: 2 }], 'zh-CN', { url })
    const names: string[] = []
    const upload = (...args: Parameters<Calls['upload']>) => {
      names.push((args[1].get('file') as File).name)
      return new Promise(() => {})
    }
    await openForm({ page, mode: 'edit', row }, { calls: { upload } })
    const files = ['a.txt', 'b.txt', 'c.txt'].map((name) => new File(['x'], name))
    fireEvent.change(document.querySelector('input[type=file]') as HTMLElement, { target: { files } })
    expect(names).toEqual(['b.txt', 'c.txt'])
  })
})

it('B2.9-markdown a picture that is still on its way is saved with the text, which may have been written on meanwhile', async () => {
  const { user, sent, choose, saved } = await open()
  choose('z.txt')
  await sent[0]?.answer(kept)
  await user.click(screen.getByRole('button', { name: '图片' }))
  choose('c.png', await screen.findByLabelText('选择图片'))
  fireEvent.change(screen.getByRole('textbox', { name: '正文' }), { target: { value: 'Before and after' } })
  await user.click(save())
  expect(saved()).toEqual([])
  await sent[1]?.answer('jeditor/c_1.png')
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]).toMatchObject({ text: expect.stringMatching(/^(?=.*Before and after)(?=.*!\[.*\]\(.*c_1\.png\))/s) })
})
