import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError, type Calls } from '../../../runtime/calls/Calls'
import { storeDictionaryCache } from '../../../runtime/session/dictionaryCache'
import { dictionaryKey } from '../../../runtime/session/observeDictionary'
import { type PageHost, PageHostProvider } from '../../../runtime/session/PageHost'
import { createQueryClient } from '../../../runtime/session/queryClient'
import { useDictItems } from '../../../runtime/session/useDictItems'
import type { DictItem } from '../../../schemas/api/session'
import type { Language } from '../../../schemas/page/Text'

const states: DictItem[] = [
  { value: '1', text: '可用', textEn: 'Usable', textDe: 'Verfügbar' },
  { value: '2', text: '停用' },
]

function Shown({ code }: { code?: string }) {
  const { items, isPending, error } = useDictItems(code)
  return (
    <p>
      {isPending ? 'pending' : error ? error.message : items.map(({ text }) => text).join()}
      {items.length === 0 && !isPending && !error ? 'none' : ''}
    </p>
  )
}

/** So many places show the dictionary at once. */
function show(dictItems: Calls['dictItems'], language: Language = 'zh-CN', code: string | undefined = 'state', places = 1) {
  const host = { language, calls: { dictItems } } as unknown as PageHost
  const client = createQueryClient()
  const drawn = () => (
    <QueryClientProvider client={client}>
      <PageHostProvider value={host}>
        {Array.from({ length: places }, (_, place) => (
          <Shown key={place} code={code} />
        ))}
      </PageHostProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(drawn())
  return { client, drawAgain: () => rerender(drawn()) }
}

beforeEach(() => localStorage.clear())

describe('dictionary entries', () => {
  it('come from the server', async () => {
    show(async () => states)
    expect(screen.getByText('pending')).toBeVisible()
    expect(await screen.findByText('可用,停用')).toBeVisible()
  })

  it('speak the language on the screen, Chinese where there is no other text', async () => {
    show(async () => states, 'de-DE')
    expect(await screen.findByText('Verfügbar,停用')).toBeVisible()
  })

  it('show at once when sign-in brought them, even when the server is down', async () => {
    storeDictionaryCache({ state: states })
    const dictItems = vi.fn(() => Promise.reject(new CallError('offline', 'down')))
    show(dictItems, 'en-US')
    expect(screen.getByText('Usable,停用')).toBeVisible()
    await vi.waitFor(() => expect(dictItems).toHaveBeenCalled(), { timeout: 15_000 })
    expect(screen.getByText('Usable,停用')).toBeVisible()
  })

  it('tell why there are none', async () => {
    show(() => Promise.reject(new CallError('notFound', 'gone')))
    expect(await screen.findByText('gone')).toBeVisible()
  })

  it('are asked for once, however many show them', async () => {
    const dictItems = vi.fn(async () => states)
    show(dictItems, 'zh-CN', 'state', 3)
    expect(await screen.findAllByText('可用,停用')).toHaveLength(3)
    expect(dictItems).toHaveBeenCalledTimes(1)
  })

  it('are asked for anew by who goes on after all that was known has been let go', async () => {
    let text = '可用'
    const { client, drawAgain } = show(async () => [{ value: '1', text }], 'zh-CN', 'state', 2)
    expect(await screen.findAllByText('可用')).toHaveLength(2)
    text = '在用'
    client.clear()
    drawAgain()
    expect(await screen.findAllByText('在用')).toHaveLength(2)
  })

  it('are another text for all who show them when they have changed', async () => {
    let text = '可用'
    const { client } = show(async () => [{ value: '1', text }], 'zh-CN', 'state', 2)
    await screen.findAllByText('可用')
    text = '在用'
    await act(() => client.invalidateQueries({ queryKey: dictionaryKey }))
    expect(await screen.findAllByText('在用')).toHaveLength(2)
  })

  it('are none, and asked for nowhere, without a code', () => {
    const dictItems = vi.fn()
    show(dictItems, 'zh-CN', '')
    expect(screen.getByText('none')).toBeVisible()
    expect(dictItems).not.toHaveBeenCalled()
  })
})
