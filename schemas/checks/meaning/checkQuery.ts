import type { ColumnType } from '../../fields/FieldFacts'
import { factsOf } from '../../fields/findFieldKind'
import { queryValuesOf } from '../../page/anatomy'
import { isRange } from '../../page/isRange'
import type { Finding } from '../Finding'
import { type AskedField, askedFields } from './askedFields'
import { findMissing } from './missing'
import { checkQueriedValue } from './queriedValue'
import type { CheckedPage } from './viewPage'

/** Every input of the query bar asks for something that there is, in a way that finds it. */
export function checkQuery(view: CheckedPage): Finding[] {
  return askedFields(view).flatMap((asked) => {
    const wrong = [...checkKey(asked, view), ...checkAs(asked, view)]
    return wrong.length > 0 ? wrong : [...checkEnds(asked), ...checkStart(asked, view)]
  })
}

function checkKey({ item, path, name, row, own }: AskedField, { subTables, resource }: CheckedPage): Finding[] {
  const place = [...path, 'key']
  if (!row) return findMissing('unknown-sub-table', item.key.slice(0, -name.length - 1), new Set(subTables.map(({ key }) => key)), place)
  if (own || row.names.has(name)) return own && factsOf(own.field).query === 'none' ? [notQueried(item.key, place)] : []
  // Another backend may know fields that the page does not show.
  return item.as && !resource && row.of === 'page' ? [] : findMissing('unknown-field', name, row.names, place)
}

/** The query bar would have an input whose value nobody asks by. */
function notQueried(name: string, path: Finding['path']): Finding {
  return { code: 'not-queried', path, values: { name }, severity: 'warning' }
}

/** What is asked with gives values that can be compared with those that are stored. */
function checkAs({ item, path, own, field }: AskedField, { resource }: CheckedPage): Finding[] {
  if (!item.as || !field) return []
  const place = [...path, 'as', 'type']
  const facts = factsOf(field)
  if (facts.query === 'none') return [notQueried(item.key, place)]
  if (!own || factsOf(own.field).looksUp || (!resource && isUncertain(own))) return []
  const asked = facts.column(field)
  if (isComparable(own.column, asked)) return []
  return [
    { code: 'asked-otherwise', path: place, values: { name: item.key }, types: { stored: own.column ?? 'any', asked: asked ?? 'any' } },
  ]
}

/** A field that only shows what is there may hold anything, where another backend stores it. */
function isUncertain({ field }: NonNullable<AskedField['own']>): boolean {
  const { isReadOnly, isCarried } = factsOf(field)
  return isReadOnly === true || isCarried === true
}

const numbers: readonly ColumnType[] = ['integer', 'numeric']

/** A moment may be asked for by its day. */
function isComparable(stored: ColumnType, asked: ColumnType): boolean {
  return stored === asked || (numbers.includes(stored) && numbers.includes(asked)) || (stored === 'timestamp' && asked === 'date')
}

/** Two ends start with two values, one input with one. */
function checkEnds({ item, path, field }: AskedField): Finding[] {
  if (item.defaultValue === undefined || !field) return []
  const takesTwo = isRange(item, factsOf(field).query)
  if (Array.isArray(item.defaultValue) === takesTwo) return []
  return [{ code: takesTwo ? 'two-ends' : 'one-value', path: [...path, 'defaultValue'], values: { name: item.key } }]
}

/** The values that it starts with are ones that can be asked for. */
function checkStart({ item, path, field }: AskedField, { known }: CheckedPage): Finding[] {
  if (!field) return []
  return queryValuesOf(item.defaultValue, [...path, 'defaultValue']).flatMap(({ value, path: place }) =>
    typeof value === 'object' ? [] : checkQueriedValue(field, value, place, known),
  )
}
