import {
  favouriteLimits,
  favouriteNameMissing,
  folderMissing,
  iconMissing,
  nodeNameMissing,
} from '../../../schemas/favourites/favouriteFacts'
import { inEveryLanguage, type SourceText } from '../../../schemas/language/SourceText'
import { checkFavourite } from '../favourites/checkFavourite'
import { checkFolder, checkFolderLeft } from '../favourites/checkFolder'
import { always, fieldOf, longTextField, numberField, serviceTable, textField } from './fieldsOf'

const forEverybody = { list: 'user', add: 'user', edit: 'user', delete: 'user', export: 'user', import: 'user' } as const
const required = (message: SourceText) => ({ required: true as const, message: inEveryLanguage(message) })
const yesOrNo = { customValue: [true, false] satisfies [boolean, boolean] }
const name = { maxLength: favouriteLimits.name }

const foreignAddress = inEveryLanguage({
  'zh-CN': '请填写本系统内的地址，例如 /p/order',
  'en-US': 'An address of this product, for example /p/order',
  'de-DE': 'Eine Adresse dieses Produkts, zum Beispiel /p/order',
})

/** The folders of favourites. Everybody has their own and sees the template folders, which whoever has the right for them writes. */
export const commonFavoriteFolders = serviceTable({
  table: 'common_favorite_folders',
  fields: [
    textField('parentId'),
    always({ ...textField('name'), ...name, validateRules: [required(nodeNameMissing)] }),
    { ...fieldOf('icon', 'icon'), validateRules: [required(iconMissing)] },
    always(textField('userName')),
    always(textField('userId')),
    /** 1: the folder was made beside the one that `parentId` named, not in it. */
    numberField('handleType'),
    always(numberField('izTemplate')),
    numberField('sortNo'),
    textField('title'),
    textField('route'),
  ],
  tree: { parentKey: 'parentId' },
  exact: ['parentId', 'userName'],
  indexes: [['userName'], ['izTemplate']],
  where: 'row.userName == user.username || row.izTemplate == 1',
  url: {
    list: '/favoriteFolders/commonFavoriteFolders/list',
    queryById: '/favoriteFolders/commonFavoriteFolders/queryById',
    add: '/favoriteFolders/commonFavoriteFolders/add',
    edit: '/favoriteFolders/commonFavoriteFolders/edit',
    delete: '/favoriteFolders/commonFavoriteFolders/delete',
    deleteBatch: '/favoriteFolders/commonFavoriteFolders/deleteBatch',
  },
  access: forEverybody,
  hooks: { beforeAdd: checkFolder, beforeEdit: checkFolder, beforeDelete: checkFolderLeft },
})

/** The pages that people keep, with what they were asked for. Everybody changes only their own. */
export const commonFavoriteContent = serviceTable({
  table: 'common_favorite_content',
  fields: [
    always({ ...textField('parentId'), validateRules: [required(folderMissing)] }),
    always({ ...textField('name'), ...name, validateRules: [required(favouriteNameMissing)] }),
    textField('title'),
    textField('route'),
    textField('componentName'),
    { ...fieldOf('switch', 'internalOrExternal'), ...yesOrNo },
    { ...fieldOf('switch', 'keepAlive'), ...yesOrNo, defaultValue: true },
    always({
      ...longTextField('url'),
      maxLength: favouriteLimits.url,
      validateRules: [{ required: true }, { pattern: '^/[^/\\\\\\s][^\\s]*$', message: foreignAddress }],
    }),
    textField('userName'),
    always(textField('userId')),
    textField('component'),
  ],
  translated: ['name', 'title'],
  owner: 'userName',
  exact: ['parentId'],
  unique: [['userName', 'parentId', 'name']],
  indexes: [['parentId']],
  url: {
    add: '/favoriteFolders/commonFavoriteContent/add',
    edit: '/favoriteFolders/commonFavoriteContent/edit',
    delete: '/favoriteFolders/commonFavoriteContent/delete',
    deleteBatch: '/favoriteFolders/commonFavoriteContent/deleteBatch',
  },
  access: forEverybody,
  hooks: { beforeAdd: checkFavourite, beforeEdit: checkFavourite },
})
