import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { RichTextField } from '../../../../schemas/fields/richText'
import { defaults } from '../../../../schemas/json/propertyShapes'
import type { InputProps } from '../../FieldComponents'
import { useFullscreen } from '../picture/FullscreenButton'
import { plainText } from '../values'
import { editorExtensions } from './editorExtensions'
import { RichTextToolbar } from './RichTextToolbar'
import { RichTextView } from './RichTextView'
import { sanitise } from './sanitise'
import { useGivenPictures } from './useGivenPictures'
import './richText.css'

/** The editor of formatted text; what is disabled is shown as text. */
export function RichTextBox(props: InputProps<RichTextField>) {
  if (props.disabled) return <RichTextView html={plainText(props.value)} />
  return <Editing {...props} />
}

function Editing({ field, id, value, onChange, onBlur, onReading, isInvalid, describedBy, autoFocus }: InputProps<RichTextField>) {
  const { placeholder } = field
  const html = plainText(value)
  const lastGiven = useRef(html)
  // The editor is made once: it always tells the input that stands here now.
  const listeners = useRef({ onChange, onBlur })
  useEffect(() => {
    listeners.current = { onChange, onBlur }
  })
  // None between the moment that the page comes back into sight and the one in which its editor is made anew, with the value as it is: out of sight there is none.
  const editor: Editor | null = useEditor({
    extensions: editorExtensions,
    content: sanitise(html),
    injectCSS: false,
    autofocus: autoFocus ? 'end' : false,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes: attributesOf() },
    onUpdate: ({ editor: now }) => {
      lastGiven.current = isBlank(now.state.doc) ? '' : now.getHTML()
      listeners.current.onChange(lastGiven.current === '' ? null : lastGiven.current)
    },
    onBlur: () => listeners.current.onBlur?.(),
  })
  function attributesOf(): Record<string, string> {
    return {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': field.title,
      ...(field.isRequired && { 'aria-required': 'true' }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(describedBy && { 'aria-describedby': describedBy }),
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes are made of exactly these
  useEffect(() => editor?.setOptions({ editorProps: { attributes: attributesOf() } }), [editor, id, field, isInvalid, describedBy])
  // A value that came from elsewhere (a reset, a reload) replaces the text.
  useEffect(() => {
    if (!editor || html === lastGiven.current) return
    lastGiven.current = html
    editor.commands.setContent(sanitise(html), { emitUpdate: false })
  }, [editor, html])
  const givenPictures = useGivenPictures(editor, onReading)
  const fullscreen = useFullscreen()
  const shape = fullscreen.isFull ? ' field-fullscreen' : ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the editor inside
    <div role="presentation" className={`rich-text${isInvalid ? ' rich-text-invalid' : ''}${shape}`} onKeyDown={fullscreen.leaveByKey}>
      {editor && <RichTextToolbar editor={editor} fullscreen={fullscreen} onReading={onReading} />}
      <EditorContent
        {...givenPictures}
        editor={editor}
        data-placeholder={html === '' ? placeholder : ''}
        style={{ height: fullscreen.isFull ? 'auto' : (field.config.height ?? defaults['RichTextField.height']), flex: '1 1 auto' }}
      />
    </div>
  )
}

/** One paragraph without anything; a table with empty cells is something. */
function isBlank(doc: Editor['state']['doc']): boolean {
  return doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.firstChild.content.size === 0
}
