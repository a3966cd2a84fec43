import { toKey } from './names'

/** What stands for a value in SQL, in CEL. */
function valueInCel(value: string): string | undefined {
  const text = /^'([^']*)'$/.exec(value)?.[1]
  const parameter = /^'?\$\{(\w+)\}'?$/.exec(value)?.[1]
  if (parameter !== undefined) return `params.${toKey(parameter)}`
  if (/^'?#\{sys_?user_?code\}'?$/i.test(value)) return 'user.username'
  if (text !== undefined) return /[\\"$#]/.test(text) ? undefined : `'${text}'`
  return /^-?\d+(\.\d+)?$/.test(value) ? value : undefined
}

const operators: Readonly<Record<string, string>> = {
  '=': '==',
  '==': '==',
  '!=': '!=',
  '<>': '!=',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
}

function comparison(text: string): string | undefined {
  const parts = /^\(?\s*(?:\w+\.)?(\w+)\s*(=|==|!=|<>|>=|<=|>|<)\s*('[^']*'|[^\s']+)\s*\)?$/.exec(text)
  if (!parts) return like(text)
  const [, column = '', operator = '', written = ''] = parts
  const value = valueInCel(written)
  return value === undefined ? undefined : `row.${toKey(column)} ${operators[operator]} ${value}`
}

function like(text: string): string | undefined {
  const [, column, before, inner, after] = /^(?:\w+\.)?(\w+)\s+like\s+'(%?)([^%'"\\]+)(%?)'$/i.exec(text) ?? []
  if (column === undefined || inner === undefined) return undefined
  const method = before && after ? 'contains' : after ? 'startsWith' : before ? 'endsWith' : undefined
  return method === undefined ? `row.${toKey(column)} == '${inner}'` : `row.${toKey(column)}.${method}('${inner}')`
}

/**
 * A condition in CEL that says the same as one in SQL: comparisons of a column with a value, joined by `and` alone or by `or` alone. Undefined for everything
 * else.
 */
export function conditionInCel(sql: string): string | undefined {
  const text = sql.trim().replace(/^where\s+/i, '')
  const isOr = /\sor\s/i.test(text)
  if (isOr && /\sand\s/i.test(text)) return undefined
  const parts = text.split(isOr ? /\s+or\s+/i : /\s+and\s+/i).map((part) => comparison(part.trim()))
  return parts.every((part) => part !== undefined) ? parts.join(isOr ? ' || ' : ' && ') : undefined
}

/** Names of the columns that a condition of `conditionInCel` reads. */
export function columnsOfCondition(cel: string): string[] {
  return [...cel.matchAll(/\brow\.(\w+)/g)].map(([, key = '']) => key)
}

/** What `table,text,code[,where]` or `table where …,text,code` names. */
export interface TableDictionary {
  table: string
  text: string
  code: string
  where?: string
}

/** Reads a dictionary that is a table; undefined for the code of a dictionary. */
export function readTableDictionary(written: string): TableDictionary | undefined {
  const [first = '', text, code, ...rest] = written.split(',').map((part) => part.trim())
  if (text === undefined || code === undefined) return undefined
  const [table = '', inFront] = first.split(/\s+where\s+/i)
  const where = [inFront, rest.join(',')].filter((part) => part !== undefined && part !== '').join(' and ')
  return { table, text, code, ...(where === '' ? {} : { where }) }
}
