import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError, type Calls } from '../../../runtime/calls/Calls'
import { storeDictionaryCache } from '../../../runtime/session/dictionaryCache'
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

function show(dictItems: Calls['dictItems'], language: Language = 'zh-CN', code: string | undefined = 'state') {
  const host = { language, calls: { dictItems } } as unknown as PageHost
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <PageHostProvider value={host}>
        <Shown code={code} />
      </PageHostProvider>
    </QueryClientProvider>,
  )
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

  it('are none, and asked for nowhere, without a code', () => {
    const dictItems = vi.fn()
    show(dictItems, 'zh-CN', '')
    expect(screen.getByText('none')).toBeVisible()
    expect(dictItems).not.toHaveBeenCalled()
  })
})
