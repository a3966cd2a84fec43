import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freeName } from '../../../../runtime/shell/favourites/starredPage'
import { emitFromServer, failing, inSideMenu, leaveSession, ok, openProduct, refused } from '../product'

// @fake-pages

const folders = '/favoriteFolders/commonFavoriteFolders'
const content = '/favoriteFolders/commonFavoriteContent'

interface Kept {
  id: string
  name: string
  title: string
  route: string
  url: string
}

const order: Kept = { id: 'f1', name: 'Orders', title: 'Orders', route: '/p/order', url: '/p/order' }

/** The server keeps one favourite, or none, in a folder, or in none. */
function keeping(kept: Kept[], folderIds: readonly string[] = ['own']) {
  const left = [...kept]
  const known = [...folderIds]
  return {
    [`${folders}/getByUser`]: () =>
      ok({
        treeData: known.map((id, index) => ({
          id,
          parentId: '',
          name: id,
          title: '',
          icon: null,
          izTemplate: id === 'template' ? 1 : 0,
          children: [],
          favourites: index === 0 ? [...left] : [],
        })),
      }),
    [`${folders}/add`]: () => {
      known.push('made')
      return ok({ id: 'made' })
    },
    [`${content}/add`]: () => {
      left.push({ ...order, id: 'new' })
      return ok({ id: 'new' })
    },
    [`${content}/delete`]: () => {
      left.splice(0)
      return ok(null)
    },
  }
}

beforeEach(() => {
  localStorage.clear()
  leaveSession()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The stars come to whoever is there. */
const pageStar = async () => {
  await screen.findByRole('heading', { level: 1 })
  fireEvent.keyDown(document.body, { key: 'Shift' })
  return screen.findByRole('button', { name: '收藏此页' })
}
const isFilled = (star: HTMLElement) => waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'))
const isEmpty = (star: HTMLElement) => waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'))
const isReady = (star: HTMLElement) => waitFor(() => expect(star).toHaveAttribute('aria-disabled', 'false'))

describe('P2-star', () => {
  it('P2-star one press keeps the page that is open, in the first folder of one’s own, and another one gives it up', async () => {
    const { user, asked } = await openProduct('/p/order', keeping([], ['template', 'own']))
    const star = await pageStar()
    await isReady(star)
    expect(star).toHaveAttribute('aria-pressed', 'false')
    await user.click(star)
    await isFilled(star)
    const body = asked.find(({ path }) => path === `${content}/add`)?.body
    expect(body).toMatchObject({ parentId: 'own', name: '试验订单', title: '试验订单', titleEn: 'Test orders', url: '/p/order' })
    await isReady(star)
    await user.click(star)
    await isEmpty(star)
    expect(asked.some(({ path }) => path === `${content}/delete`)).toBe(true)
  })

  it('P2-star an entry of the menu has the same star, and pressing it goes nowhere', async () => {
    const { user, address } = await openProduct('/p/equipment', keeping([]))
    const menu = await inSideMenu()
    await pageStar()
    const star = await menu.findByRole('button', { name: '收藏“试验订单”' })
    await isReady(star)
    await user.click(star)
    await isFilled(star)
    expect(address()).toBe('/p/equipment')
    await user.click(menu.getByRole('link', { name: '试验订单' }))
    await screen.findByText('page order')
    await isFilled(await pageStar())
    expect(menu.queryByRole('button', { name: '收藏“外部手册”' })).toBeNull()
  })

  it('P2-star a list that is kept with its query leaves the star of the page empty', async () => {
    const { user } = await openProduct('/p/order', keeping([{ ...order, url: '/p/order?status=new' }]))
    const star = await pageStar()
    await isReady(star)
    await isEmpty(star)
    await user.click(within(await screen.findByRole('navigation', { name: '菜单' })).getByRole('button', { name: '收藏“试验订单”' }))
    await isFilled(star)
  })

  it('P2-star whoever has no folder yet gets one', async () => {
    const { user, asked } = await openProduct('/p/order', keeping([], []))
    const star = await pageStar()
    await isReady(star)
    await user.click(star)
    await isFilled(star)
    expect(asked.find(({ path }) => path === `${folders}/add`)?.body).toMatchObject({ name: '我的收藏', parentId: '' })
    expect(asked.find(({ path }) => path === `${content}/add`)?.body).toMatchObject({ parentId: 'made' })
  })

  it('P2-star what the server refuses is said, and the star stays empty', async () => {
    const answers = { ...keeping([]), [`${content}/add`]: () => refused('收藏已满') }
    const { user } = await openProduct('/p/order', answers)
    const star = await pageStar()
    await isReady(star)
    await user.click(star)
    expect(await screen.findByText('收藏已满')).toBeVisible()
    await isEmpty(star)
  })

  it('P2-star one that was given up in another tab is given up without a word', async () => {
    const answers = keeping([order])
    const gone = () => {
      answers[`${content}/delete`]()
      return failing(404)
    }
    const { user } = await openProduct('/p/order', { ...answers, [`${content}/delete`]: gone })
    const button = await pageStar()
    await isFilled(button)
    await isReady(button)
    await user.click(button)
    await isEmpty(button)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('P2-star one that is given up elsewhere is empty as soon as the server tells of it, and is not asked for with every page', async () => {
    const answers = keeping([order])
    const { user, asked } = await openProduct('/p/order', answers)
    await isFilled(await pageStar())
    const menu = await inSideMenu()
    await user.click(menu.getByRole('link', { name: '试验设备' }))
    await screen.findByText('page equipment')
    await isEmpty(await pageStar())
    expect(asked.filter(({ path }) => path === `${folders}/getByUser`)).toHaveLength(1)
    const star = await menu.findByRole('button', { name: '收藏“试验订单”' })
    await isFilled(star)
    answers[`${content}/delete`]()
    await emitFromServer('favourites-changed')
    await isEmpty(star)
  })

  it('P2-star a second page of the same name gets a name that is free and short enough', () => {
    expect(freeName('订单', [])).toBe('订单')
    expect(freeName('订单', ['订单', '订单 2'])).toBe('订单 3')
    expect(freeName('A title of far more than twenty letters', ['A title of far more '])).toBe('A title of far mor 2')
  })
})
