import type { SourceText } from '../../../schemas/language/SourceText'
import type { Language } from '../../../schemas/page/Text'
import { featureText, useFeatureText } from '../../session/featureText'

/** What favourites say; what they share with the server stands in `schemas/favourites`. */
const texts = {
  add: { 'zh-CN': '添加收藏夹', 'en-US': 'Add to favourites', 'de-DE': 'Zu den Favoriten' },
  isKept: {
    'zh-CN': '此页面已收藏为“${names}”',
    'en-US': 'This page is kept as “${names}”',
    'de-DE': 'Diese Seite steht als „${names}“ in Ihren Favoriten',
  },
  kept: { 'zh-CN': '我的收藏', 'en-US': 'My favourites', 'de-DE': 'Meine Favoriten' },
  none: { 'zh-CN': '还没有收藏', 'en-US': 'No favourites yet', 'de-DE': 'Noch keine Favoriten' },
  list: { 'zh-CN': '收藏列表', 'en-US': 'All favourites', 'de-DE': 'Alle Favoriten' },
  name: { 'zh-CN': '名称', 'en-US': 'Name', 'de-DE': 'Name' },
  folder: { 'zh-CN': '文件夹', 'en-US': 'Folder', 'de-DE': 'Ordner' },
  noFolders: {
    'zh-CN': '还没有文件夹，请先新建一个',
    'en-US': 'There is no folder yet: make one first',
    'de-DE': 'Noch kein Ordner da: Bitte zuerst einen anlegen',
  },
  newFolder: { 'zh-CN': '新建文件夹', 'en-US': 'New folder', 'de-DE': 'Neuer Ordner' },
  newChild: { 'zh-CN': '新建子节点', 'en-US': 'New folder inside', 'de-DE': 'Neuer Ordner darin' },
  newSibling: { 'zh-CN': '新建同级节点', 'en-US': 'New folder beside', 'de-DE': 'Neuer Ordner daneben' },
  childOf: { 'zh-CN': '在“${name}”中新建节点', 'en-US': 'New folder in “${name}”', 'de-DE': 'Neuer Ordner in „${name}“' },
  siblingOf: { 'zh-CN': '在“${name}”旁新建节点', 'en-US': 'New folder beside “${name}”', 'de-DE': 'Neuer Ordner neben „${name}“' },
  nodeName: { 'zh-CN': '节点名称', 'en-US': 'Name of the folder', 'de-DE': 'Name des Ordners' },
  icon: { 'zh-CN': '图标', 'en-US': 'Icon', 'de-DE': 'Symbol' },
  template: {
    'zh-CN': '模板文件夹，所有人可见',
    'en-US': 'Template folder, seen by everybody',
    'de-DE': 'Vorlagenordner, für alle sichtbar',
  },
  isTemplate: { 'zh-CN': '（模板）', 'en-US': ' (template)', 'de-DE': ' (Vorlage)' },
  make: { 'zh-CN': '新建节点', 'en-US': 'Create', 'de-DE': 'Anlegen' },
  save: { 'zh-CN': '保存', 'en-US': 'Save', 'de-DE': 'Speichern' },
  cancel: { 'zh-CN': '取消', 'en-US': 'Cancel', 'de-DE': 'Abbrechen' },
  saved: { 'zh-CN': '添加成功', 'en-US': 'Added', 'de-DE': 'Hinzugefügt' },
  made: { 'zh-CN': '文件夹“${name}”已新建', 'en-US': 'The folder “${name}” is made', 'de-DE': 'Der Ordner „${name}“ ist angelegt' },
} satisfies Record<string, SourceText>

/** A text of the favourites, or of what they share with the server, in the reader's language. */
export const useFavouriteText = () => useFeatureText(texts)

/** The same where nothing is drawn. */
export const favouriteTextIn = (language: Language) => featureText(texts, language)
