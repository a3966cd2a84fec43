import { defineRoute, type Route } from '../../kernel/Route'
import type { Services } from '../Services'
import { readTree } from './readTree'
import { listFavourites, readFavourite } from './sharedFavourites'

const content = '/api/favoriteFolders/commonFavoriteContent'

/** Favourites beside the calls that change them, which their tables have. */
export function favouriteRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/favoriteFolders/commonFavoriteFolders/getByUser',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'FavouriteTree',
      handler: ({ context }) => readTree(services, context),
    }),
    defineRoute({
      method: 'GET',
      url: `${content}/list`,
      access: 'user',
      body: null,
      query: 'FavouriteQuery',
      params: null,
      answer: 'PageOfRows',
      handler: ({ query, context }) => listFavourites(services, query, context),
    }),
    defineRoute({
      method: 'GET',
      url: `${content}/queryById`,
      access: 'user',
      body: null,
      query: 'RowIdQuery',
      params: null,
      answer: 'Row',
      handler: ({ query, context }) => readFavourite(services, query.id, context),
    }),
  ]
}
