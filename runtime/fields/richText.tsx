import type { RichTextField } from '../../schemas/fields/richText'
import type { FieldComponents } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { richTextSummary } from './parts/richText/richTextSummary'
import { TextQuery } from './parts/TextQuery'

// The editor weighs about 150 KB: it comes when the first formatted text is to be written.
const RichTextBox = lazyComponent(() => import('./parts/richText/RichTextBox'), 'RichTextBox', 340)

const RichTextEditor = lazyComponent(() => import('./parts/richText/RichTextEditor'), 'RichTextEditor')

export const richText: FieldComponents<RichTextField> = {
  text: richTextSummary,
  Input: RichTextBox,
  preload: RichTextBox.preload,
  Editor: RichTextEditor,
  opensPopup: true,
  Query: TextQuery,
}
