import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { createDraftKeeper } from '../../../runtime/studio/draft/createDraftKeeper'
import { createLocalDrafts } from '../../../runtime/studio/draft/localDrafts'
import type { PageDraft } from '../../../schemas/api/pages'

/** The server's one draft of a page, with its rule: a save must name the revision that stands. */
function draftServer(text = 'first') {
  const server = {
    draft: { code: 'order', text, base: null, revision: 1, updateBy: 'admin', updateTime: '2026-11-20 10:00:00' } as PageDraft,
    saves: [] as string[],
    /** Set to have calls fail: before the server has heard of them, or when only the answer is lost. */
    trouble: undefined as 'before' | 'after' | undefined,
    change(next: string, by = 'somebody') {
      server.draft = { ...server.draft, text: next, revision: server.draft.revision + 1, updateBy: by }
      return server.draft
    },
    calls: {
      async getDraft() {
        if (server.trouble) throw new CallError('offline', 'no connection')
        return server.draft
      },
      async saveDraft(next: string, revision: number) {
        if (server.trouble === 'before') throw new CallError('offline', 'no connection')
        if (revision !== server.draft.revision) throw new CallError('conflict', 'moved')
        server.saves.push(next)
        const saved = server.change(next, 'admin')
        if (server.trouble === 'after') throw new CallError('timeout', 'no answer')
        return saved
      },
    },
  }
  return server
}

type DraftServer = ReturnType<typeof draftServer>

/** An editor of the page in a tab of its own; every tab of the browser shares what the computer keeps. */
async function openEditor(server: DraftServer) {
  const keeper = createDraftKeeper(server.calls, createLocalDrafts('u1', 'order'))
  keeper.open()
  await vi.waitFor(() => expect(keeper.read().draft ?? keeper.read().error).toBeTruthy(), { timeout: 15_000 })
  return keeper
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return () => vi.useRealTimers()
})

