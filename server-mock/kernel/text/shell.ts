/** Sentences about the frame around the pages: departments, pictures, help, the proxy. */
export const shell = {
  tooManyPreferences: {
    'zh-CN': '界面偏好内容过多，无法保存',
    'en-US': 'These are more preferences than can be kept',
    'de-DE': 'Das sind mehr Einstellungen, als gespeichert werden können',
  },
  notOwnDepart: {
    'zh-CN': '您不属于该部门',
    'en-US': 'You do not belong to this department',
    'de-DE': 'Sie gehören dieser Abteilung nicht an',
  },
  noPicture: {
    'zh-CN': '头像必须是您自己上传的图片',
    'en-US': 'The avatar must be a picture that you uploaded yourself',
    'de-DE': 'Das Profilbild muss ein selbst hochgeladenes Bild sein',
  },
  helpSaved: { 'zh-CN': '保存成功！', 'en-US': 'Saved', 'de-DE': 'Gespeichert' },
  helpCleared: { 'zh-CN': '清除成功！', 'en-US': 'Cleared', 'de-DE': 'Geleert' },
  helpForAdministrators: {
    'zh-CN': '拒绝访问：只有管理员可以维护帮助信息',
    'en-US': 'Access refused: help texts are kept by administrators',
    'de-DE': 'Zugriff verweigert: Hilfetexte pflegen die Administratoren',
  },
  helpOfNothing: {
    'zh-CN': '请说明帮助信息属于哪个组件或页面',
    'en-US': 'Say which component or page the help is about',
    'de-DE': 'Bitte angeben, zu welcher Komponente oder Seite die Hilfe gehört',
  },
  viewNameMissing: { 'zh-CN': '请输入模板名称', 'en-US': 'Please enter a name', 'de-DE': 'Bitte einen Namen eingeben' },
  viewNameShort: { 'zh-CN': '最少输入三个字符', 'en-US': 'At least three characters', 'de-DE': 'Mindestens drei Zeichen' },
  viewGone: {
    'zh-CN': '该视图已不存在',
    'en-US': 'This view is not there any more',
    'de-DE': 'Diese Ansicht gibt es nicht mehr',
  },
  tooManyViews: {
    'zh-CN': '每个列表最多保存 ${most} 个视图',
    'en-US': 'At most ${most} views of one list can be kept',
    'de-DE': 'Von einer Liste lassen sich höchstens ${most} Ansichten aufbewahren',
  },
  proxyNotAllowed: {
    'zh-CN': '不允许访问该地址',
    'en-US': 'This address may not be called',
    'de-DE': 'Diese Adresse darf nicht aufgerufen werden',
  },
  proxyUnreachable: {
    'zh-CN': '目标服务没有给出可用的回答',
    'en-US': 'The other server gave no usable answer',
    'de-DE': 'Der andere Server gab keine brauchbare Antwort',
  },
  proxyTooLarge: {
    'zh-CN': '目标服务的回答太大',
    'en-US': 'The answer of the other server is too large',
    'de-DE': 'Die Antwort des anderen Servers ist zu groß',
  },
  networkNoPicture: {
    'zh-CN': '该地址不是图片，或图片无法读取',
    'en-US': 'There is no picture at this address, or none that can be read',
    'de-DE': 'Unter dieser Adresse ist kein Bild, oder keines, das sich lesen lässt',
  },
  proxyRefused: {
    'zh-CN': '目标服务返回了状态 ${status}',
    'en-US': 'The other server answered with status ${status}',
    'de-DE': 'Der andere Server antwortete mit Status ${status}',
  },
  announcementSent: {
    'zh-CN': '已发布的公告不能修改或删除，请先撤销',
    'en-US': 'A published announcement is neither changed nor deleted: revoke it first',
    'de-DE': 'Eine veröffentlichte Mitteilung wird weder geändert noch gelöscht: bitte zuerst zurückziehen',
  },
  announcementPublished: { 'zh-CN': '公告已发布', 'en-US': 'The announcement is published', 'de-DE': 'Die Mitteilung ist veröffentlicht' },
  announcementRevoked: { 'zh-CN': '公告已撤销', 'en-US': 'The announcement is revoked', 'de-DE': 'Die Mitteilung ist zurückgezogen' },
  announcementForNobody: {
    'zh-CN': '公告没有接收人',
    'en-US': 'The announcement is for nobody: choose who is to read it',
    'de-DE': 'Die Mitteilung ist für niemanden: bitte wählen, wer sie lesen soll',
  },
}
