import type { RichTextField } from '../../../../schemas/fields/richText'
import type { EditorProps } from '../../FieldComponents'
import { PopoverEditor } from '../PopoverEditor'
import { RichTextBox } from './RichTextBox'
import { richTextSummary } from './richTextSummary'

/** Formatted text in a table cell: a pop-up over the cell. */
export function RichTextEditor({ onClose, ...props }: EditorProps<RichTextField>) {
  return (
    <PopoverEditor text={richTextSummary(props.value)} onClose={onClose} keepsTab>
      <div className="field-popover">
        <RichTextBox {...props} autoFocus />
      </div>
    </PopoverEditor>
  )
}
