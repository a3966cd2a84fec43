import {
  chartEndBeforeStart,
  chartFieldMissing,
  chartMaxBelowMin,
  chartNameMissing,
  chartTypeMissing,
} from '../../../schemas/charts/chartFacts'

/** Sentences about the charts over the rows of pages. */
export const charts = {
  nameMissing: chartNameMissing,
  typeMissing: chartTypeMissing,
  fieldMissing: chartFieldMissing,
  nameTooLong: {
    'zh-CN': '图表名称最多 ${most} 个字符',
    'en-US': 'The name of a chart has at most ${most} characters',
    'de-DE': 'Der Name eines Diagramms hat höchstens ${most} Zeichen',
  },
  noPage: {
    'zh-CN': '没有地址为“${url}”的页面，无法保存或生成图表',
    'en-US': 'There is no page at the address “${url}”, so there is nothing to chart',
    'de-DE': 'Unter der Adresse „${url}“ gibt es keine Seite, also auch nichts für ein Diagramm',
  },
  noRows: {
    'zh-CN': '页面“${title}”的数据不在本服务器上，无法生成图表',
    'en-US': 'The rows of the page “${title}” are not kept on this server, so they cannot be charted',
    'de-DE': 'Die Zeilen der Seite „${title}“ liegen nicht auf diesem Server und lassen sich daher nicht als Diagramm zeigen',
  },
  fieldGone: {
    'zh-CN': '图表使用的字段“${field}”已不存在或您无权查看，请选择其他字段',
    'en-US': 'The field “${field}” of this chart is gone, or you may not see it: choose another one',
    'de-DE': 'Das Feld „${field}“ dieses Diagramms gibt es nicht mehr, oder Sie dürfen es nicht sehen: Bitte ein anderes wählen',
  },
  notAnAxis: {
    'zh-CN': '字段“${field}”不能作为 X 轴',
    'en-US': 'The field “${field}” cannot be on the X axis',
    'de-DE': 'Das Feld „${field}“ kann nicht auf der X-Achse stehen',
  },
  notAFigure: {
    'zh-CN': '字段“${field}”不是数字，不能作为 Y 轴',
    'en-US': 'The field “${field}” holds no numbers, so it cannot be on the Y axis',
    'de-DE': 'Das Feld „${field}“ enthält keine Zahlen und kann nicht auf der Y-Achse stehen',
  },
  tooManyFigures: {
    'zh-CN': 'Y 轴最多可选 ${most} 个字段',
    'en-US': 'At most ${most} fields fit on the Y axis',
    'de-DE': 'Auf die Y-Achse passen höchstens ${most} Felder',
  },
  unknownMethod: {
    'zh-CN': '没有计算方式“${value}”',
    'en-US': 'There is no calculation “${value}”',
    'de-DE': 'Es gibt keine Berechnung „${value}“',
  },
  unknownFilter: {
    'zh-CN': '没有过滤类型“${value}”',
    'en-US': 'There is no filter type “${value}”',
    'de-DE': 'Es gibt keinen Filtertyp „${value}“',
  },
  otherFilter: {
    'zh-CN': '字段“${field}”不能用于过滤类型“${filter}”',
    'en-US': 'The field “${field}” cannot be filtered as “${filter}”',
    'de-DE': 'Das Feld „${field}“ lässt sich nicht als „${filter}“ filtern',
  },
  badLimit: {
    'zh-CN': '“${value}”应为不小于 ${least} 的数字',
    'en-US': '“${value}” should be a number from ${least}',
    'de-DE': '„${value}“ muss eine Zahl ab ${least} sein',
  },
  badDay: {
    'zh-CN': '“${value}”应为日期 YYYY-MM-DD',
    'en-US': '“${value}” should be a date YYYY-MM-DD',
    'de-DE': '„${value}“ muss ein Datum YYYY-MM-DD sein',
  },
  wrongNumbers: chartMaxBelowMin,
  wrongDays: chartEndBeforeStart,
  withMethod: { 'zh-CN': '${field}（${method}）', 'en-US': '${field} (${method})', 'de-DE': '${field} (${method})' },
  empty: { 'zh-CN': '（空）', 'en-US': '(empty)', 'de-DE': '(leer)' },
  others: { 'zh-CN': '其他', 'en-US': 'Others', 'de-DE': 'Andere' },
  othersTogether: {
    'zh-CN': '共 ${total} 项，数值较小的 ${rest} 项（${rows} 条记录）合并为“其他”。',
    'en-US': 'There are ${total} values; the ${rest} smaller ones (${rows} rows) are put together as “Others”.',
    'de-DE': 'Es gibt ${total} Werte; die ${rest} kleineren (${rows} Zeilen) sind als „Andere“ zusammengefasst.',
  },
  restNotShown: {
    'zh-CN': '共 ${total} 项，仅显示前 ${shown} 项，其余 ${rest} 项（${rows} 条记录）未显示。',
    'en-US': 'There are ${total} values; the first ${shown} are shown, the other ${rest} (${rows} rows) are not.',
    'de-DE': 'Es gibt ${total} Werte; die ersten ${shown} werden gezeigt, die anderen ${rest} (${rows} Zeilen) nicht.',
  },
  emptyNotShown: {
    'zh-CN': '“${field}”为空的 ${rows} 条记录未显示。',
    'en-US': 'Rows in which “${field}” is empty are not shown: ${rows}.',
    'de-DE': 'Zeilen, in denen „${field}“ leer ist, werden nicht gezeigt: ${rows}.',
  },
  savePicture: { 'zh-CN': '下载图片', 'en-US': 'Download picture', 'de-DE': 'Bild herunterladen' },
} as const
