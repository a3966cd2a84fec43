import type { RowChoices } from './RowChoices'

/** A pair of `column = value` or `column != value`, as a condition of such a code writes it. */
const pair = /^\s*([A-Za-z_]\w*)\s*(=|<>|!=)\s*(?:'((?:[^']|'')*)'|(-?\d+(?:\.\d+)?))\s*$/

/**
 * What `table,text,code[,where]` says: rows of a table to choose from. Its condition is pairs of column and value joined by `and`, which become CEL; any
 * other text is taken for CEL, and never for SQL. Undefined for the code of a dictionary, and for what names less.
 */
export function choicesOfTableCode(code: string): RowChoices | undefined {
  const [table = '', label = '', value = '', ...rest] = code.split(',').map((part) => part.trim())
  if (table === '' || label === '' || value === '') return undefined
  const where = rest.join(',').replace(/^where\s+/i, '')
  return { table, label, value, ...(where === '' ? {} : { where: readWhere(where) }) }
}

/** What a condition of pairs says that are joined by `and`: columns and the values that they have. Undefined for any other text. */
export function readPairs(condition: string): { column: string; value: string }[] | undefined {
  const parts = condition.split(/\s+and\s+/i).map((part) => pair.exec(part))
  const pairs = parts.flatMap((found) => {
    if (found?.[2] !== '=') return []
    const [, column = '', , text, number] = found
    return [{ column, value: number ?? (text ?? '').replaceAll("''", "'") }]
  })
  return pairs.length === parts.length ? pairs : undefined
}

function readWhere(where: string): string {
  const parts = where.split(/\s+and\s+/i).map((part) => pair.exec(part))
  const terms = parts.flatMap((found) => (found ? [termOf(found)] : []))
  return terms.length === parts.length ? terms.join(' && ') : where
}

function termOf([, column = '', operator = '', text, number]: RegExpExecArray): string {
  const value = number ?? JSON.stringify((text ?? '').replaceAll("''", "'"))
  return `row.${column} ${operator === '=' ? '==' : '!='} ${value}`
}
