import type { NormalField } from '../../schemas/fields/normal'
import type { FieldComponents } from './FieldComponents'
import { CutText } from './parts/CutHint'
import { TextQuery } from './parts/TextQuery'
import { dictTextWith } from './parts/values'

/** Characters shown when the page names no number. */
const defaultEllipsis = 25

export const normal: FieldComponents<NormalField> = {
  text: dictTextWith,
  Cell: ({ value, field, row }) => <CutText text={dictTextWith(value, field, row)} limit={field.config.ellipsis ?? defaultEllipsis} />,
  isPlainText: (value, field, row) => {
    const limit = field.config.ellipsis ?? defaultEllipsis
    return limit < 0 || dictTextWith(value, field, row).length <= limit
  },
  Query: TextQuery,
}
