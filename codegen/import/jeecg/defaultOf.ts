import type { NoteLoss } from '../Loss'
import type { SourceField } from './SourceField'

/** What the sources call the current user, day and moment. */
const systemValues: Readonly<Record<string, string>> = {
  sys_user_code: 'user.username',
  sysusercode: 'user.username',
  sys_user_name: 'user.realname',
  sysusername: 'user.realname',
  sys_date: 'today()',
  sysdate: 'today()',
  sys_time: 'now()',
  systime: 'now()',
  sys_org_code: 'user.orgCode',
  sysorgcode: 'user.orgCode',
}

/** The default of a field in the page's language; undefined where there is none, or none that a page can say. */
export function defaultOf({ defaultValue, title, place, columnType }: SourceField, type: string, note: NoteLoss): unknown {
  if (defaultValue === undefined || defaultValue === null || defaultValue === '') return undefined
  const at = `${place}.defaultValue`
  if (typeof defaultValue === 'string') {
    const system = /^#\{(\w+)\}$/.exec(defaultValue)?.[1]
    if (system !== undefined) {
      const expression = systemValues[system.toLowerCase()]
      if (expression !== undefined) return { expression }
    }
    const fillRule = /^\$\{(\w+)[^}]*\}$/.exec(defaultValue)?.[1]
    if (fillRule !== undefined) return { fillRule }
    const script = /^\{\{(.*)\}\}$/.exec(defaultValue)?.[1]?.trim()
    if (script !== undefined && /^(-?\d+(\.\d+)?|'[^']*')$/.test(script)) return plain(script.replace(/^'|'$/g, ''), type, columnType)
    if (system !== undefined || script !== undefined) {
      note('default-code', at, { title, found: defaultValue })
      return undefined
    }
  }
  if (Array.isArray(defaultValue)) return defaultValue.map(String).join(',')
  const value = plain(defaultValue, type, columnType)
  if (value === undefined) note('default-unlike', at, { title, found: String(defaultValue) })
  return value
}

function plain(value: unknown, type: string, columnType = ''): unknown {
  if (type === 'input' || type === 'textarea') return String(value)
  if (type === 'inputNumber') return Number.isFinite(Number(value)) ? Number(value) : undefined
  if (type === 'date' || type === 'datetime') return moment(String(value), type)
  return typeof value === 'boolean' || (typeof value === 'number' && columnType !== 'string') ? value : String(value)
}

/** `2019-4-30 14:52:22` becomes `2019-04-30 14:52:22`; what is no day is none. */
function moment(text: string, type: 'date' | 'datetime'): string | undefined {
  const [, year, month = '', day = '', time = '00:00:00'] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(text) ?? []
  if (year === undefined) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return type === 'date' ? date : `${date} ${time}`
}
