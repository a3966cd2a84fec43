import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeUserAtom } from '../../../runtime/session/session'
import { FaceDialog } from '../../../runtime/shell/avatar/FaceDialog'
import type { CallFakes } from '../../support/fakeHost'
import { renderWithHost } from '../../support/fakeHost'

const cropToJpeg = vi.hoisted(() => vi.fn(async () => new Blob(['cut'], { type: 'image/jpeg' })))
vi.mock('../../../runtime/kit/cropToJpeg', () => ({ cropToJpeg }))

/** What the cropper was told last. */
const cropper = vi.hoisted((): { told: object } => ({ told: {} }))
vi.mock('react-image-crop', async (original) => ({
  ...(await original<typeof import('react-image-crop')>()),
  default: (props: { children: ReactNode }) => {
    cropper.told = props
    return props.children
  },
}))

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }))
})
afterEach(() => vi.unstubAllGlobals())

const user = userEvent.setup()
const path = '/pgms/PgUserPicture/pgUserPicture'
const cut = btoa('cut')
const person = { faceGroupIndexCode: 'group-7', certificateType: '111', id: 'u1', name: '王小明', sex: 1, faceBinaryData: cut }

/** A face system that knows the codes, beside what a test says otherwise. */
function faceSystem(codes: string[], { check = { checkResult: 1, msg: 'success' }, code = 200 } = {}): CallFakes {
  const got: Record<string, unknown> = {
    [`${path}/queryById`]: codes[0] ? { id: 'u1', base64Url: 'face/old_1.jpg', indexCode: codes[0] } : null,
    [`${path}/getIndexCode`]: codes,
    '/face/group': { faceGroupIndexCode: 'group-7', certificateType: '111' },
  }
  return {
    get: (address) => got[address],
    post: (address) => (address === '/face/check' ? check : { indexCode: codes[0] ?? 'c1' }),
    put: () => null,
    upload: () => ({ success: true, code, message: code === 200 ? '' : 'disk full', result: 'face/new_1.jpg' }),
  }
}

async function open(calls: CallFakes) {
  const store = createStore()
  store.set(changeUserAtom, { id: 'u1', username: 'admin', realname: '王小明', sex: 1 })
  let closings = 0
  const close = () => {
    closings += 1
  }
  const shown = await renderWithHost(
    <Provider store={store}>
      <FaceDialog onClose={close} />
    </Provider>,
    { calls },
  )
  const element = await screen.findByRole('dialog')
  const written = () => shown.host.made.filter(({ method }) => method !== 'get').map(({ method, args }) => [method, args[0], args[1]])
  return { ...shown, element, dialog: within(element), written, closings: () => closings }
}

/** Chooses a photo that the browser draws 600 × 500 large. */
async function choose({ dialog }: { dialog: ReturnType<typeof within> }, photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' })) {
  fireEvent.change(dialog.getByLabelText('选择照片'), { target: { files: [photo] } })
}
async function draw({ dialog }: { dialog: ReturnType<typeof within> }) {
  const picture = await dialog.findByRole('img', { name: '待裁剪的图片' })
  Object.defineProperties(picture, { width: { value: 600 }, height: { value: 500 } })
  fireEvent.load(picture)
}

