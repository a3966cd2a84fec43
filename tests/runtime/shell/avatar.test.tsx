import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStoredUser } from '../../../runtime/session/keptSession'
import { userAtom } from '../../../runtime/session/session'
import { photoProblem } from '../../../runtime/shell/avatar/photoProblem'
import { changeLanguage } from '../../../runtime/text/i18n'
import { emitFromServer, leaveSession, ok, openProduct, refused } from './product'

beforeEach(async () => {
  localStorage.clear()
  leaveSession()
  await changeLanguage('en-US')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await changeLanguage('zh-CN')
})

const path = '/sys/user/avatar'
const own = { id: 'u1', username: 'admin', realname: '王小明' }

/** The dialog with this title. antd gives all titles one id here, so that none can be found by its name. */
async function findDialog(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: '.ant-modal-title' })
  return heading.closest('[role=dialog]') as HTMLElement
}

async function openDialog(answers: Parameters<typeof openProduct>[1] = {}) {
  const product = await openProduct('/dashboard/analysis', answers)
  await product.user.click(await screen.findByRole('button', { name: '王小明' }))
  await product.user.click(await screen.findByRole('menuitem', { name: /Change avatar/ }))
  return { ...product, dialog: within(await findDialog('Change avatar')) }
}
const inHeader = () => screen.getByRole('button', { name: '王小明', hidden: true })

/** The letter in the place of a picture; it is drawn by the style sheet. */
const letter = () => inHeader().querySelector('.pw-avatar')?.getAttribute('data-initial')

describe('P2-photo the avatar', () => {
  it('is picked by keyboard and stands in the header at once', async () => {
    const { user, dialog, asked } = await openDialog({ [path]: () => ok({ ...own, avatar: 'builtin:rocket' }) })
    expect(dialog.getByRole('radio', { name: 'First letter' })).toBeChecked()
    act(() => dialog.getByRole('radio', { name: 'Smile' }).focus())
    await user.keyboard('{ArrowRight}')
    expect(dialog.getByRole('radio', { name: 'Rocket' })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.find((call) => call.path === path)?.body).toEqual({ avatar: 'builtin:rocket' })
    expect(inHeader().querySelector('[data-icon=rocket]')).toBeInTheDocument()
  })

  it('stays open with the choice when the server refuses', async () => {
    const { user, dialog } = await openDialog({ [path]: () => refused('not yours') })
    await user.click(dialog.getByRole('radio', { name: 'Star' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('not yours')).toBeVisible()
    expect(dialog.getByRole('radio', { name: 'Star' })).toBeChecked()
  })

  it('P7-transport a server that fails is a notice with a title', async () => {
    const { user, dialog } = await openDialog({ [path]: () => ({ status: 502, body: { message: 'the gateway is down' } }) })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const notice = (await screen.findByText('the gateway is down')).closest('[role="alert"]') as HTMLElement
    expect(within(notice).getByText('System notice')).toBeVisible()
  })

  it.each([null, {}, { id: 'u1' }])('stays what it was, and so does the session, when the answer is no user: %j', async (answer) => {
    const { user, dialog, product } = await openDialog({ [path]: () => ok(answer) })
    await user.click(dialog.getByRole('radio', { name: 'Star' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The server answered with something that cannot be read')).toBeVisible()
    expect(product.store.get(userAtom)).toMatchObject(own)
    expect(readStoredUser()).toMatchObject(own)
  })

  it.each([null, {}, { userInfo: null }, { userInfo: { realname: 'x' } }])(
    'stays what it was, and so does the session, when what the server tells of it is no user: %j',
    async (answer) => {
      const getUserInfo = vi.fn(() => ok(answer))
      const { product } = await openProduct('/dashboard/analysis', { '/sys/user/getUserInfo': getUserInfo })
      await screen.findByRole('button', { name: '王小明' })
      await emitFromServer('user-changed')
      await waitFor(() => expect(getUserInfo).toHaveBeenCalled())
      await waitFor(() => expect(product.queries.getQueryState(['ownUser', 'u1'])?.status).toBe('error'))
      expect(product.store.get(userAtom)).toMatchObject(own)
      expect(readStoredUser()).toMatchObject(own)
      expect(inHeader()).toBeVisible()
    },
  )

  it('that was changed elsewhere is taken up when the server tells of it; one that cannot be shown gives way to the letter', async () => {
    await openProduct('/dashboard/analysis', {
      '/sys/user/getUserInfo': () => ok({ userInfo: { ...own, avatar: 'avatar/me_1.jpg' }, sysAllDictItems: {} }),
    })
    await screen.findByRole('button', { name: '王小明' })
    expect(letter()).toBe('王')
    await emitFromServer('user-changed')
    await waitFor(() => expect(inHeader().querySelector('img')).toHaveAttribute('src', '/api/sys/common/static/avatar/me_1.jpg'))
    fireEvent.error(inHeader().querySelector('img') as HTMLElement)
    expect(letter()).toBe('王')
  })
})

describe('P2-photo the upload', () => {
  async function openUpload() {
    const opened = await openDialog()
    await opened.user.click(opened.dialog.getByRole('button', { name: /Upload photo/ }))
    return { ...opened, upload: within(await findDialog('Upload photo')) }
  }

  it('is 800 wide, tells its limits, and says what is wrong with a file', async () => {
    const { user, upload } = await openUpload()
    expect((await findDialog('Upload photo')).style.width).toBe('800px')
    expect(upload.getByRole('button', { name: 'Choose a photo' })).toHaveAccessibleDescription('JPEG or PNG, 5 MB at most')
    await user.click(upload.getByRole('button', { name: 'Use photo' }))
    expect(upload.getByRole('alert')).toHaveTextContent('Please choose a photo first!')
    fireEvent.change(upload.getByLabelText('Choose a photo'), { target: { files: [new File(['GIF'], 'a.gif', { type: 'image/gif' })] } })
    expect(upload.getByRole('alert')).toHaveTextContent('Only JPEG or PNG photos can be uploaded!')
  })

  it('says so when the file is no picture', async () => {
    const { user, upload } = await openUpload()
    await user.upload(upload.getByLabelText('Choose a photo'), new File(['x'], 'a.png', { type: 'image/png' }))
    fireEvent.error(await upload.findByRole('img', { name: 'Picture to be cut' }))
    expect(upload.getByRole('alert')).toHaveTextContent('This photo cannot be read.')
  })

  it.each([
    ['image/gif', 1, 'avatar.kind'],
    ['image/svg+xml', 1, 'avatar.kind'],
    ['image/png', 5 * 1024 * 1024 + 1, 'avatar.large'],
    ['image/jpeg', 5 * 1024 * 1024, null],
  ])('a file of type %s and %i bytes: %s', (type, size, problem) => {
    expect(photoProblem({ type, size })).toBe(problem)
  })
})
