import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { input, openForm, pageOf, save } from './openForm'

const fields = [{ key: 'name', type: 'input', title: '名称' }]
const page = pageOf(fields, 'zh-CN', { form: { verify: 'slider' } })
const handle = () => screen.getByRole('slider', { name: '请按住滑块拖动到最右边' })
const at = () => handle().getAttribute('aria-valuenow')

/** A track 448 wide with a handle of 48: the whole way is 400. */
function layOut() {
  Object.defineProperty(handle().parentElement, 'clientWidth', { value: 448 })
  Object.defineProperty(handle(), 'clientWidth', { value: 48 })
}

function dragTo(distance: number) {
  fireEvent.pointerDown(handle(), { pointerId: 1, clientX: 100 })
  fireEvent.pointerMove(handle(), { pointerId: 1, clientX: 100 + distance })
}

describe('B2.9-misc B4-slider verification before a new row is sent', () => {
  it('starts unverified; nothing is sent, and what is to be done is said until it is', async () => {
    const { user, host, onSaved } = await openForm({ page })
    expect([at(), handle().getAttribute('aria-readonly')]).toEqual(['0', 'false'])
    await user.type(input('名称'), 'Bolt')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('请先完成滑块验证')
    expect([host.made, onSaved.mock.calls]).toEqual([[], []])
    layOut()
    dragTo(400)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(input('名称').value).toBe('Bolt')
    await user.click(save())
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  })

  it('released early it goes back', async () => {
    await openForm({ page })
    layOut()
    dragTo(300)
    expect(at()).toBe('75')
    fireEvent.pointerUp(handle(), { pointerId: 1 })
    expect(at()).toBe('0')
    fireEvent.pointerMove(handle(), { pointerId: 1, clientX: 900 })
    expect(at()).toBe('0')
  })

  it('past the full width it verifies once and locks', async () => {
    await openForm({ page })
    layOut()
    dragTo(1000)
    expect([at(), handle().getAttribute('aria-readonly'), handle().getAttribute('aria-valuetext')]).toEqual(['100', 'true', '验证通过'])
    fireEvent.pointerMove(handle(), { pointerId: 1, clientX: 100 })
    fireEvent.pointerUp(handle(), { pointerId: 1 })
    dragTo(10)
    fireEvent.keyDown(handle(), { key: 'Home' })
    fireEvent.blur(handle())
    expect(at()).toBe('100')
  })

  it('goes by keyboard, and back when it is left early', async () => {
    const { user } = await openForm({ page })
    handle().focus()
    await user.keyboard('{ArrowRight>9/}')
    expect(at()).toBe('90')
    await user.tab()
    expect(at()).toBe('0')
    handle().focus()
    await user.keyboard('{ArrowRight>10/}')
    expect(handle()).toHaveAttribute('aria-readonly', 'true')
    await user.tab()
    expect(at()).toBe('100')
  })

  it('stands only where a row is new', async () => {
    await openForm({ page, mode: 'edit', row: { id: '1', name: 'Bolt' } })
    expect(screen.queryByRole('slider')).toBeNull()
  })
})
