import { type SourceText, translate } from '../language/SourceText'
import type { Language } from './Text'

/** What a value of a page is, or must be, in words: as it stands in the sentences of the checks and of the compiler. */
export const shapeNames = {
  text: { 'zh-CN': '文本', 'en-US': 'a text', 'de-DE': 'ein Text' },
  number: { 'zh-CN': '数字', 'en-US': 'a number', 'de-DE': 'eine Zahl' },
  integer: { 'zh-CN': '整数', 'en-US': 'a whole number', 'de-DE': 'eine ganze Zahl' },
  boolean: { 'zh-CN': 'true 或 false', 'en-US': 'true or false', 'de-DE': 'true oder false' },
  null: { 'zh-CN': 'null', 'en-US': 'null', 'de-DE': 'null' },
  object: { 'zh-CN': '对象', 'en-US': 'an object', 'de-DE': 'ein Objekt' },
  list: { 'zh-CN': '列表', 'en-US': 'a list', 'de-DE': 'eine Liste' },
  objects: { 'zh-CN': '对象列表', 'en-US': 'a list of objects', 'de-DE': 'eine Liste von Objekten' },
  names: { 'zh-CN': '名称或名称列表', 'en-US': 'a name or a list of names', 'de-DE': 'ein Name oder eine Liste von Namen' },
  pair: { 'zh-CN': '两个值', 'en-US': 'a pair of values', 'de-DE': 'ein Paar von Werten' },
  plainOrObject: { 'zh-CN': '单个值或对象', 'en-US': 'a plain value or an object', 'de-DE': 'ein einzelner Wert oder ein Objekt' },
  day: { 'zh-CN': '日期', 'en-US': 'a day', 'de-DE': 'ein Tag' },
  moment: { 'zh-CN': '日期和时间', 'en-US': 'a day with a time', 'de-DE': 'ein Tag mit Uhrzeit' },
  any: { 'zh-CN': '任意值', 'en-US': 'any value', 'de-DE': 'ein beliebiger Wert' },
  time: { 'zh-CN': '时间', 'en-US': 'a time', 'de-DE': 'eine Uhrzeit' },
  path: { 'zh-CN': '以 / 开头的路径', 'en-US': 'a path that starts with /', 'de-DE': 'ein Pfad, der mit / beginnt' },
} satisfies Record<string, SourceText>

export type ShapeName = keyof typeof shapeNames

/** The words of JSON, of expressions and of table columns for the shapes that they call otherwise. */
const ofJson: Readonly<Record<string, ShapeName>> = {
  string: 'text',
  array: 'list',
  double: 'number',
  int: 'integer',
  bool: 'boolean',
  map: 'object',
  dyn: 'any',
  numeric: 'number',
  date: 'day',
  timestamp: 'moment',
  jsonb: 'object',
}

/** The words for a type of JSON or of an expression; what is none stands as it is. */
export function nameOfType(written: string, language: Language): string {
  // `list<string>`: of what it is a list is not said.
  const type = written.replace(/<.*>$/, '')
  const shape = Object.hasOwn(ofJson, type) ? ofJson[type] : Object.hasOwn(shapeNames, type) ? (type as ShapeName) : undefined
  return shape ? translate(shapeNames[shape], language) : written
}
