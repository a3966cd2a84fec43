import { useLayoutEffect, useRef, useState } from 'react'
import type { MarkdownField } from '../../../../schemas/fields/markdown'
import { defaults } from '../../../../schemas/json/propertyShapes'
import type { InputProps } from '../../FieldComponents'
import { ariaOf } from '../inputProps'
import { useFullscreen } from '../picture/FullscreenButton'
import { plainText } from '../values'
import { type MarkdownMode, MarkdownToolbar } from './MarkdownToolbar'
import { MarkdownView } from './MarkdownView'
import type { MarkdownTool } from './markdownTools'
import './markdown.css'

/** The editor of Markdown, with its tools and the text as it is read; what is disabled is only read. */
export function MarkdownBox(props: InputProps<MarkdownField>) {
  if (props.disabled) return <MarkdownView text={plainText(props.value)} />
  return <Editing {...props} />
}

function Editing(props: InputProps<MarkdownField>) {
  const { field, id, value, onChange, onBlur, isInvalid, autoFocus } = props
  const [mode, setMode] = useState<MarkdownMode>('edit')
  const fullscreen = useFullscreen()
  const { placeholder } = field
  const text = plainText(value)
  const { box, use } = useTools(onChange, field.config.maxLength)
  const height = fullscreen.isFull ? '100%' : (field.config.height ?? defaults['MarkdownField.height'])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the editor inside
    <div
      role="presentation"
      className={`rich-text${isInvalid ? ' rich-text-invalid' : ''}${fullscreen.isFull ? ' field-fullscreen' : ''}`}
      onKeyDown={fullscreen.leaveByKey}
    >
      <MarkdownToolbar mode={mode} onMode={setMode} onTool={use} fullscreen={fullscreen} onReading={props.onReading} />
      <div className="field-markdown" style={{ height, minHeight: 200 }}>
        {mode !== 'preview' && (
          <textarea
            ref={box}
            id={id}
            className="field-markdown-text"
            aria-label={field.title}
            {...ariaOf(props)}
            // biome-ignore lint/a11y/noAutofocus: whoever opens the editor wants to write
            autoFocus={autoFocus}
            placeholder={placeholder}
            maxLength={field.config.maxLength}
            value={text}
            onBlur={onBlur}
            onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
          />
        )}
        {mode !== 'edit' && <MarkdownView text={text} />}
      </div>
    </div>
  )
}

/** Tools change the text as if it were typed, so that the browser can undo them, and leave selected what comes next. */
function useTools(onChange: InputProps<MarkdownField>['onChange'], maxLength = Number.POSITIVE_INFINITY) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [selection, select] = useState<{ from: number; to: number } | null>(null)
  useLayoutEffect(() => {
    if (!selection || !box.current) return
    box.current.focus()
    box.current.setSelectionRange(selection.from, selection.to)
  }, [selection])
  const use = (tool: MarkdownTool) => {
    const area = box.current
    if (!area) return
    // A picture arrives later than its tool was pressed: the text is the one that stands there now.
    const text = area.value
    const done = tool({ text, from: area.selectionStart, to: area.selectionEnd })
    const changed = text.slice(0, done.from) + done.text + text.slice(done.to)
    if (changed.length > maxLength) return
    area.focus()
    area.setSelectionRange(done.from, done.to)
    if (document.activeElement !== area || !typeInto(done.text)) onChange(changed)
    select({ from: done.selectFrom, to: done.selectTo })
  }
  return { box, use }
}

/** Types into what has the focus. The only way that browsers offer to write so that Ctrl+Z takes it back; false where there is none. */
function typeInto(text: string): boolean {
  return typeof document.execCommand === 'function' && document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
}
