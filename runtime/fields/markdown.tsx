import type { MarkdownField } from '../../schemas/fields/markdown'
import { withArea } from '../session/loadLanguage'
import type { EditorProps, FieldComponents } from './FieldComponents'
import { LaterPopoverEditor, preloadPopover } from './parts/laterPopoverEditor'
import { lazyComponent } from './parts/lazyComponent'
import { plainOfMarkdown } from './parts/markdown/plainOfMarkdown'
import { TextQuery } from './parts/TextQuery'
import { cutText } from './parts/values'

// Tools, preview and cleaning weigh about 80 KB: they come when the first text is to be written.
const importMarkdownBox = withArea('editors', () => import('./parts/markdown/MarkdownBox'))
const MarkdownBox = lazyComponent(importMarkdownBox, 'MarkdownBox', 342)

/** Characters of the text that a cell holds; its width cuts further. */
const cellCharacters = 200

function MarkdownEditor({ onClose, ...props }: EditorProps<MarkdownField>) {
  return (
    <LaterPopoverEditor text={cutText(plainOfMarkdown(props.value), cellCharacters)} onClose={onClose} keepsTab>
      <div className="field-popover">
        <MarkdownBox {...props} autoFocus />
      </div>
    </LaterPopoverEditor>
  )
}

export const markdown: FieldComponents<MarkdownField> = {
  text: (value) => cutText(plainOfMarkdown(value), cellCharacters),
  Input: MarkdownBox,
  showsByInput: true,
  preload: MarkdownBox.preload,
  preloadEditor: () => preloadPopover(MarkdownBox),
  Editor: MarkdownEditor,
  opensPopup: true,
  Query: TextQuery,
}
