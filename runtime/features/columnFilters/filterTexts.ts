import type { FilterOperator } from '../../../schemas/api/rows'
import type { SourceText } from '../../../schemas/language/SourceText'
import { type FeatureText, useFeatureText } from '../../session/featureText'

/** How each operator is called. */
export const operatorTexts: Readonly<Record<FilterOperator, SourceText>> = {
  eq: { 'zh-CN': '等于', 'en-US': 'is', 'de-DE': 'ist' },
  neq: { 'zh-CN': '不等于', 'en-US': 'is not', 'de-DE': 'ist nicht' },
  startswith: { 'zh-CN': '开头是', 'en-US': 'starts with', 'de-DE': 'beginnt mit' },
  contains: { 'zh-CN': '包含', 'en-US': 'contains', 'de-DE': 'enthält' },
  doesnotcontain: { 'zh-CN': '不包含', 'en-US': 'does not contain', 'de-DE': 'enthält nicht' },
  endswith: { 'zh-CN': '结尾是', 'en-US': 'ends with', 'de-DE': 'endet mit' },
  isnull: { 'zh-CN': '没有值', 'en-US': 'has no value', 'de-DE': 'hat keinen Wert' },
  isnotnull: { 'zh-CN': '有值', 'en-US': 'has a value', 'de-DE': 'hat einen Wert' },
  isempty: { 'zh-CN': '是空文本', 'en-US': 'is an empty text', 'de-DE': 'ist ein leerer Text' },
  isnotempty: { 'zh-CN': '不是空文本', 'en-US': 'is not an empty text', 'de-DE': 'ist kein leerer Text' },
  isnullorempty: { 'zh-CN': '没有值或是空文本', 'en-US': 'has no value or an empty text', 'de-DE': 'hat keinen Wert oder ist leer' },
  isnotnullorempty: { 'zh-CN': '有值且不是空文本', 'en-US': 'has a value that is not empty', 'de-DE': 'hat einen Wert und ist nicht leer' },
}

/** A value inside of a sentence. */
export const quotedValue: SourceText = { 'zh-CN': '“${value}”', 'en-US': '“${value}”', 'de-DE': '„${value}“' }

export const filterTexts = {
  title: { 'zh-CN': '筛选“${column}”', 'en-US': 'Filter “${column}”', 'de-DE': '„${column}“ filtern' },
  operator1: { 'zh-CN': '第一个条件', 'en-US': 'First condition', 'de-DE': 'Erste Bedingung' },
  operator2: { 'zh-CN': '第二个条件', 'en-US': 'Second condition', 'de-DE': 'Zweite Bedingung' },
  value1: { 'zh-CN': '第一个条件的值', 'en-US': 'Value of the first condition', 'de-DE': 'Wert der ersten Bedingung' },
  value2: { 'zh-CN': '第二个条件的值', 'en-US': 'Value of the second condition', 'de-DE': 'Wert der zweiten Bedingung' },
  none: { 'zh-CN': '无', 'en-US': 'none', 'de-DE': 'keine' },
  joined: { 'zh-CN': '两个条件的关系', 'en-US': 'How the two are joined', 'de-DE': 'Verknüpfung der beiden' },
  and: { 'zh-CN': '并且', 'en-US': 'and', 'de-DE': 'und' },
  or: { 'zh-CN': '或者', 'en-US': 'or', 'de-DE': 'oder' },
  apply: { 'zh-CN': '筛选', 'en-US': 'Apply', 'de-DE': 'Anwenden' },
  clear: { 'zh-CN': '清除筛选', 'en-US': 'Clear', 'de-DE': 'Aufheben' },
  clearAll: { 'zh-CN': '清除全部筛选', 'en-US': 'Clear all filters', 'de-DE': 'Alle Filter aufheben' },
  lock: {
    'zh-CN': '锁定此列（横向滚动时保持可见）',
    'en-US': 'Lock the column (stays in view when scrolling sideways)',
    'de-DE': 'Spalte fixieren (bleibt beim seitlichen Scrollen sichtbar)',
  },
  active: { 'zh-CN': '当前的列筛选', 'en-US': 'Column filters', 'de-DE': 'Spaltenfilter' },
} as const satisfies Readonly<Record<string, SourceText>>

export type FilterText = FeatureText<keyof typeof filterTexts>

/** The texts of column filters, in the reader's language. */
export const useFilterText = () => useFeatureText(filterTexts)
