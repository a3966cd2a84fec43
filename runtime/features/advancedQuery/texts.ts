import type { SuperQueryRule } from '../../../schemas/api/rows'
import type { SourceText } from '../../../schemas/language/SourceText'
import { type FeatureText, useFeatureText } from '../../session/featureText'
import { operatorTexts } from '../columnFilters/filterTexts'

/** How each rule is called. */
export const conditionTexts: Readonly<Record<SuperQueryRule, SourceText>> = {
  eq: operatorTexts.eq,
  like: operatorTexts.contains,
  right_like: operatorTexts.startswith,
  left_like: operatorTexts.endswith,
  in: { 'zh-CN': '在…中', 'en-US': 'is one of', 'de-DE': 'ist eines von' },
  ne: operatorTexts.neq,
  gt: { 'zh-CN': '大于', 'en-US': 'is more than', 'de-DE': 'ist größer als' },
  ge: { 'zh-CN': '大于等于', 'en-US': 'is at least', 'de-DE': 'ist mindestens' },
  lt: { 'zh-CN': '小于', 'en-US': 'is less than', 'de-DE': 'ist kleiner als' },
  le: { 'zh-CN': '小于等于', 'en-US': 'is at most', 'de-DE': 'ist höchstens' },
  not_like: operatorTexts.doesnotcontain,
  not_left_like: { 'zh-CN': '不以…结尾', 'en-US': 'does not end with', 'de-DE': 'endet nicht mit' },
  not_right_like: { 'zh-CN': '不以…开始', 'en-US': 'does not start with', 'de-DE': 'beginnt nicht mit' },
  not_in: { 'zh-CN': '不在…中', 'en-US': 'is none of', 'de-DE': 'ist keines von' },
  empty: { 'zh-CN': '为空', 'en-US': 'is empty', 'de-DE': 'ist leer' },
  not_empty: { 'zh-CN': '不为空', 'en-US': 'is not empty', 'de-DE': 'ist nicht leer' },
}

export const queryTexts = {
  title: { 'zh-CN': '高级查询构造器', 'en-US': 'Advanced query', 'de-DE': 'Erweiterte Suche' },
  matchType: { 'zh-CN': '过滤条件匹配', 'en-US': 'Rows meet', 'de-DE': 'Zeilen erfüllen' },
  and: { 'zh-CN': 'AND（所有条件都要求匹配）', 'en-US': 'all conditions (and)', 'de-DE': 'alle Bedingungen (und)' },
  or: { 'zh-CN': 'OR（条件中的任意一个匹配）', 'en-US': 'any condition (or)', 'de-DE': 'eine der Bedingungen (oder)' },
  joinedAnd: { 'zh-CN': '并且', 'en-US': 'and', 'de-DE': 'und' },
  joinedOr: { 'zh-CN': '或者', 'en-US': 'or', 'de-DE': 'oder' },
  condition: { 'zh-CN': '条件 ${number}', 'en-US': 'Condition ${number}', 'de-DE': 'Bedingung ${number}' },
  field: { 'zh-CN': '查询字段', 'en-US': 'Field', 'de-DE': 'Feld' },
  rule: { 'zh-CN': '匹配规则', 'en-US': 'Rule', 'de-DE': 'Regel' },
  value: { 'zh-CN': '值', 'en-US': 'Value', 'de-DE': 'Wert' },
  several: { 'zh-CN': '多个值，按回车添加', 'en-US': 'Several values, Enter adds one', 'de-DE': 'Mehrere Werte, Enter fügt einen hinzu' },
  add: { 'zh-CN': '添加条件', 'en-US': 'Add a condition', 'de-DE': 'Bedingung hinzufügen' },
  remove: { 'zh-CN': '删除条件 ${number}', 'en-US': 'Remove condition ${number}', 'de-DE': 'Bedingung ${number} entfernen' },
  none: { 'zh-CN': '没有任何查询条件', 'en-US': 'No conditions yet', 'de-DE': 'Noch keine Bedingungen' },
  search: { 'zh-CN': '查询', 'en-US': 'Search', 'de-DE': 'Suchen' },
  reset: { 'zh-CN': '重置', 'en-US': 'Reset', 'de-DE': 'Zurücksetzen' },
  save: { 'zh-CN': '保存查询条件', 'en-US': 'Save the query', 'de-DE': 'Abfrage speichern' },
  name: { 'zh-CN': '保存名称', 'en-US': 'Save name', 'de-DE': 'Name' },
  saved: { 'zh-CN': '保存的查询', 'en-US': 'Saved queries', 'de-DE': 'Gespeicherte Abfragen' },
  noneSaved: { 'zh-CN': '没有保存的查询', 'en-US': 'Nothing saved yet', 'de-DE': 'Noch nichts gespeichert' },
  searchEmpty: {
    'zh-CN': '不能查询空条件',
    'en-US': 'cannot query empty conditions',
    'de-DE': 'Leere Bedingungen lassen sich nicht abfragen',
  },
  saveEmpty: {
    'zh-CN': '空条件不能保存',
    'en-US': 'empty conditions cannot be saved',
    'de-DE': 'Leere Bedingungen lassen sich nicht speichern',
  },
  nameEmpty: { 'zh-CN': '保存名称不能为空', 'en-US': 'save name cannot be empty', 'de-DE': 'Der Name darf nicht leer sein' },
  overwrite: {
    'zh-CN': '${name} 已存在，是否覆盖？',
    'en-US': '${name} already exists, overwrite?',
    'de-DE': '${name} gibt es schon, überschreiben?',
  },
  overwriteVerb: { 'zh-CN': '覆盖', 'en-US': 'Overwrite', 'de-DE': 'Überschreiben' },
  deleteTitle: { 'zh-CN': '删除查询', 'en-US': 'Delete the query', 'de-DE': 'Abfrage löschen' },
  deleteText: { 'zh-CN': '确定删除“${name}”？', 'en-US': 'Delete “${name}”?', 'de-DE': '„${name}“ löschen?' },
  isSaved: { 'zh-CN': '保存成功！', 'en-US': 'Saved', 'de-DE': 'Gespeichert' },
  isDeleted: { 'zh-CN': '删除成功', 'en-US': 'Deleted', 'de-DE': 'Gelöscht' },
  gone: {
    'zh-CN': '这些字段已不能查询，其条件已去掉：${labels}',
    'en-US': 'These fields cannot be asked for any more, their conditions were left out: ${labels}',
    'de-DE': 'Nach diesen Feldern kann nicht mehr gefragt werden, ihre Bedingungen fehlen: ${labels}',
  },
  active: { 'zh-CN': '当前的高级查询', 'en-US': 'Advanced query that is active', 'de-DE': 'Aktive erweiterte Suche' },
  clear: { 'zh-CN': '清除高级查询', 'en-US': 'Clear the advanced query', 'de-DE': 'Erweiterte Suche aufheben' },
} as const satisfies Readonly<Record<string, SourceText>>

export type QueryText = FeatureText<keyof typeof queryTexts>

/** The texts of the advanced query, in the reader's language. */
export const useQueryText = () => useFeatureText(queryTexts)