describe('the face photo', () => {
  it('B2.11-face is cut in a dialog 800 wide, looked at, and taken up as a new person: upload succeeded', async () => {
    const opened = await open(faceSystem([]))
    expect(opened.element.style.width).toBe('800px')
    await choose(opened)
    await draw(opened)
    await user.click(opened.dialog.getByRole('button', { name: '上传' }))
    await waitFor(() => expect(opened.closings()).toBe(1))
    expect(opened.host.notices).toEqual([{ kind: 'success', text: '上传成功' }])
    expect(opened.written()).toEqual([
      ['post', '/face/check', { facePicBinaryData: cut }],
      ['upload', `${path}/upload`, expect.any(FormData)],
      ['post', '/face/addface', person],
      ['post', `${path}/add`, { id: 'u1', base64Url: 'face/new_1.jpg', indexCode: 'c1' }],
    ])
  })

  it('B2.11-face B8-face of a person with a code is shown first, and edited: modified successfully', async () => {
    const opened = await open(faceSystem(['c9']))
    expect(await opened.dialog.findByRole('img', { name: '当前人脸照片' })).toHaveAttribute('src', '/api/sys/common/static/face/old_1.jpg')
    await choose(opened)
    await draw(opened)
    await user.click(opened.dialog.getByRole('button', { name: '上传' }))
    await waitFor(() => expect(opened.host.notices).toEqual([{ kind: 'success', text: '修改成功' }]))
    expect(opened.written().slice(2)).toEqual([
      ['post', '/face/editface', { ...person, indexCode: 'c9' }],
      ['put', `${path}/edit`, { id: 'u1', base64Url: 'face/new_1.jpg', indexCode: 'c9' }],
    ])
  })

  it('B8-face that fails its check is warned of with the msg, and nothing is kept; the cut stays', async () => {
    const opened = await open(faceSystem([], { check: { checkResult: 0, msg: '照片中未检测到人脸' } }))
    await choose(opened)
    await draw(opened)
    await user.click(opened.dialog.getByRole('button', { name: '上传' }))
    await waitFor(() => expect(opened.host.notices).toEqual([{ kind: 'warning', text: '照片中未检测到人脸' }]))
    expect(opened.written()).toHaveLength(1)
    expect(opened.closings()).toBe(0)
    expect(opened.dialog.getByRole('img', { name: '待裁剪的图片' })).toBeInTheDocument()
  })

  it('B8-face is upload failed with any code but 200, and nobody is taken up', async () => {
    const opened = await open(faceSystem([], { code: 500 }))
    await choose(opened)
    await draw(opened)
    await user.click(opened.dialog.getByRole('button', { name: '上传' }))
    expect(await opened.dialog.findByRole('alert')).toHaveTextContent('照片上传失败: disk full')
    expect(opened.written().map(([, address]) => address)).toEqual(['/face/check', `${path}/upload`])
  })

  it.each([
    ['zh-CN', '上传成功', '修改成功', '照片上传失败'],
    ['en-US', 'upload succeeded', 'modified successfully', 'upload failed'],
  ] as const)('B8-face speaks %s', async (language, ...texts) => {
    const { featureText } = await import('../../../runtime/session/featureText')
    const { faceTexts } = await import('../../../runtime/shell/avatar/faceTexts')
    const text = featureText(faceTexts, language)
    expect([text('added'), text('edited'), text('failed')]).toEqual(texts)
  })

  it('B5.9-photo may have five endings, is a JPEG or a PNG then, and the rest is said', async () => {
    const { dialog } = await open(faceSystem([]))
    expect(dialog.getByLabelText('选择照片')).toHaveAttribute('accept', '.gif,.jpg,.jpeg,.png,.bmp')
    await choose({ dialog }, new File(['x'], 'me.webp', { type: 'image/webp' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('请选择 gif、jpg、jpeg、png、bmp 格式的图片')
    for (const [name, type] of [
      ['me.gif', 'image/gif'],
      ['me.bmp', 'image/bmp'],
    ] as const) {
      await choose({ dialog }, new File(['x'], name, { type }))
      expect(dialog.getByRole('alert')).toHaveTextContent('只能上传 JPG 或 PNG 格式的照片!')
    }
    await choose({ dialog }, new File(['x'], 'me.PNG', { type: 'image/png' }))
    expect(dialog.queryByRole('alert')).toBeNull()
    fireEvent.error(await dialog.findByRole('img', { name: '待裁剪的图片' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('无法读取该照片，请换一张。')
    await user.click(dialog.getByRole('button', { name: '上传' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('无法读取该照片，请换一张。')
  })

  it('B5.9-photo is cut from a box of 200 × 150, no smaller than 100 × 120, 3000 pixels long at most, as a JPEG', async () => {
    const opened = await open(faceSystem([]))
    await choose(opened)
    await draw(opened)
    await user.click(opened.dialog.getByRole('button', { name: '上传' }))
    await waitFor(() => expect(opened.closings()).toBe(1))
    expect(cropper.told).toMatchObject({ minWidth: 100, minHeight: 120 })
    const [, part, longest] = cropToJpeg.mock.calls.at(-1) as unknown as [HTMLImageElement, { width: number; height: number }, number]
    expect([(part.width / 100) * 600, (part.height / 100) * 500].map(Math.round)).toEqual([200, 150])
    expect(longest).toBe(3000)
  })
})
