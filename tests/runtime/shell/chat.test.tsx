import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { ChatPanel } from '../../../runtime/shell/chat/ChatPanel'
import { type CallFakes, renderWithHost } from '../../support/fakeHost'

const origin = 'https://chat.example.com'
const user = userEvent.setup()

async function open(post: CallFakes['post'] = () => ({ origin, ticket: 'once', seconds: 60 })) {
  let closings = 0
  const close = () => {
    closings += 1
  }
  const shown = await renderWithHost(<ChatPanel messageId="m 7" onClose={close} />, { calls: { post } })
  const panel = await screen.findByRole('dialog', { name: '聊天' })
  const frame = () => screen.getByTitle('聊天') as HTMLIFrameElement
  const tell = (data: unknown, from: { origin?: string; source?: MessageEventSource | null } = {}) =>
    act(async () => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame().contentWindow, ...from }))
    })
  const size = () => [panel.style.width, frame().style.height]
  return { ...shown, panel, frame, tell, size, closings: () => closings }
}

it('B2.11-chat B7.8-chat is a frame at /eoa/im/index with a token that was made for it, and the message', async () => {
  const { host, frame, panel } = await open()
  await waitFor(() => expect(frame()).toBeInTheDocument())
  expect(frame().src).toBe(`${origin}/eoa/im/index?token=once&messageId=m+7`)
  expect(host.made).toEqual([{ method: 'post', args: ['/eoa/im/ticket', undefined, expect.anything()] }])
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(frame().getAttribute('sandbox')).not.toContain('top-navigation')
  expect(screen.getByRole('status')).toHaveTextContent('正在打开聊天…')
  fireEvent.load(frame())
  expect(screen.queryByRole('status')).toBeNull()
  expect(panel).toBeVisible()
})

it('goes on as it was opened when another page comes into the tab: its token is good once', async () => {
  function Travelling() {
    const [messageId, setMessageId] = useState('m 7')
    return (
      <>
        <button type="button" onClick={() => setMessageId('')}>
          another page
        </button>
        <ChatPanel messageId={messageId} onClose={() => {}} />
      </>
    )
  }
  await renderWithHost(<Travelling />, { calls: { post: () => ({ origin, ticket: 'once', seconds: 60 }) } })
  const { src } = (await screen.findByTitle('聊天')) as HTMLIFrameElement
  await user.click(screen.getByRole('button', { name: 'another page' }))
  expect((screen.getByTitle('聊天') as HTMLIFrameElement).src).toBe(src)
})

it('B2.11-chat B7.8-chat change-size and show-info of its own origin are obeyed, within the window', async () => {
  const { frame, tell, size, host } = await open()
  await waitFor(() => expect(frame()).toBeInTheDocument())
  expect(size()).toEqual(['400px', '560px'])
  await tell({ type: 'change-size', width: 500, height: 300 })
  expect(size()).toEqual(['500px', '300px'])
  await tell(JSON.stringify({ type: 'change-size', data: { height: '420px' } }))
  expect(size()).toEqual(['500px', '420px'])
  await tell({ type: 'change-size', width: 99_999, height: 1 })
  expect(size()).toEqual([`${window.innerWidth}px`, '120px'])
  await tell({ type: 'show-info', message: '您有新消息' })
  await tell({ type: 'show-info', data: 'x'.repeat(900) })
  expect(host.notices).toEqual([
    { kind: 'info', text: '您有新消息' },
    { kind: 'info', text: 'x'.repeat(500) },
  ])
})

it('B2.11-chat B7.8-chat nobody else is obeyed: another origin, another window, another message', async () => {
  const { frame, tell, size, host } = await open()
  await waitFor(() => expect(frame()).toBeInTheDocument())
  const wanted = { type: 'change-size', width: 500, height: 300 }
  await tell(wanted, { origin: 'https://evil.example' })
  await tell(wanted, { origin: `${origin}.evil.example` })
  await tell(wanted, { source: window })
  await tell(wanted, { source: null })
  await tell({ type: 'show-info', message: 'no' }, { origin: 'null' })
  for (const other of [null, 7, '{', 'change-size', ['change-size'], { type: 'other', width: 1 }, { type: 'show-info' }]) await tell(other)
  await tell({ type: 'change-size', width: 'wide', height: -5 })
  expect(size()).toEqual(['400px', '560px'])
  expect(host.notices).toEqual([])
})

it('says plainly that no chat is set up, and closes', async () => {
  const { closings } = await open(() => ({ origin: null, ticket: null, seconds: 60 }))
  expect(await screen.findByText('尚未配置聊天服务，请联系管理员。')).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: '关闭聊天' }))
  expect(closings()).toBe(2)
})

it('says that no ticket could be had, and asks again', async () => {
  let isDown = true
  const { frame } = await open(() => {
    if (isDown) throw new CallError('offline', '网络异常')
    return { origin, ticket: 'second', seconds: 60 }
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('网络异常')
  isDown = false
  await user.click(screen.getByRole('button', { name: /重试|重新/ }))
  await waitFor(() => expect(frame().src).toContain('token=second'))
})
