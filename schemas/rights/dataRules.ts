import { type SourceText, translate } from '../language/SourceText'
import type { RowRule } from '../page/parts/Resource'
import { fillText, type Language } from '../page/Text'
import type { ExpressionUser } from '../rules/ExpressionUser'

/** A rule over the rows of a page that an administrator makes: one field, how it is compared, and with what. */
export interface DataRule {
  id: string
  /** What people call these rows. */
  ruleName: string
  ruleColumn: string
  ruleConditions: string
  ruleValue: string | null
}

interface RuleCondition {
  /** Between the field and the value, as people read it. */
  text: SourceText
  /** The condition in CEL, the field and the value as they stand in it. */
  toCel(field: string, value: string): string
  /** true: several values, joined by commas. */
  isList?: true
  /** true: it looks for a part of the value's text, whatever the field holds. */
  isOfText?: true
}

/** How a field is compared, by the words that travel. */
export const ruleConditions: Readonly<Record<string, RuleCondition>> = {
  '=': { text: { 'zh-CN': '等于', 'en-US': 'is', 'de-DE': 'ist' }, toCel: (field, value) => `${field} == ${value}` },
  '!=': {
    text: { 'zh-CN': '不等于', 'en-US': 'is not', 'de-DE': 'ist nicht' },
    toCel: (field, value) => `${field} != ${value}`,
  },
  '>': { text: { 'zh-CN': '大于', 'en-US': 'is more than', 'de-DE': 'ist größer als' }, toCel: (field, value) => `${field} > ${value}` },
  '>=': {
    text: { 'zh-CN': '大于等于', 'en-US': 'is at least', 'de-DE': 'ist mindestens' },
    toCel: (field, value) => `${field} >= ${value}`,
  },
  '<': { text: { 'zh-CN': '小于', 'en-US': 'is less than', 'de-DE': 'ist kleiner als' }, toCel: (field, value) => `${field} < ${value}` },
  '<=': { text: { 'zh-CN': '小于等于', 'en-US': 'is at most', 'de-DE': 'ist höchstens' }, toCel: (field, value) => `${field} <= ${value}` },
  LIKE: {
    text: { 'zh-CN': '包含', 'en-US': 'contains', 'de-DE': 'enthält' },
    toCel: (field, value) => `${field}.contains(${value})`,
    isOfText: true,
  },
  RIGHT_LIKE: {
    text: { 'zh-CN': '以…开头', 'en-US': 'begins with', 'de-DE': 'beginnt mit' },
    toCel: (field, value) => `${field}.startsWith(${value})`,
    isOfText: true,
  },
  LEFT_LIKE: {
    text: { 'zh-CN': '以…结尾', 'en-US': 'ends with', 'de-DE': 'endet mit' },
    toCel: (field, value) => `${field}.endsWith(${value})`,
    isOfText: true,
  },
  IN: {
    text: { 'zh-CN': '是其中之一', 'en-US': 'is one of', 'de-DE': 'ist eines von' },
    toCel: (field, value) => `${field} in ${value}`,
    isList: true,
  },
}

/** A value that rows of a table have, by the key of its column. */
export interface RowProperty {
  table: string
  value: string
}

interface RuleValue {
  text: SourceText
  /** In CEL: a name of the user, or what the moment gives. */
  toCel(now: Date): string
  /** Whose value it is: a field that stores another one of the same rows, such as their id, is compared by this one. */
  of?: RowProperty
}

const ofUser = (name: keyof ExpressionUser, of: RowProperty, text: SourceText): RuleValue => ({ text, toCel: () => `user.${name}`, of })
const two = (number: number) => String(number).padStart(2, '0')
const dayOf = (now: Date) => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
const moment = (now: Date) => `${dayOf(now)} ${two(now.getHours())}:${two(now.getMinutes())}:${two(now.getSeconds())}`

/** What stands for something of the caller or of the moment, by its name between `#{` and `}`. */
export const ruleValues: Readonly<Record<string, RuleValue>> = {
  sys_user_code: ofUser(
    'username',
    { table: 'sys_user', value: 'username' },
    { 'zh-CN': '当前用户账号', 'en-US': 'the current user', 'de-DE': 'der aktuelle Benutzer' },
  ),
  sys_user_name: ofUser(
    'realname',
    { table: 'sys_user', value: 'realname' },
    { 'zh-CN': '当前用户姓名', 'en-US': 'the current user’s name', 'de-DE': 'der Name des aktuellen Benutzers' },
  ),
  sys_org_code: ofUser(
    'orgCode',
    { table: 'sys_depart', value: 'orgCode' },
    {
      'zh-CN': '当前用户部门编码',
      'en-US': 'the code of the current user’s department',
      'de-DE': 'der Abteilungscode des aktuellen Benutzers',
    },
  ),
  sys_date: { text: { 'zh-CN': '今天', 'en-US': 'today', 'de-DE': 'heute' }, toCel: (now) => quote(dayOf(now)) },
  sys_time: { text: { 'zh-CN': '现在', 'en-US': 'now', 'de-DE': 'jetzt' }, toCel: (now) => quote(moment(now)) },
}

