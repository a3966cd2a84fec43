import type { NormalField } from '../../schemas/fields/normal'
import type { FieldComponents } from './FieldComponents'
import { TextQuery } from './parts/TextQuery'
import { cutText, dictTextWith } from './parts/values'

/** Characters shown when the page names no number. */
const defaultEllipsis = 25

export const normal: FieldComponents<NormalField> = {
  text: dictTextWith,
  Cell: ({ value, field, row }) => {
    const whole = dictTextWith(value, field, row)
    const shown = cutText(whole, field.config.ellipsis ?? defaultEllipsis)
    return <span title={shown === whole ? undefined : whole}>{shown}</span>
  },
  isPlainText: (value, field, row) => {
    const limit = field.config.ellipsis ?? defaultEllipsis
    return limit < 0 || dictTextWith(value, field, row).length <= limit
  },
  Query: TextQuery,
}
