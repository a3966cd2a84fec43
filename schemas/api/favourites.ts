import type { FavouriteType } from '../favourites/favouriteFacts'

/** Query of GET /favoriteFolders/commonFavoriteContent/list: that of every list, and whose favourites are meant. */
export interface FavouriteQuery {
  /** `collect`, one's own, when left out. */
  type?: FavouriteType
  [more: string]: unknown
}

/** A page that somebody keeps, in its folder. */
export interface FavouriteLeaf {
  id: string
  name: string
  /** What the page is called, in the reader's language. */
  title: string
  /** Path of the page, without what it was asked for. */
  route: string
  /** Path with its query. */
  url: string
}

/** A folder of favourites, with what stands in it. */
export interface FavouriteFolder {
  id: string
  /** Empty for a folder that stands in no other. */
  parentId: string
  name: string
  title: string
  icon: string | null
  userName: string
  userId: string
  /** 1: everybody sees it. */
  izTemplate: 0 | 1
  sortNo: number
  route: string | null
  children: FavouriteFolder[]
  /** One's own favourites in it, a template folder's too. */
  favourites: FavouriteLeaf[]
}

/** Answer of GET /favoriteFolders/commonFavoriteFolders/getByUser: one's own folders and the template folders, by their order and name. */
export interface FavouriteTree {
  treeData: FavouriteFolder[]
}
