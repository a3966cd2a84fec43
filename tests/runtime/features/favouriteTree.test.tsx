import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { everyFavourite, useFavouriteTree } from '../../../runtime/features/favourites/favouriteCalls'
import { PageHostProvider } from '../../../runtime/session/PageHost'
import type { Language } from '../../../schemas/page/Text'
import { type FakeHost, fakeHost, renderWithHost } from '../../support/fakeHost'

const names = { 'zh-CN': '订单', 'en-US': 'Orders', 'de-DE': 'Aufträge' } as const

/** A reader of the language, whom the server tells the names in it. */
function readerOf(language: Language): FakeHost {
  const favourites = [{ id: 'f1', name: names[language], title: names[language], route: '/p/order', url: '/p/order' }]
  return fakeHost({ language, calls: { get: () => ({ treeData: [{ id: 'own', name: 'own', children: [], favourites }] }) } })
}

function Names() {
  const { folders = [] } = useFavouriteTree()
  return <p>{everyFavourite(folders).map(({ name }) => name)}</p>
}

it('B2.5-fav favourites are called in the language that their reader has changed to, and asked for once in each', async () => {
  const readers = { english: readerOf('en-US'), german: readerOf('de-DE') }
  const shown = (reader: FakeHost) => (
    <PageHostProvider value={reader}>
      <Names />
      <Names />
    </PageHostProvider>
  )
  const { rerender } = await renderWithHost(shown(readers.english))
  expect(await screen.findAllByText('Orders')).toHaveLength(2)
  rerender(shown(readers.german))
  expect(await screen.findAllByText('Aufträge')).toHaveLength(2)
  rerender(shown(readers.english))
  expect(await screen.findAllByText('Orders')).toHaveLength(2)
  expect([readers.english, readers.german].map(({ made }) => made.length)).toEqual([1, 1])
})
