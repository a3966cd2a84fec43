import { renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { pageTitlesAtom } from '../../../runtime/session/pageTitles'
import { useDraftTitle } from '../../../runtime/studio/PageEditor/useDraftTitle'

beforeEach(() => localStorage.clear())

/** What the tab of a page is called by while the page is written so. */
function titleIn(title: unknown, base: number | null) {
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  renderHook(() => useDraftTitle('visit', title, base), { wrapper })
  return store.get(pageTitlesAtom).visit
}

it('a page that was never published is called by the title of its draft', () => {
  const title = { 'zh-CN': '来访', 'de-DE': 'Besuche' }
  expect(titleIn(title, null)).toEqual(title)
})

it('a draft of a published page, and text that cannot be read, call it no other name', () => {
  expect(titleIn('Visits', 2)).toBeUndefined()
  expect(titleIn(undefined, null)).toBeUndefined()
})
