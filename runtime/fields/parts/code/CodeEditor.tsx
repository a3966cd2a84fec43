import type { CodeField } from '../../../../schemas/fields/code'
import type { EditorProps } from '../../FieldComponents'
import { PopoverEditor } from '../PopoverEditor'
import { plainText } from '../values'
import { CodeBox } from './CodeBox'

/** Code in a table cell: a pop-up over the cell. */
export function CodeEditor({ onClose, ...props }: EditorProps<CodeField>) {
  return (
    <PopoverEditor text={plainText(props.value)} onClose={onClose} keepsTab>
      <div className="field-popover">
        <CodeBox {...props} autoFocus />
      </div>
    </PopoverEditor>
  )
}
