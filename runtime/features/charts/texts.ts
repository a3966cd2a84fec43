import type { SourceText } from '../../../schemas/language/SourceText'
import { useFeatureText } from '../../session/featureText'

/** What the charts say; what they share with the server stands in `schemas/charts`. */
const texts = {
  new: { 'zh-CN': '新建图表', 'en-US': 'New chart', 'de-DE': 'Neues Diagramm' },
  none: { 'zh-CN': '还没有保存的图表', 'en-US': 'No charts saved yet', 'de-DE': 'Noch keine Diagramme gespeichert' },
  deleteTitle: { 'zh-CN': '确认删除图表', 'en-US': 'Delete the chart', 'de-DE': 'Diagramm löschen' },
  deleteText: {
    'zh-CN': '是否删除图表“${name}”？',
    'en-US': 'Delete the chart “${name}”?',
    'de-DE': 'Das Diagramm „${name}“ löschen?',
  },
  name: { 'zh-CN': '图表名称', 'en-US': 'Chart name', 'de-DE': 'Name des Diagramms' },
  type: { 'zh-CN': '图表类型', 'en-US': 'Chart type', 'de-DE': 'Diagrammtyp' },
  x: { 'zh-CN': 'X轴字段', 'en-US': 'X field', 'de-DE': 'Feld der X-Achse' },
  y: { 'zh-CN': 'Y轴字段', 'en-US': 'Y fields', 'de-DE': 'Felder der Y-Achse' },
  method: { 'zh-CN': '计算方式', 'en-US': 'Calculation', 'de-DE': 'Berechnung' },
  filter: { 'zh-CN': '过滤类型', 'en-US': 'Filter type', 'de-DE': 'Filtertyp' },
  noFilter: { 'zh-CN': '不过滤', 'en-US': 'No filter', 'de-DE': 'Kein Filter' },
  interval: { 'zh-CN': '区间字段', 'en-US': 'Filter field', 'de-DE': 'Feld des Filters' },
  content: { 'zh-CN': '过滤内容', 'en-US': 'Value', 'de-DE': 'Wert' },
  min: { 'zh-CN': '最小值', 'en-US': 'Minimum', 'de-DE': 'Kleinster Wert' },
  max: { 'zh-CN': '最大值', 'en-US': 'Maximum', 'de-DE': 'Größter Wert' },
  least: { 'zh-CN': '应不小于 ${least}', 'en-US': 'At least ${least}', 'de-DE': 'Mindestens ${least}' },
  start: { 'zh-CN': '开始时间', 'en-US': 'Start time', 'de-DE': 'Beginn' },
  end: { 'zh-CN': '结束时间', 'en-US': 'End time', 'de-DE': 'Ende' },
  gone: { 'zh-CN': '${name}（已不存在）', 'en-US': '${name} (no longer there)', 'de-DE': '${name} (nicht mehr vorhanden)' },
  chooseOther: {
    'zh-CN': '字段“${name}”已不存在，请选择其他字段',
    'en-US': 'The field “${name}” is no longer there: choose another one',
    'de-DE': 'Das Feld „${name}“ gibt es nicht mehr: Bitte ein anderes wählen',
  },
  reset: { 'zh-CN': '重置', 'en-US': 'Reset', 'de-DE': 'Zurücksetzen' },
  preview: { 'zh-CN': '预览', 'en-US': 'Preview', 'de-DE': 'Vorschau' },
  save: { 'zh-CN': '保存', 'en-US': 'Save', 'de-DE': 'Speichern' },
  wrong: { 'zh-CN': '图表无法绘制', 'en-US': 'This chart cannot be drawn', 'de-DE': 'Dieses Diagramm lässt sich nicht zeichnen' },
  notPreviewed: {
    'zh-CN': '点击“预览”查看图表',
    'en-US': 'Press “Preview” to see the chart',
    'de-DE': 'Mit „Vorschau“ wird das Diagramm gezeigt',
  },
  saved: { 'zh-CN': '保存成功！', 'en-US': 'Saved', 'de-DE': 'Gespeichert' },
  deleted: { 'zh-CN': '删除成功', 'en-US': 'Deleted', 'de-DE': 'Gelöscht' },
  conflictTitle: {
    'zh-CN': '图表已在其他窗口中修改',
    'en-US': 'The chart was changed in another window',
    'de-DE': 'Das Diagramm wurde in einem anderen Fenster geändert',
  },
  conflictText: {
    'zh-CN': '仍要保存并覆盖那里的修改吗？',
    'en-US': 'Save anyway, and overwrite what was changed there?',
    'de-DE': 'Trotzdem speichern und das dort Geänderte überschreiben?',
  },
  overwrite: { 'zh-CN': '覆盖', 'en-US': 'Overwrite', 'de-DE': 'Überschreiben' },
  drawing: { 'zh-CN': '正在生成图表', 'en-US': 'Drawing the chart', 'de-DE': 'Das Diagramm wird erstellt' },
  noRows: { 'zh-CN': '没有可显示的数据', 'en-US': 'There is nothing to show', 'de-DE': 'Es gibt nichts zu zeigen' },
  ofQuery: {
    'zh-CN': '只统计当前查询的数据',
    'en-US': 'Only the rows of the current query',
    'de-DE': 'Nur die Zeilen der aktuellen Abfrage',
  },
  numbers: { 'zh-CN': '数据表', 'en-US': 'Numbers', 'de-DE': 'Zahlen' },
  chartOf: {
    'zh-CN': '${name}：${type}，数值见下方数据表',
    'en-US': '${name}: ${type}. The numbers are in the table below',
    'de-DE': '${name}: ${type}. Die Zahlen stehen in der Tabelle darunter',
  },
  pictureFailed: {
    'zh-CN': '图片生成失败，请重试',
    'en-US': 'The picture could not be made, please try again',
    'de-DE': 'Das Bild konnte nicht erstellt werden, bitte erneut versuchen',
  },
} satisfies Record<string, SourceText>

/** A text of the charts, or of what they share with the server, in the reader's language. */
export const useChartText = () => useFeatureText(texts)
