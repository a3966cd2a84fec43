import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import type { Finding } from '../Finding'
import type { CheckedPage } from './viewPage'

/** A field that somebody sees has a name. */
export function checkTitles({ rows }: CheckedPage): Finding[] {
  return rows.flatMap(({ fields }) =>
    fields
      .filter(({ field }) => isShown(field) && isEmptyText(field.title))
      .map(({ field, path }): Finding => ({ code: 'no-title', path, values: { name: field.key } })),
  )
}

function isShown(field: FieldConfig): boolean {
  const { isCarried, isRowOrder } = factsOf(field)
  if (isCarried || isRowOrder) return false
  return field.visible !== false && !(field.list === false && field.form === false)
}

/** true for a text that shows nothing. */
export function isEmptyText(text: FieldConfig['title']): boolean {
  return text === undefined || (typeof text === 'string' ? text : text['zh-CN']).trim() === ''
}
