import type { SourceText } from '../../../schemas/language/SourceText'
import { useFeatureText } from '../../session/featureText'

/** What the dialog of the face photo says. */
export const faceTexts = {
  title: { 'zh-CN': '人脸照片', 'en-US': 'Face photo', 'de-DE': 'Gesichtsfoto' },
  choose: { 'zh-CN': '选择照片', 'en-US': 'Choose a photo', 'de-DE': 'Foto auswählen' },
  hint: {
    'zh-CN': 'JPG 或 PNG，正面免冠，裁剪区至少 100×120',
    'en-US': 'JPG or PNG that shows the face from the front; cut out 100 × 120 at least',
    'de-DE': 'JPG oder PNG mit dem Gesicht von vorn; Ausschnitt mindestens 100 × 120',
  },
  current: { 'zh-CN': '当前人脸照片', 'en-US': 'Current face photo', 'de-DE': 'Jetziges Gesichtsfoto' },
  noPicture: {
    'zh-CN': '请选择 gif、jpg、jpeg、png、bmp 格式的图片',
    'en-US': 'Please choose a gif, jpg, jpeg, png or bmp picture',
    'de-DE': 'Bitte ein Bild im Format gif, jpg, jpeg, png oder bmp wählen',
  },
  onlyJpg: {
    'zh-CN': '只能上传 JPG 或 PNG 格式的照片!',
    'en-US': 'Only JPG or PNG photos can be uploaded!',
    'de-DE': 'Nur JPG- oder PNG-Fotos sind möglich!',
  },
  missing: { 'zh-CN': '请先选择照片！', 'en-US': 'Please choose a photo first!', 'de-DE': 'Bitte zuerst ein Foto auswählen!' },
  unreadable: {
    'zh-CN': '无法读取该照片，请换一张。',
    'en-US': 'This photo cannot be read. Please choose another one.',
    'de-DE': 'Dieses Foto lässt sich nicht lesen. Bitte ein anderes wählen.',
  },
  save: { 'zh-CN': '上传', 'en-US': 'Upload', 'de-DE': 'Hochladen' },
  added: { 'zh-CN': '上传成功', 'en-US': 'upload succeeded', 'de-DE': 'Das Foto ist hochgeladen' },
  edited: { 'zh-CN': '修改成功', 'en-US': 'modified successfully', 'de-DE': 'Das Foto ist geändert' },
  failed: { 'zh-CN': '照片上传失败', 'en-US': 'upload failed', 'de-DE': 'Das Foto konnte nicht hochgeladen werden' },
} satisfies Record<string, SourceText>

export const useFaceText = () => useFeatureText<keyof typeof faceTexts>(faceTexts)
