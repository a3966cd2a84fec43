import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failing, leaveSession, menu, ok, openProduct, refused } from '../product'

vi.mock('../../../../runtime/pages/PageView', () => ({ PageView: ({ code }: { code: string }) => <p>page {code}</p> }))
// The editor is proven with its field; a plain box stands in for it, since nobody can type into it here.
vi.mock('../../../../runtime/fields/parts/richText/RichTextBox', () => ({
  RichTextBox: ({ value, onChange }: { value: string; onChange(value: string | null): void }) => (
    <textarea aria-label="帮助内容" value={value} onChange={(event) => onChange(event.target.value || null)} />
  ),
}))

const addPath = '/help/commonHelp/add'

/** Kept by the path alone, as another program may have written it. */
const place = { id: 'h', componentId: '', componentUrl: '/p/order' }

/** A server that keeps one help text. */
function answersWith(first: string, roleCodes: string[]) {
  let content = first
  return {
    '/sys/permission/getUserPermissionByToken': () => ok({ menu, auth: [], allAuth: [], roleCodes }),
    '/help/commonHelp/list': () => ok({ records: content ? [{ ...place, content }] : [], total: content ? 1 : 0 }),
    keep: (next: string) => {
      content = next
      return ok(next ? { ...place, content: next } : null)
    },
  }
}

beforeEach(() => {
  localStorage.clear()
  leaveSession()
})
afterEach(() => vi.unstubAllGlobals())

async function openHelp(content: string, roleCodes: string[], saved?: () => ReturnType<typeof ok>) {
  const { keep, ...answers } = answersWith(content, roleCodes)
  const opened = await openProduct('/p/order', { ...answers, [addPath]: saved ?? (() => keep('')) })
  await opened.user.click(await screen.findByRole('button', { name: '帮助' }))
  return opened
}

describe('P2-help', () => {
  it('a reader sees the help of the page without anything that runs, and no way to change it', async () => {
    await openHelp('<p>先填<b>编号</b></p><img src="x" onerror="window.broken = true">', ['staff'])
    const help = await screen.findByText('编号', { selector: 'b' })
    await waitFor(() => expect(help).toBeVisible())
    expect(document.querySelector('[onerror]')).toBeNull()
    expect(screen.queryByRole('button', { name: '维护帮助' })).toBeNull()
  })

  it('without help the reader is told so', async () => {
    await openHelp('', ['staff'])
    await waitFor(() => expect(screen.getByText('暂无帮助信息')).toBeVisible())
  })

  it('an administrator writes it in a dialog 1000 wide', async () => {
    const { user, asked } = await openHelp('', ['SOCAdmin'], () => ok({ ...place, content: '先看这里' }))
    await user.click(await screen.findByRole('button', { name: '维护帮助' }))
    const box = await screen.findByLabelText('帮助内容')
    expect(box.closest<HTMLElement>('[role=dialog]')?.style.width).toBe('1000px')
    await user.type(box, '先看这里')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getByText('保存成功！')).toBeVisible())
    expect(asked.find(({ path }) => path === addPath)?.body).toEqual({
      componentId: 'order',
      componentUrl: '/p/order',
      content: '先看这里',
    })
    await waitFor(() => expect(screen.queryByLabelText('帮助内容')).toBeNull())
    expect(screen.getByText('先看这里')).toBeVisible()
  })

  it('a text is found by the path whoever wrote it, and what an administrator makes of it takes its place', async () => {
    const { user, asked, addresses } = await openHelp('旧的', ['SOCAdmin'], () => ok({ ...place, content: '旧的帮助' }))
    expect(await screen.findByText('旧的')).toBeVisible()
    const question = addresses.find(({ pathname }) => pathname.endsWith('/help/commonHelp/list'))
    expect(question?.searchParams.get('componentUrl')).toBe('/p/order')
    expect(question?.searchParams.has('componentId')).toBe(false)
    await user.click(screen.getByRole('button', { name: '维护帮助' }))
    await user.type(await screen.findByLabelText('帮助内容'), '帮助')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getByText('旧的帮助')).toBeVisible())
    expect(asked.find(({ path }) => path === addPath)?.body).toEqual({ componentId: '', componentUrl: '/p/order', content: '旧的帮助' })
  })

  it('saving nothing clears it', async () => {
    const { user } = await openHelp('旧的帮助', ['SOCAdmin'])
    await user.click(await screen.findByRole('button', { name: '维护帮助' }))
    await user.clear(await screen.findByLabelText('帮助内容'))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getByText('清除成功！')).toBeVisible())
    await waitFor(() => expect(screen.getByText('暂无帮助信息')).toBeVisible())
  })

  it('what was written stays when the server refuses', async () => {
    const { user } = await openHelp('', ['SOCAdmin'], () => refused('太长了'))
    await user.click(await screen.findByRole('button', { name: '维护帮助' }))
    await user.type(await screen.findByLabelText('帮助内容'), '很长')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getByText('太长了')).toBeVisible())
    expect(screen.getByLabelText('帮助内容')).toHaveValue('很长')
  })

  it('P7-transport a save that times out is a notice titled 系统提示', async () => {
    const { user } = await openHelp('', ['SOCAdmin'], () => failing(504))
    await user.click(await screen.findByRole('button', { name: '维护帮助' }))
    await user.click(await screen.findByRole('button', { name: '保存' }))
    const notice = (await screen.findByText('网络超时')).closest('[role="alert"]') as HTMLElement
    expect(within(notice).getByText('系统提示')).toBeVisible()
  })
})
