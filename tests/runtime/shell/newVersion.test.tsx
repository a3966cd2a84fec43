import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserLocation } from '../../../runtime/shell/router/browserLocation'
import { drawPagesAs } from '../../support/fakePages'
import { emitFromServer, leaveSession, openProduct } from './product'
import { FakePage, remark } from './settings/openSettings'

// @fake-pages
drawPagesAs(FakePage)

let reload = vi.spyOn(browserLocation, 'reload')
let seen: DocumentVisibilityState = 'visible'
const own = document.createElement('script')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  leaveSession()
  seen = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen)
  reload = vi.spyOn(browserLocation, 'reload').mockImplementation(() => undefined)
  own.type = 'module'
  own.setAttribute('src', '/assets/start-one.js')
  document.head.append(own)
})
afterEach(() => {
  own.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const notice = () => screen.queryByText('有新版本可用。')

function look(state: DocumentVisibilityState) {
  seen = state
  fireEvent(document, new Event('visibilitychange'))
}

describe('C-newversion', () => {
  it('the version that runs is not announced; a new one is, and a press loads it', async () => {
    const { user } = await openProduct('/p/order')
    await remark('order')
    await emitFromServer('product-build', ['/assets/start-one.js'])
    expect(notice()).toBeNull()
    await emitFromServer('product-build', ['/assets/start-two.js'])
    expect(notice()).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '立即更新' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('a window that nobody looks at loads it by itself, once', async () => {
    await openProduct('/p/order')
    await remark('order')
    await emitFromServer('product-build', ['/assets/start-two.js'])
    look('hidden')
    expect(reload).toHaveBeenCalledOnce()
    look('visible')
    look('hidden')
    expect(reload).toHaveBeenCalledOnce()
    await emitFromServer('product-build', ['/assets/start-three.js'])
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('typed text is never lost to it', async () => {
    const { user } = await openProduct('/p/order')
    await user.type(await remark('order'), 'x')
    await emitFromServer('product-build', ['/assets/start-two.js'])
    look('hidden')
    expect(reload).not.toHaveBeenCalled()
    expect(notice()).toBeInTheDocument()
  })
})
