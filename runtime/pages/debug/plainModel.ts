import type { PageModel } from '../../model/PageModel'

type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain }

/**
 * The compiled page as plain values. Expressions are their source; functions and what every field of a kind has in common are left out; what stands in
 * several places is written once, and elsewhere as the path where it stands.
 */
export function plainModel(page: PageModel): Plain {
  const seen = new Map<object, string>()
  const plainOf = (value: unknown, path: string): Plain | undefined => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
    if (typeof value !== 'object') return undefined
    if (isExpression(value)) return value.source
    const place = seen.get(value)
    if (place !== undefined) return `→ ${place}`
    if (Object.keys(value).length > 0) seen.set(value, path)
    if (Array.isArray(value)) return value.map((item, index) => plainOf(item, `${path}/${index}`) ?? null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => {
        const plain = key === 'facts' ? undefined : plainOf(item, `${path}/${key}`)
        return plain === undefined ? [] : [[key, plain]]
      }),
    )
  }
  return plainOf(page, '') ?? null
}

function isExpression(value: object): value is { source: string } {
  return 'source' in value && 'evaluate' in value && typeof value.source === 'string'
}

/** A value of the model and where it stands. */
export interface FoundValue {
  path: string
  value: string
}

/** The single values whose path or text holds the words, in any letter case. */
export function findInModel(model: Plain, words: string): FoundValue[] {
  const wanted = words.toLowerCase()
  const visit = (value: Plain, path: string): FoundValue[] => {
    if (value !== null && typeof value === 'object') {
      return Object.entries(value).flatMap(([key, item]) => visit(item, `${path}/${key}`))
    }
    const shown = JSON.stringify(value)
    return `${path} ${shown}`.toLowerCase().includes(wanted) ? [{ path, value: shown }] : []
  }
  return visit(model, '')
}
