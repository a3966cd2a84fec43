import { createHash } from 'node:crypto'

const nameLimit = 63

/** The table column of a field: its key in snake case, cut to what the database allows. */
export function columnName(key: string): string {
  return fitName(
    key
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
      .toLowerCase(),
  )
}

/** The table column that holds the texts of a field in the languages other than Chinese. */
export function translationsColumn(key: string): string {
  return columnName(`${key}Texts`)
}

/** A name that the database does not cut by itself; different long names stay different. */
export function fitName(name: string): string {
  if (name.length <= nameLimit) return name
  return `${name.slice(0, nameLimit - 9)}_${createHash('md5').update(name).digest('hex').slice(0, 8)}`
}
