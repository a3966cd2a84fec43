import type { FieldFacts } from './FieldFacts'
import { filePathsSchema, type UploadBase } from './upload'

/** Pictures, stored as paths joined by commas. */
export interface ImageField extends UploadBase {
  type: 'image'
}

export const image: FieldFacts<ImageField> = {
  aliases: [],
  column: () => 'text',
  valueSchema: () => filePathsSchema,
  query: 'none',
  isMultiple: () => true,
  holdsFiles: true,
  examples: [{ type: 'image', key: 'picture', title: { 'zh-CN': '图片', 'en-US': 'Picture', 'de-DE': 'Bild' }, number: 1 }],
}
