import type { AreaField } from '../../../schemas/fields/area'
import type { InputProps } from '../FieldComponents'

/** What both inputs of an area take. */
export interface AreaBoxProps extends InputProps<AreaField> {
  /** true: a province or a city can be taken too, as a query wants it. */
  takesAnyLevel?: boolean
  /** true: opens at once, as the editor of a table cell does. */
  isOpenAtFirst?: boolean
  /** Replaces the field's own placeholder, as a query does. */
  placeholder?: string
  onClosed?(): void
}
