/** Sentences about calls as such. */
export const http = {
  notFound: { 'zh-CN': '很抱歉，资源未找到!', 'en-US': 'Sorry, nothing was found here!', 'de-DE': 'Hier wurde leider nichts gefunden!' },
  noPermission: {
    'zh-CN': '拒绝访问：缺少权限“${permission}”',
    'en-US': 'Access refused: the permission “${permission}” is missing',
    'de-DE': 'Zugriff verweigert: das Recht „${permission}“ fehlt',
  },
  badRequest: {
    'zh-CN': '请求的格式不正确',
    'en-US': 'The request is not of the right form',
    'de-DE': 'Die Anfrage hat nicht die richtige Form',
  },
  notJson: {
    'zh-CN': '请求内容不是有效的 JSON',
    'en-US': 'The request body is not valid JSON',
    'de-DE': 'Der Inhalt der Anfrage ist kein gültiges JSON',
  },
  forbiddenKey: {
    'zh-CN': '请求内容不允许使用属性名“${name}”',
    'en-US': 'The property name “${name}” is not allowed in a request',
    'de-DE': 'Der Eigenschaftsname „${name}“ ist in einer Anfrage nicht erlaubt',
  },
  tooLarge: { 'zh-CN': '请求内容过大', 'en-US': 'The request body is too large', 'de-DE': 'Der Inhalt der Anfrage ist zu groß' },
  tooMany: {
    'zh-CN': '请求过于频繁，请稍后再试',
    'en-US': 'Too many requests, please try again later',
    'de-DE': 'Zu viele Anfragen, bitte später erneut versuchen',
  },
  foreignOrigin: {
    'zh-CN': '拒绝访问：请求来自其他网站',
    'en-US': 'Access refused: the request comes from another site',
    'de-DE': 'Zugriff verweigert: die Anfrage kommt von einer anderen Website',
  },
  unavailable: {
    'zh-CN': '服务暂时不可用，请稍后再试',
    'en-US': 'The server cannot be used right now, please try again later',
    'de-DE': 'Der Server ist gerade nicht verfügbar, bitte später erneut versuchen',
  },
  repeated: {
    'zh-CN': '参数 ${name} 只能出现一次',
    'en-US': 'The parameter ${name} may be given once only',
    'de-DE': 'Der Parameter ${name} darf nur einmal angegeben werden',
  },
  failed: {
    'zh-CN': '服务器出错了，请稍后再试（编号 ${id}）',
    'en-US': 'The server failed, please try again (reference ${id})',
    'de-DE': 'Der Server hat einen Fehler gemeldet, bitte erneut versuchen (Kennung ${id})',
  },
  added: { 'zh-CN': '添加成功', 'en-US': 'Added', 'de-DE': 'Hinzugefügt' },
  edited: { 'zh-CN': '编辑成功', 'en-US': 'Saved', 'de-DE': 'Gespeichert' },
  deleted: { 'zh-CN': '删除成功', 'en-US': 'Deleted', 'de-DE': 'Gelöscht' },
  deleteFailed: { 'zh-CN': '删除失败', 'en-US': 'Nothing was deleted', 'de-DE': 'Es wurde nichts gelöscht' },
  done: { 'zh-CN': '操作成功！', 'en-US': 'Done', 'de-DE': 'Erledigt' },
  valueFree: { 'zh-CN': '该值可用！', 'en-US': 'This value can be used', 'de-DE': 'Dieser Wert kann verwendet werden' },
  valueTaken: {
    'zh-CN': '该值不可用，系统中已存在！',
    'en-US': 'This value is already in use',
    'de-DE': 'Dieser Wert wird schon verwendet',
  },
  valueEmpty: { 'zh-CN': '数据值不可为空！', 'en-US': 'The value is empty', 'de-DE': 'Der Wert ist leer' },
  unknownDictionary: {
    'zh-CN': '字典“${code}”不存在',
    'en-US': 'There is no dictionary “${code}”',
    'de-DE': 'Es gibt kein Wörterbuch „${code}“',
  },
  badDictionary: {
    'zh-CN': '字典Code格式不正确！',
    'en-US': 'The dictionary code is not of the right form!',
    'de-DE': 'Das Kürzel des Wörterbuchs hat nicht die richtige Form!',
  },
  unknownTable: {
    'zh-CN': '数据表“${table}”未声明',
    'en-US': 'No table “${table}” is declared',
    'de-DE': 'Keine Tabelle „${table}“ ist deklariert',
  },
  unknownField: {
    'zh-CN': '数据表“${table}”没有字段“${field}”',
    'en-US': 'Table “${table}” has no field “${field}”',
    'de-DE': 'Die Tabelle „${table}“ hat kein Feld „${field}“',
  },
  unknownUser: { 'zh-CN': '用户“${name}”不存在', 'en-US': 'There is no user “${name}”', 'de-DE': 'Es gibt keine Person „${name}“' },
  manyContacts: {
    'zh-CN': '联系人最多 ${most} 个',
    'en-US': 'There can be ${most} contacts at most',
    'de-DE': 'Es sind höchstens ${most} Kontakte möglich',
  },
  unknownRule: { 'zh-CN': '规则“${code}”不存在', 'en-US': 'There is no rule “${code}”', 'de-DE': 'Es gibt keine Regel „${code}“' },
  foreignFillRule: {
    'zh-CN': '拒绝访问：您无权在使用填值规则“${code}”的页面中新增数据',
    'en-US': 'Access refused: you may not add rows on a page that uses the fill rule “${code}”',
    'de-DE': 'Zugriff verweigert: Sie dürfen auf keiner Seite anlegen, die die Füllregel „${code}“ benutzt',
  },
  badCondition: {
    'zh-CN': 'condition 必须是描述对象的 json 字符串',
    'en-US': 'condition must be a JSON string that describes an object',
    'de-DE': 'condition muss ein JSON-Text sein, der ein Objekt beschreibt',
  },
  badPairs: {
    'zh-CN': '条件只能是用 and 连接的“字段 = 值”',
    'en-US': 'A condition here is pairs of a field and a value, joined by and',
    'de-DE': 'Eine Bedingung besteht hier aus Paaren von Feld und Wert, verbunden durch and',
  },
  noCategory: { 'zh-CN': '查询无果', 'en-US': 'There is no such category', 'de-DE': 'Diese Kategorie gibt es nicht' },
  categoryCode: {
    'zh-CN': '编码“${code}”必须以上级编码“${parent}”开头',
    'en-US': 'The code “${code}” must begin with that of the category above, “${parent}”',
    'de-DE': 'Der Code „${code}“ muss mit dem der übergeordneten Kategorie, „${parent}“, beginnen',
  },
  categoryCodeInRows: {
    'zh-CN': '类别编码“${code}”正由以下数据使用，不能修改：${places}',
    'en-US': 'The code “${code}” cannot be changed, records hold it: ${places}',
    'de-DE': 'Der Code „${code}“ lässt sich nicht ändern, solange Datensätze ihn enthalten: ${places}',
  },
  categoryInRows: {
    'zh-CN': '类别“${name}”正由以下数据使用，不能删除：${places}',
    'en-US': 'The category “${name}” cannot be deleted, records name it: ${places}',
    'de-DE': 'Die Kategorie „${name}“ lässt sich nicht löschen, solange Datensätze auf sie verweisen: ${places}',
  },
  nothingFound: { 'zh-CN': '未查询匹配数据！', 'en-US': 'Nothing matches', 'de-DE': 'Nichts gefunden' },
  uploadMissing: { 'zh-CN': '未上传任何文件', 'en-US': 'No file was sent', 'de-DE': 'Es wurde keine Datei gesendet' },
  uploadKind: {
    'zh-CN': '不允许上传这种文件',
    'en-US': 'Files of this kind are not accepted',
    'de-DE': 'Dateien dieser Art werden nicht angenommen',
  },
  uploadTooLarge: {
    'zh-CN': '文件过大：最多 ${most} MB',
    'en-US': 'The file is too large: ${most} MB at most',
    'de-DE': 'Die Datei ist zu groß: höchstens ${most} MB',
  },
  uploadPixels: {
    'zh-CN': '图片过大：最多 ${most} 百万像素',
    'en-US': 'The picture is too large: ${most} million pixels at most',
    'de-DE': 'Das Bild ist zu groß: höchstens ${most} Millionen Pixel',
  },
  uploadBroken: {
    'zh-CN': '上传内容不完整或格式错误，请重新上传',
    'en-US': 'The upload arrived incomplete or malformed, please try again',
    'de-DE': 'Der Upload ist unvollständig oder fehlerhaft angekommen, bitte erneut versuchen',
  },
  uploadNameless: { 'zh-CN': '上传的文件没有文件名', 'en-US': 'The file has no name', 'de-DE': 'Die Datei hat keinen Namen' },
  uploadQuota: {
    'zh-CN': '今天的上传数量已达上限，请明天再试',
    'en-US': 'No more files can be uploaded today, please try again tomorrow',
    'de-DE': 'Heute können keine weiteren Dateien hochgeladen werden, bitte morgen erneut versuchen',
  },
  uploadPlace: {
    'zh-CN': '业务路径不正确',
    'en-US': 'The folder name is not of the right form',
    'de-DE': 'Der Ordnername hat nicht die richtige Form',
  },
}
