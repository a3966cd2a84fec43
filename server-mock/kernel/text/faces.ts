/** Sentences about face photos. */
export const faces = {
  unreadable: {
    'zh-CN': '无法读取照片，请重新选择',
    'en-US': 'The photo cannot be read, please choose another one',
    'de-DE': 'Das Foto lässt sich nicht lesen, bitte ein anderes wählen',
  },
  wrongKind: {
    'zh-CN': '只能使用 JPG 或 PNG 照片',
    'en-US': 'Only JPG or PNG photos can be used',
    'de-DE': 'Nur JPG- oder PNG-Fotos sind möglich',
  },
  tooSmall: {
    'zh-CN': '照片过小：至少 100×120 像素',
    'en-US': 'The photo is too small: 100 × 120 pixels at least',
    'de-DE': 'Das Foto ist zu klein: mindestens 100 × 120 Pixel',
  },
  tooLarge: {
    'zh-CN': '照片过大：长边最多 3000 像素，最大 5 MB',
    'en-US': 'The photo is too large: 3000 pixels and 5 MB at most',
    'de-DE': 'Das Foto ist zu groß: höchstens 3000 Pixel und 5 MB',
  },
  noFace: {
    'zh-CN': '照片中未检测到人脸，请正对镜头重新拍摄',
    'en-US': 'No face was found in the photo, please use one that shows the face from the front',
    'de-DE': 'Auf dem Foto wurde kein Gesicht gefunden, bitte eines von vorn verwenden',
  },
  severalFaces: {
    'zh-CN': '照片中不止一张人脸，请只保留本人',
    'en-US': 'The photo shows more than one face, please cut out one alone',
    'de-DE': 'Das Foto zeigt mehr als ein Gesicht, bitte nur eines ausschneiden',
  },
  known: {
    'zh-CN': '该人员已有人脸照片，请改为修改',
    'en-US': 'This person has a face photo already, please change that one',
    'de-DE': 'Für diese Person gibt es schon ein Gesichtsfoto, bitte dieses ändern',
  },
  unknown: {
    'zh-CN': '人脸系统中没有该人员',
    'en-US': 'The face system does not know this person',
    'de-DE': 'Das Gesichtssystem kennt diese Person nicht',
  },
  otherGroup: {
    'zh-CN': '人脸分组不是本服务器配置的分组',
    'en-US': 'This is not the face group that the server is set to',
    'de-DE': 'Das ist nicht die Gesichtsgruppe, auf die der Server eingestellt ist',
  },
  noPicture: {
    'zh-CN': '照片必须由您本人上传',
    'en-US': 'The photo must be one that you uploaded yourself',
    'de-DE': 'Das Foto muss selbst hochgeladen sein',
  },
}
