import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Calls } from '../../../runtime/calls/Calls'
import type { FieldConfig } from '../../../schemas/fields'
import { fileSizeLimit } from '../../../schemas/page/limits'
import { stage } from './fieldStage'

const user = userEvent.setup()
const stored = 'temp/c_1763700000000.txt'

describe('what the page says of the call', () => {
  const chooser = () => waitFor(() => document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('nothing to choose with'))
  const sentBy = async (config: object, answer: object = { message: stored }) => {
    const upload = () => ({ success: true, message: '', code: 0, result: null, ...answer })
    const staged = await stage({ type: 'upload', key: 'files', title: '附件', ...config } as FieldConfig, {}, { calls: { upload } })
    await user.upload(await chooser(), new File(['x'], 'c.txt'))
    await waitFor(() => expect(staged.host.made).toHaveLength(1))
    const [path, form, , options] = (staged.host.made[0]?.args ?? []) as Parameters<Calls['upload']>
    const fields = Object.fromEntries([...form.entries()].filter(([name]) => name !== 'file'))
    await waitFor(() => expect(staged.given.length + staged.host.notices.length).toBe(1))
    staged.unmount()
    return { path, fields, hasToken: options?.hasToken ?? true, value: staged.value(), notices: staged.host.notices }
  }

  it('B3-uploadprops biz is temp, the session travels, and the path is the message, where the page says nothing', async () => {
    expect(await sentBy({})).toMatchObject({ path: '/sys/common/upload', fields: { biz: 'temp' }, hasToken: true, value: stored })
    expect(await sentBy({ token: true })).toMatchObject({ hasToken: true })
    expect(await sentBy({ token: false })).toMatchObject({ hasToken: false })
  })

  it('B3-uploadprops ocrType and isup travel, and action replaces the address', async () => {
    const sent = await sentBy({ biz: 'plates', ocrType: 'plate', isup: true, action: '/heli/common/attachment/upload' })
    expect(sent).toMatchObject({ path: '/heli/common/attachment/upload', fields: { biz: 'plates', ocrType: 'plate', isup: '1' } })
  })

  it('B3-uploadprops responseName names the place of the path, also within the answer', async () => {
    expect((await sentBy({ responseName: 'result' }, { result: stored })).value).toBe(stored)
    expect((await sentBy({ responseName: 'result.url' }, { result: { url: stored } })).value).toBe(stored)
  })

  it.each([{ url: 'javascript:alert(1)' }, { url: 'https://elsewhere.example/a.png' }, { url: '../a' }, {}, null])(
    'an answer without the path of a kept file is a failed upload: %j',
    async (result) => {
      const { value, notices } = await sentBy({ responseName: 'result.url' }, { result })
      expect(value).toBeUndefined()
      expect(notices).toMatchObject([{ kind: 'error', text: 'c.txt 上传失败. 返回的数据中“result.url”不是文件路径' }])
    },
  )

  it('a file that the server would not take is not sent at all: 文件过大', async () => {
    const staged = await stage({ type: 'upload', key: 'files', title: '附件' }, {}, { calls: { upload: () => expect.fail('sent') } })
    const film = new File(['x'], 'film.mp4')
    Object.defineProperty(film, 'size', { value: fileSizeLimit + 1 })
    await user.upload(await chooser(), film)
    await waitFor(() => expect(staged.host.notices).toMatchObject([{ text: 'film.mp4 上传失败. 文件过大：最多 20 MB' }]))
    expect(staged.host.made).toEqual([])
  })

  it('another host is called by the proxy of the server, and its own refusal is told', async () => {
    const action = 'https://files.example/put'
    const address = `/sys/common/transitRESTful?url=${encodeURIComponent(action)}`
    expect(await sentBy({ action, token: false }, { result: { success: true, message: stored } })).toMatchObject({
      path: address,
      hasToken: true,
      value: stored,
    })
    const refused = await sentBy({ action }, { result: { success: false, message: 'full' } })
    expect(refused.notices).toMatchObject([{ text: 'c.txt 上传失败. full' }])
  })
})
