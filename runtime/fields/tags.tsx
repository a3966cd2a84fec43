import { Tag } from 'antd'
import { marksOf, type TagsField } from '../../schemas/fields/tags'
import type { FieldComponents } from './FieldComponents'
import { TagsInput } from './parts/TagsInput'
import { TextQuery } from './parts/TextQuery'
import { plainText } from './parts/values'

export const tags: FieldComponents<TagsField> = {
  text: plainText,
  Cell: ({ value }) => marksOf(value).map((mark, index) => <Tag key={`${index} ${mark}`}>{mark}</Tag>),
  Input: TagsInput,
  Query: TextQuery,
}
