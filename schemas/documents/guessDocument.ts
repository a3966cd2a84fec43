import { fromPointer } from '../checks/Finding'
import { partsOf } from '../page/anatomy'
import { fieldAround } from '../page/fieldAround'
import type { PageConfig } from '../page/kinds'
import { everyExpressionOf } from '../page/pageExpressions'
import type { Text } from '../page/Text'
import { compileExpression } from '../rules/expression'
import type { DocumentWanted } from './DocumentFacts'

type Json = Readonly<Record<string, unknown>>

/**
 * What can be told of a document from the page that misses it: the title of the field, and the values that the page stores in the field or compares it
 * with. `pointer` is the place where the page names it.
 */
export function guessDocument(page: PageConfig, pointer: string): DocumentWanted {
  const field = fieldAround(page, fromPointer(pointer))
  if (!field) return {}
  const { key, title, defaultValue } = field
  const values = [defaultValue, ...setValues(page, String(key)), ...comparedValues(page, String(key))]
  const stored = values.filter((value) => typeof value === 'number' || typeof value === 'string').filter((value) => value !== '')
  return { ...(title === undefined ? {} : { title: title as Text }), values: alike(stored) }
}

/** What actions of the page write into the field. */
function setValues(page: PageConfig, key: string): unknown[] {
  return (partsOf(page).resource?.actions ?? []).flatMap(({ set }) => (isObject(set) && Object.hasOwn(set, key) ? [set[key]] : []))
}

/** What conditions and values of the page compare the field with. */
function comparedValues(page: PageConfig, key: string): unknown[] {
  return everyExpressionOf(page).flatMap(({ source }) => {
    const { expression } = compileExpression(source)
    return expression?.comparisons().flatMap(({ name, value }) => (name.split('.').at(-1) === key ? [value] : [])) ?? []
  })
}

/** Each value once; texts, when there is one among them. */
function alike(values: readonly (string | number)[]): (string | number)[] {
  const isText = values.some((value) => typeof value === 'string')
  return [...new Set(isText ? values.map(String) : values)]
}

function isObject(value: unknown): value is Json {
  return value !== null && typeof value === 'object'
}
