import type { RichTextField } from '../../schemas/fields/richText'
import { withArea } from '../session/loadLanguage'
import type { EditorProps, FieldComponents } from './FieldComponents'
import { LaterPopoverEditor, preloadPopover } from './parts/laterPopoverEditor'
import { lazyComponent } from './parts/lazyComponent'
import { plainOfHtml } from './parts/richText/plainOfHtml'
import { TextQuery } from './parts/TextQuery'
import { cutText } from './parts/values'

// The editor weighs about 150 KB: it comes when the first formatted text is to be written.
const importRichTextBox = withArea('editors', () => import('./parts/richText/RichTextBox'))
const RichTextBox = lazyComponent(importRichTextBox, 'RichTextBox', 340)

/** Characters of the text that a cell holds; its width cuts further. */
const cellCharacters = 200

function RichTextEditor({ onClose, ...props }: EditorProps<RichTextField>) {
  return (
    <LaterPopoverEditor text={cutText(plainOfHtml(props.value), cellCharacters)} onClose={onClose} keepsTab>
      <div className="field-popover">
        <RichTextBox {...props} autoFocus />
      </div>
    </LaterPopoverEditor>
  )
}

export const richText: FieldComponents<RichTextField> = {
  text: (value) => cutText(plainOfHtml(value), cellCharacters),
  Input: RichTextBox,
  showsByInput: true,
  preload: RichTextBox.preload,
  preloadEditor: () => preloadPopover(RichTextBox),
  Editor: RichTextEditor,
  opensPopup: true,
  Query: TextQuery,
}