describe('a draft that is written in the studio', () => {
  it('is saved when the typing pauses, in one go', async () => {
    const server = draftServer()
    const keeper = await openEditor(server)
    for (const text of ['a', 'ab', 'abc']) keeper.type(text)
    expect(server.saves).toEqual([])
    expect(keeper.read().state).toBe('typed')
    await vi.advanceTimersByTimeAsync(1500)
    expect(server.saves).toEqual(['abc'])
    expect(keeper.read()).toMatchObject({ state: 'saved', draft: { revision: 2, text: 'abc' } })
  })

  it('is saved now and then while somebody types without a pause', async () => {
    const server = draftServer()
    const keeper = await openEditor(server)
    for (let key = 0; key < 40; key++) {
      keeper.type('x'.repeat(key + 1))
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(server.saves.length).toBeGreaterThan(1)
    expect(server.saves.length).toBeLessThan(6)
  })

  it('is there again when the tab was killed right after the last key, and is saved then', async () => {
    const server = draftServer()
    const killed = await openEditor(server)
    killed.type('typed in the last moment')
    vi.clearAllTimers()
    const next = await openEditor(server)
    expect(next.read()).toMatchObject({ text: 'typed in the last moment', conflict: null })
    await vi.advanceTimersByTimeAsync(1500)
    expect(server.draft.text).toBe('typed in the last moment')
    expect(localStorage).toHaveLength(0)
  })

  it('is kept on this computer while there is no connection, and saved when there is one again', async () => {
    const server = draftServer()
    const keeper = await openEditor(server)
    server.trouble = 'before'
    keeper.type('offline')
    await vi.advanceTimersByTimeAsync(3000)
    expect(keeper.read()).toMatchObject({ state: 'unsaved', isKept: true, text: 'offline', failure: { kind: 'offline' } })
    server.trouble = undefined
    await vi.advanceTimersByTimeAsync(10_000)
    expect(keeper.read().state).toBe('saved')
    expect(server.draft.text).toBe('offline')
  })

  it('says so when this computer cannot keep it', async () => {
    const server = draftServer()
    const keeper = await openEditor(server)
    const isFull = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    keeper.type('more')
    expect(keeper.read().isKept).toBe(false)
    isFull.mockRestore()
    keeper.type('more and more')
    expect(keeper.read().isKept).toBe(true)
  })

  it('is no conflict with its own save whose answer was lost, neither here nor after a crash', async () => {
    const server = draftServer()
    const keeper = await openEditor(server)
    server.trouble = 'after'
    keeper.type('one')
    expect(await keeper.save()).toBe(false)
    server.trouble = 'before'
    keeper.type('one two')
    expect(await keeper.save()).toBe(false)
    vi.clearAllTimers()
    server.trouble = undefined
    const next = await openEditor(server)
    expect(next.read()).toMatchObject({ text: 'one two', conflict: null })
    expect(await next.save()).toBe(true)
    expect(await keeper.save()).toBe(true)
    expect(server.draft).toMatchObject({ text: 'one two', revision: 3 })
  })

  it('never overwrites what was saved elsewhere: the user is asked, and either text can be taken', async () => {
    for (const [whose, kept] of [
      ['mine', 'mine'],
      ['theirs', 'theirs'],
    ] as const) {
      const server = draftServer()
      const keeper = await openEditor(server)
      server.change('theirs')
      keeper.type('mine')
      await vi.advanceTimersByTimeAsync(60_000)
      expect(server.draft.text).toBe('theirs')
      expect(keeper.read()).toMatchObject({ text: 'mine', state: 'unsaved', conflict: { text: 'theirs' } })
      await keeper.settle(whose)
      expect(keeper.read()).toMatchObject({ text: kept, state: 'saved', conflict: null })
      expect(server.draft.text).toBe(kept)
      expect(localStorage).toHaveLength(0)
    }
  })

  it('asks before a text that was left on this computer goes over a newer draft, as often as it is opened', async () => {
    const server = draftServer()
    const killed = await openEditor(server)
    killed.type('left here')
    vi.clearAllTimers()
    server.change('newer')
    for (let opened = 0; opened < 2; opened++) {
      const keeper = await openEditor(server)
      await keeper.refresh()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(keeper.read()).toMatchObject({ text: 'left here', conflict: { text: 'newer' } })
      expect(server.draft.text).toBe('newer')
      vi.clearAllTimers()
    }
  })

  it('takes over what another tab has saved where nothing is typed, and says whose it is', async () => {
    const server = draftServer()
    const [one, two] = [await openEditor(server), await openEditor(server)]
    one.type('from the first tab')
    await one.save()
    await two.refresh()
    expect(two.read()).toMatchObject({ text: 'from the first tab', isFromElsewhere: true, state: 'saved' })
    two.type('from the first tab, and on in the second')
    expect(await two.save()).toBe(true)
    one.type('from the first tab, which knows nothing of it')
    expect(await one.save()).toBe(false)
    expect(one.read().conflict?.text).toBe('from the first tab, and on in the second')
    expect(server.draft.text).toBe('from the first tab, and on in the second')
  })

  it('follows a publication, and keeps what was typed meanwhile', async () => {
    const server = draftServer()
    const keeper = await openEditor(server)
    keeper.type('published')
    await keeper.save()
    const published = { ...server.change('published'), base: 1 }
    server.draft = published
    keeper.type('published, and on')
    keeper.replaceBy(published, 'published')
    expect(keeper.read()).toMatchObject({ text: 'published, and on', draft: { base: 1 } })
    await vi.advanceTimersByTimeAsync(1500)
    expect(server.draft).toMatchObject({ text: 'published, and on', base: 1 })
  })

  it('is the version that was brought back, whatever stood in the editor', async () => {
    const server = draftServer('version 3')
    const keeper = await openEditor(server)
    keeper.type('version 3 and something')
    await keeper.save()
    const restored = server.change('version 1')
    keeper.replaceBy(restored, keeper.read().text)
    expect(keeper.read()).toMatchObject({ text: 'version 1', state: 'saved' })
    await keeper.refresh()
    expect(keeper.read().text).toBe('version 1')
  })

  it('is left to the tab that it is typed in, while that is on the screen', async () => {
    const [there, next] = [createLocalDrafts('u1', 'order'), createLocalDrafts('u1', 'order')]
    there.keep({ text: 'typed there', revision: 1, sent: [], at: 1 })
    const leave = there.watch(() => {})
    expect(await next.readLeft()).toEqual([])
    leave()
    expect(await next.readLeft()).toMatchObject([{ text: 'typed there' }])
  })

  it('belongs to one user and one page', async () => {
    const server = draftServer()
    const killed = await openEditor(server)
    killed.type('mine')
    vi.clearAllTimers()
    for (const local of [createLocalDrafts('u2', 'order'), createLocalDrafts('u1', 'orders')]) expect(await local.readLeft()).toEqual([])
    expect(await createLocalDrafts('u1', 'order').readLeft()).toMatchObject([{ text: 'mine', revision: 1 }])
  })
})
