import { Tag } from 'antd'
import { marksOf, separateMarks, type TagsField } from '../../schemas/fields/tags'
import type { FieldComponents } from './FieldComponents'
import { TextInput } from './parts/TextInput'
import { TextQuery } from './parts/TextQuery'
import { plainText } from './parts/values'

export const tags: FieldComponents<TagsField> = {
  text: plainText,
  Cell: ({ value }) => marksOf(value).map((mark, index) => <Tag key={`${index} ${mark}`}>{mark}</Tag>),
  Input: ({ onChange, ...props }) => (
    <TextInput {...props} onChange={(typed) => onChange(typed === null ? null : separateMarks(String(typed)) || null)} />
  ),
  Query: TextQuery,
}
