import { favouriteNameMissing, nodeNameMissing } from '../../../schemas/favourites/favouriteFacts'

/** Sentences about favourites and their folders. */
export const favourites = {
  nameMissing: favouriteNameMissing,
  nodeNameMissing,
  templateRight: {
    'zh-CN': '模板文件夹只能由有权限“${permission}”的用户维护',
    'en-US': 'Template folders are kept by whoever has the right “${permission}”',
    'de-DE': 'Vorlagenordner pflegt nur, wer das Recht „${permission}“ hat',
  },
  folderGone: {
    'zh-CN': '文件夹已不存在，请选择其他文件夹',
    'en-US': 'The folder is no longer there: choose another one',
    'de-DE': 'Den Ordner gibt es nicht mehr: Bitte einen anderen wählen',
  },
  sameName: {
    'zh-CN': '此文件夹中已有名为“${name}”的收藏',
    'en-US': 'There is a favourite called “${name}” in this folder already',
    'de-DE': 'In diesem Ordner gibt es schon einen Favoriten namens „${name}“',
  },
  sameFolder: {
    'zh-CN': '此处已有名为“${name}”的文件夹',
    'en-US': 'There is a folder called “${name}” here already',
    'de-DE': 'Hier gibt es schon einen Ordner namens „${name}“',
  },
  templateInside: {
    'zh-CN': '模板文件夹只能放在模板文件夹中',
    'en-US': 'A template folder can only stand in a template folder',
    'de-DE': 'Ein Vorlagenordner kann nur in einem Vorlagenordner stehen',
  },
  folderUsed: {
    'zh-CN': '文件夹“${name}”中还有 ${count} 个收藏，请先移动或删除它们',
    'en-US': 'The folder “${name}” still holds favourites (${count}): move or delete them first',
    'de-DE': 'Im Ordner „${name}“ liegen noch Favoriten (${count}): Bitte erst verschieben oder löschen',
  },
  templateUsed: {
    'zh-CN': '其他用户正在使用模板文件夹“${name}”，不能改为个人文件夹',
    'en-US': 'Others keep something in the template folder “${name}”, so it cannot become a folder of your own',
    'de-DE': 'Andere bewahren im Vorlagenordner „${name}“ etwas auf; er kann kein eigener Ordner werden',
  },
  tooManyFavourites: {
    'zh-CN': '最多保存 ${most} 个收藏',
    'en-US': 'At most ${most} favourites can be kept',
    'de-DE': 'Es lassen sich höchstens ${most} Favoriten aufbewahren',
  },
  tooManyFolders: {
    'zh-CN': '最多建立 ${most} 个文件夹',
    'en-US': 'At most ${most} folders can be kept',
    'de-DE': 'Es lassen sich höchstens ${most} Ordner anlegen',
  },
} as const