/** The name between `#{` and `}`; `sysUserCode` is `sys_user_code`. Undefined for a value that means itself. */
export function ruleValueName(value: string): string | undefined {
  const name = /^#\{\s*([A-Za-z_]+)\s*\}$/.exec(value.trim())?.[1]
  return name?.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function quote(text: string): string {
  return JSON.stringify(text)
}

function own<T>(of: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(of, name) ? of[name] : undefined
}

/** A data rule as a condition over rows. */
export interface DataRowRule extends RowRule {
  /** Whose value the field is compared with. */
  comparedWith?: RowProperty
  /** true: values that the field itself stores stand beside it, of which one is enough. */
  isMixed?: boolean
}

/** The rule as a condition over rows, as those that pages name: undefined for one that cannot be read, which opens no row. */
export function toRowRule({ id, ruleName, ruleColumn, ruleConditions: by, ruleValue }: DataRule, now: Date): DataRowRule | undefined {
  const condition = own(ruleConditions, by)
  const written = ruleValue ?? ''
  const texts = condition?.isList ? written.split(',') : [written]
  const meant = texts.flatMap((text) => own(ruleValues, ruleValueName(text) ?? '') ?? [])
  const values = texts.map((text) => {
    const name = ruleValueName(text)
    return name === undefined ? quote(text.trim()) : own(ruleValues, name)?.toCel(now)
  })
  if (!condition || values.includes(undefined)) return undefined
  const value = condition.isList ? `[${values.join(', ')}]` : String(values[0])
  const where = condition.toCel(`row.${ruleColumn}`, value)
  const comparedWith = meant.find(({ of }) => of)?.of
  return {
    name: ruleEntryName(id),
    title: ruleName,
    // What a user does not have opens no row: rows in which it is empty are not theirs.
    where: comparedWith && !condition.isList && !condition.isOfText ? `${value} != '' && ${where}` : where,
    ...(comparedWith ? { comparedWith, isMixed: texts.length > 1 } : {}),
  }
}

/** The last part of the permission of a rule. */
function ruleEntryName(id: string): string {
  return `rule_${id}`
}

/** The permission of a rule below an entry of a page, `<prefix>:list` or another of the same prefix. */
export function permissionOfRule(permission: string, id: string): string {
  return `${permission.slice(0, permission.lastIndexOf(':'))}:${ruleEntryName(id)}`
}

const beside: SourceText = { 'zh-CN': '、', 'en-US': ', ', 'de-DE': ', ' }
const quoted: SourceText = { 'zh-CN': '“${value}”', 'en-US': '“${value}”', 'de-DE': '„${value}“' }

/** The values of a rule that mean themselves whole, as the field stores them: one of which only a part is compared is none. */
export function writtenValues({ ruleConditions: by, ruleValue }: Omit<DataRule, 'id' | 'ruleName'>): string[] {
  const condition = own(ruleConditions, by)
  if (!condition || condition.isOfText) return []
  const texts = condition.isList ? (ruleValue ?? '').split(',') : [ruleValue ?? '']
  return texts.filter((text) => ruleValueName(text) === undefined).map((text) => text.trim())
}

/** The rule as people read it: “Department equals the code of the current user's department”; `names` are what the field shows for values. */
export function ruleText(
  rule: Omit<DataRule, 'id' | 'ruleName'>,
  fieldTitle: string,
  language: Language,
  names: ReadonlyMap<string, string> = new Map(),
): string {
  const condition = own(ruleConditions, rule.ruleConditions)
  const toText = (value: string) => {
    const name = ruleValueName(value)
    const known = name === undefined ? undefined : own(ruleValues, name)
    return known
      ? translate(known.text, language)
      : fillText(translate(quoted, language), { value: names.get(value.trim()) ?? value.trim() })
  }
  const written = rule.ruleValue ?? ''
  const values = (condition?.isList ? written.split(',') : [written]).map(toText).join(translate(beside, language))
  const by = condition ? translate(condition.text, language) : rule.ruleConditions
  return by.includes('…') ? `${fieldTitle} ${by.replace('…', ` ${values} `)}` : `${fieldTitle} ${by} ${values}`
}
