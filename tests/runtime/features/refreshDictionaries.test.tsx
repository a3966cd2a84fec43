import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import dictionaries from '../../../pages/system/dictionaries.page.json'
import { CallError } from '../../../runtime/calls/Calls'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import { cachedDictionary, onDictionariesStored, storeDictionaryCache } from '../../../runtime/session/dictionaryCache'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'
import '../../support/productExtensions'

beforeAll(() => giveElementsSize())
beforeEach(() => localStorage.clear())

function Screen() {
  // A cast: what is read from a file of JSON has no narrower types of its own.
  return <ListPage page={usePageModel(dictionaries as unknown as ListPageConfig)} />
}

const items = { state: [{ value: '1', text: '可用' }] }
const empty = { records: [], total: 0, size: 15, current: 1, pages: 1 }
const open = async (get: NonNullable<FakeHostOptions['calls']>['get']) => {
  const { host } = await renderWithHost(<Screen />, { calls: { list: () => empty, dictItems: () => [], get } })
  await userEvent.setup().click(await screen.findByRole('button', { name: '刷新缓存' }))
  return host
}

it('P7-cache the button refreshes the server, then keeps all dictionaries here for 604800000 ms, and says 刷新缓存完成！', async () => {
  const stored = vi.fn()
  const unfollow = onDictionariesStored(stored)
  const before = Date.now()
  const host = await open((path) => (path === '/sys/dict/queryAllDictItems' ? items : null))
  await waitFor(() => expect(host.notices).toEqual([{ kind: 'success', text: '刷新缓存完成！' }]))
  const paths = host.made.filter(({ method }) => method === 'get').map(({ args }) => String(args[0]))
  expect(paths.filter((path) => path.startsWith('/sys/dict/'))).toEqual(['/sys/dict/refleshCache', '/sys/dict/queryAllDictItems'])
  expect(cachedDictionary('state')).toEqual(items.state)
  const { expire } = JSON.parse(localStorage.getItem('pro__UI_CACHE_DB_DICT_DATA') ?? '{}') as { expire: number }
  expect(expire).toBeGreaterThanOrEqual(before + 604_800_000)
  expect(expire).toBeLessThanOrEqual(Date.now() + 604_800_000)
  // What open forms have read of dictionaries is asked for anew.
  expect(stored).toHaveBeenCalledTimes(1)
  unfollow()
})

it('P7-cache a call that fails is said with 刷新缓存失败！, and what is kept stays', async () => {
  storeDictionaryCache(items)
  const host = await open((path) => {
    if (path === '/sys/dict/refleshCache') return null
    throw new CallError('server', 'no')
  })
  await waitFor(() => expect(host.notices).toEqual([{ kind: 'error', text: '刷新缓存失败！' }]))
  expect(cachedDictionary('state')).toEqual(items.state)
})
