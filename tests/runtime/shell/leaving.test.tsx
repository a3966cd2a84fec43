import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePageHost } from '../../../runtime/session/PageHost'
import { writeStored } from '../../../runtime/session/storage'
import { drawPagesAs } from '../../support/fakePages'
import { inSideMenu, leaveSession, openProduct } from './product'

/** A page that reports typed input. */
function FakePage({ code }: { code: string }) {
  const { setDirty } = usePageHost()
  return (
    <>
      <p>page {code}</p>
      <input aria-label="remark" onChange={() => setDirty(code, true)} />
    </>
  )
}

// @fake-pages
drawPagesAs(FakePage)

beforeEach(() => {
  localStorage.clear()
  leaveSession()
  // With tabs nothing is left: every page stays open.
  writeStored('DEFAULT_MULTI_PAGE', false)
})
afterEach(() => vi.unstubAllGlobals())

async function typeOnPage() {
  const opened = await openProduct('/p/equipment')
  await opened.user.click(await (await inSideMenu()).findByText('试验订单'))
  await screen.findByText('page order')
  await opened.user.type(screen.getByLabelText('remark'), 'x')
  return opened
}

const path = () => window.location.pathname
const press = (name: string) => screen.findByRole('button', { name })

describe('typed input that is not saved, without tabs', () => {
  it('is asked about before a menu item leaves it, and stays when the user stays', async () => {
    const { user } = await typeOnPage()
    await user.click((await inSideMenu()).getByText('试验设备'))
    await user.click(await press('留在此页'))
    expect(screen.getByLabelText('remark')).toHaveValue('x')
    expect(path()).toBe('/p/order')
  })

  it('is left when the user says so', async () => {
    const { user } = await typeOnPage()
    await user.click((await inSideMenu()).getByText('试验设备'))
    await user.click(await press('离开'))
    expect(await screen.findByText('page equipment')).toBeVisible()
  })

  it('is asked about before the browser goes back: staying keeps the address', async () => {
    const { user } = await typeOnPage()
    window.history.back()
    await user.click(await press('留在此页'))
    await waitFor(() => expect(path()).toBe('/p/order'))
    expect(screen.getByLabelText('remark')).toHaveValue('x')
  })

  it('goes back when the user says so', async () => {
    const { user } = await typeOnPage()
    window.history.back()
    await user.click(await press('离开'))
    expect(await screen.findByText('page equipment')).toBeVisible()
    expect(path()).toBe('/p/equipment')
  })

  it('makes the browser warn before the window is closed', async () => {
    await typeOnPage()
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
  })

  it('is named by the question before signing out, and is nobody’s any more after it', async () => {
    const { user } = await typeOnPage()
    await user.click(await press('王小明'))
    await user.click(await screen.findByText('退出登录'))
    await screen.findByText(/尚未保存.*真的要注销登录吗/)
    await user.click(await press('退出登录'))
    await waitFor(() => expect(path()).toBe('/user/login'))
  })
})

it('without typed input nothing is asked', async () => {
  const { user } = await openProduct('/p/order')
  await user.click((await inSideMenu()).getByText('试验设备'))
  expect(await screen.findByText('page equipment')).toBeVisible()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(false)
})
