import type { SourceText } from '../language/SourceText'

/** Characters of a name, of a favourite and of a folder, and how many of each somebody may keep. */
export const favouriteLimits = { name: 20, url: 2000, favourites: 1000, folders: 200 } as const

/** Whose favourites a list shows: one's own, those of whom one stands in for now, those of one's team. */
export const favouriteTypes = ['collect', 'agent', 'team'] as const
export type FavouriteType = (typeof favouriteTypes)[number]

/** Where the favourites are listed. */
export const favouriteListAddress = '/better/favoriteFolder/FavoriteFilesList?type=collect'

/** Whoever holds it writes the template folders, which everybody sees. */
export const templateRight = 'user:favorite'

/** What is said where something is not filled. */
export const favouriteNameMissing: SourceText = {
  'zh-CN': '请输入名称!',
  'en-US': 'Please enter a name!',
  'de-DE': 'Bitte einen Namen eingeben!',
}
export const folderMissing: SourceText = {
  'zh-CN': '请选择文件夹!',
  'en-US': 'Please choose a folder!',
  'de-DE': 'Bitte einen Ordner auswählen!',
}
export const nodeNameMissing: SourceText = {
  'zh-CN': '请请输入节点名称!',
  'en-US': 'Please enter the name of the folder!',
  'de-DE': 'Bitte den Namen des Ordners eingeben!',
}
export const iconMissing: SourceText = {
  'zh-CN': '请选择图标!',
  'en-US': 'Please choose an icon!',
  'de-DE': 'Bitte ein Symbol auswählen!',
}
export const favouriteNameTooLong: SourceText = {
  'zh-CN': '名称最多 ${most} 个字符',
  'en-US': 'A name has at most ${most} characters',
  'de-DE': 'Ein Name hat höchstens ${most} Zeichen',
}
