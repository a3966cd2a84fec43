import { useFeatureText } from '../../../session/featureText'

/** What is said where a picture or a recording is put into a text. */
const pictureTexts = {
  local: { 'zh-CN': '本地上传', 'en-US': 'From this computer', 'de-DE': 'Von diesem Gerät' },
  network: { 'zh-CN': '网络图片', 'en-US': 'From the web', 'de-DE': 'Aus dem Netz' },
  choose: { 'zh-CN': '选择图片', 'en-US': 'Choose a picture', 'de-DE': 'Bild auswählen' },
  address: { 'zh-CN': '图片地址', 'en-US': 'Address of the picture', 'de-DE': 'Adresse des Bildes' },
  insert: { 'zh-CN': '插入', 'en-US': 'Insert', 'de-DE': 'Einfügen' },
  copied: {
    'zh-CN': '图片会由服务器取来并保存在本系统中',
    'en-US': 'The server fetches the picture and keeps a copy of it',
    'de-DE': 'Der Server holt das Bild und behält eine Kopie',
  },
  wrongAddress: {
    'zh-CN': '请输入以 http:// 或 https:// 开头的地址',
    'en-US': 'Enter an address that begins with http:// or https://',
    'de-DE': 'Eine Adresse eingeben, die mit http:// oder https:// beginnt',
  },
  media: { 'zh-CN': '音视频', 'en-US': 'Video or sound', 'de-DE': 'Video oder Ton' },
  mediaOnly: {
    'zh-CN': '请上传 MP4 或 MP3 文件',
    'en-US': 'Please upload an MP4 or MP3 file',
    'de-DE': 'Bitte eine MP4- oder MP3-Datei hochladen',
  },
  fullscreen: { 'zh-CN': '全屏', 'en-US': 'Full screen', 'de-DE': 'Vollbild' },
}

export function usePictureText() {
  return useFeatureText(pictureTexts)
}
