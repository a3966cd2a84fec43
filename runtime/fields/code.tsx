import type { CodeField } from '../../schemas/fields/code'
import { withArea } from '../session/loadLanguage'
import type { EditorProps, FieldComponents } from './FieldComponents'
import { LaterPopoverEditor, preloadPopover } from './parts/laterPopoverEditor'
import { lazyComponent } from './parts/lazyComponent'
import { TextQuery } from './parts/TextQuery'
import { plainText } from './parts/values'

// The editor and its twelve languages weigh about 250 KB: they come when the first code is to be written.
const importCodeBox = withArea('editors', () => import('./parts/code/CodeBox'))
const CodeBox = lazyComponent(importCodeBox, 'CodeBox', 274)

function CodeEditor({ onClose, ...props }: EditorProps<CodeField>) {
  return (
    <LaterPopoverEditor text={plainText(props.value)} onClose={onClose} keepsTab>
      <div className="field-popover">
        <CodeBox {...props} autoFocus />
      </div>
    </LaterPopoverEditor>
  )
}

export const code: FieldComponents<CodeField> = {
  text: plainText,
  Input: CodeBox,
  showsByInput: true,
  preload: CodeBox.preload,
  preloadEditor: () => preloadPopover(CodeBox),
  Editor: CodeEditor,
  opensPopup: true,
  Query: TextQuery,
}
