import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { FieldModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'

/** The page's placeholder; else "enter …" or "choose …" with the field's title. A disabled input invites to nothing. */
export function usePlaceholder(field: FieldModel<FieldBase>, action: 'enter' | 'choose', disabled = false): string {
  const { text } = usePageHost()
  if (field.placeholder) return field.placeholder
  return disabled ? '' : text(`fields.${action}`, { title: field.title })
}
