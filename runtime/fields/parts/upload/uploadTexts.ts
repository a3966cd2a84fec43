// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import type { SourceText } from '../../../../schemas/language/SourceText'
import { useFeatureText } from '../../../session/featureText'

/** What inputs of files say. The Chinese texts that the specification gives (B5.9, B8) stand to the letter. */
const uploadTexts = {
  upload: { 'zh-CN': '上传文件', 'en-US': 'Upload file', 'de-DE': 'Datei hochladen' },
  uploadImage: { 'zh-CN': '上传图片', 'en-US': 'Upload picture', 'de-DE': 'Bild hochladen' },
  dropHint: { 'zh-CN': '可拖放或粘贴', 'en-US': 'or drop or paste here', 'de-DE': 'oder hierher ziehen oder einfügen' },
  uploading: { 'zh-CN': '上传中(${percent}%)', 'en-US': 'Uploading (${percent}%)', 'de-DE': 'Wird hochgeladen (${percent} %)' },
  done: { 'zh-CN': '上传完成', 'en-US': 'Uploaded', 'de-DE': 'Hochgeladen' },
  failed: { 'zh-CN': '上传失败', 'en-US': 'Upload failed', 'de-DE': 'Hochladen fehlgeschlagen' },
  fileFailed: {
    'zh-CN': '${file} 上传失败.',
    'en-US': '${file} could not be uploaded.',
    'de-DE': '${file} konnte nicht hochgeladen werden.',
  },
  failedTitle: { 'zh-CN': '文件上传失败', 'en-US': 'The file could not be uploaded', 'de-DE': 'Die Datei konnte nicht hochgeladen werden' },
  errorTitle: { 'zh-CN': '上传出错', 'en-US': 'Upload error', 'de-DE': 'Fehler beim Hochladen' },
  errorReason: { 'zh-CN': '错误信息：${reason}', 'en-US': 'Error: ${reason}', 'de-DE': 'Fehler: ${reason}' },
  unknownError: { 'zh-CN': '未知错误', 'en-US': 'Unknown error', 'de-DE': 'Unbekannter Fehler' },
  noPath: {
    'zh-CN': '返回的数据中“${place}”不是文件路径',
    'en-US': 'The answer holds no path of a file in “${place}”',
    'de-DE': 'Die Antwort enthält in „${place}“ keinen Dateipfad',
  },
  tooLarge: {
    'zh-CN': '文件过大：最多 ${most} MB',
    'en-US': 'The file is too large: ${most} MB at most',
    'de-DE': 'Die Datei ist zu groß: höchstens ${most} MB',
  },
  imagesOnly: { 'zh-CN': '请上传图片', 'en-US': 'Please upload pictures only', 'de-DE': 'Bitte nur Bilder hochladen' },
  filesOnly: { 'zh-CN': '请上传文件', 'en-US': 'Please choose a file', 'de-DE': 'Bitte eine Datei auswählen' },
  isFirst: { 'zh-CN': '未知的操作', 'en-US': 'It is the first one already', 'de-DE': 'Es ist schon das erste Element' },
  isLast: { 'zh-CN': '已到最后~', 'en-US': 'It is the last one already', 'de-DE': 'Es ist schon das letzte Element' },
  toFront: { 'zh-CN': '前移 ${file}', 'en-US': 'Move ${file} forward', 'de-DE': '${file} nach vorn' },
  toBack: { 'zh-CN': '后移 ${file}', 'en-US': 'Move ${file} back', 'de-DE': '${file} nach hinten' },
  moved: {
    'zh-CN': '${file} 已移到第 ${place} 位',
    'en-US': '${file} is now number ${place}',
    'de-DE': '${file} steht jetzt an Stelle ${place}',
  },
  remove: { 'zh-CN': '移除 ${file}', 'en-US': 'Remove ${file}', 'de-DE': '${file} entfernen' },
  cancel: { 'zh-CN': '取消上传 ${file}', 'en-US': 'Cancel ${file}', 'de-DE': '${file} abbrechen' },
  retry: { 'zh-CN': '重新上传 ${file}', 'en-US': 'Upload ${file} again', 'de-DE': '${file} erneut hochladen' },
  download: { 'zh-CN': '下载 ${file}', 'en-US': 'Download ${file}', 'de-DE': '${file} herunterladen' },
  preview: { 'zh-CN': '预览 ${file}', 'en-US': 'Preview ${file}', 'de-DE': 'Vorschau von ${file}' },
  flipY: { 'zh-CN': '垂直翻转', 'en-US': 'Flip top to bottom', 'de-DE': 'Senkrecht spiegeln' },
  flipX: { 'zh-CN': '水平翻转', 'en-US': 'Flip left to right', 'de-DE': 'Waagerecht spiegeln' },
  rotateLeft: { 'zh-CN': '向左旋转', 'en-US': 'Turn left', 'de-DE': 'Nach links drehen' },
  rotateRight: { 'zh-CN': '向右旋转', 'en-US': 'Turn right', 'de-DE': 'Nach rechts drehen' },
  zoomOut: { 'zh-CN': '缩小', 'en-US': 'Smaller', 'de-DE': 'Kleiner' },
  zoomIn: { 'zh-CN': '放大', 'en-US': 'Larger', 'de-DE': 'Größer' },
  files: { 'zh-CN': '${title}：文件列表', 'en-US': '${title}: files', 'de-DE': '${title}: Dateien' },
  cropTitle: { 'zh-CN': '裁剪图片', 'en-US': 'Cut the picture', 'de-DE': 'Bild zuschneiden' },
  cropUse: { 'zh-CN': '使用', 'en-US': 'Use', 'de-DE': 'Verwenden' },
  unreadable: {
    'zh-CN': '无法读取该图片，请换一张。',
    'en-US': 'This picture cannot be read. Please choose another one.',
    'de-DE': 'Dieses Bild lässt sich nicht lesen. Bitte ein anderes wählen.',
  },
} satisfies Record<string, SourceText>

export type UploadText = ReturnType<typeof useUploadText>

export const useUploadText = () => useFeatureText<keyof typeof uploadTexts>(uploadTexts)
