import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { pageHistoryKey } from '../../../runtime/session/usePageConfig'
import type { Draft } from '../../../runtime/studio/draft/useDraft'
import { useNewVersion } from '../../../runtime/studio/PageEditor/useNewVersion'
import type { StudioCalls } from '../../../runtime/studio/studioCalls'
import type { PageVersion } from '../../../schemas/api/pages'

// A cast: nothing else of a version is read.
const version = (isCurrent: boolean) => ({ version: 1, isCurrent, createBy: 'system' }) as PageVersion

it('C-publish a page that was withdrawn while it is written is not said to have been published meanwhile', async () => {
  let stored = [version(true)]
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>
  // Casts: nothing else of the calls and of the draft is asked for.
  const studio = { getHistory: async () => stored } as unknown as StudioCalls
  const draftOn = (base: number | null) => ({ draft: { base }, keeper: { refresh: async () => {} } }) as unknown as Draft
  const { result, rerender } = renderHook(({ base }) => useNewVersion('visit', draftOn(base), studio, false), {
    wrapper,
    initialProps: { base: 1 as number | null },
  })
  await waitFor(() => expect(client.getQueryData(pageHistoryKey('visit'))).toHaveLength(1))
  expect(result.current[0]).toBeUndefined()

  // The draft hears of it before the history does.
  rerender({ base: null })
  stored = [version(false)]
  await act(() => client.invalidateQueries({ queryKey: pageHistoryKey('visit') }))
  await waitFor(() => expect(result.current[0]).toBeUndefined())

  stored = [version(false), { ...version(true), version: 2 }]
  await act(() => client.invalidateQueries({ queryKey: pageHistoryKey('visit') }))
  await waitFor(() => expect(result.current[0]?.version).toBe(2))
})
