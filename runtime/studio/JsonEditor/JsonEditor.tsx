import { isolateHistory, redo, undo } from '@codemirror/commands'
import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import type { EditorState, StateEffect } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Ref, RefObject } from 'react'
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { PageLanguage } from '../../../schemas/editing/pageLanguage'
import type { Problem } from '../../../schemas/page/Problem'
import { themeNow } from '../../kit/editorTheme'
import { changingWords, wordsNow } from '../../session/editorWords'
import { useText } from '../../text/useText'
import { changeTo } from './changeTo'
import { createEditorState } from './createEditorState'
import './jsonEditor.css'

export interface JsonEditorHandle {
  /** Puts the caret at a character offset and shows it. */
  goTo(offset: number, length?: number): void
  /** Writes a JSON text in the place of `length` characters. */
  replaceAt(offset: number, length: number, text: string): void
  /** Makes the text read so, as typing does: what is written at one place without a pause is taken back as one. The focus stays where it is. */
  write(text: string): void
  /** Takes the last step back, or does it again. */
  turn(direction: 'undo' | 'redo'): void
}

export interface JsonEditorProps {
  /** The text. One that comes from elsewhere than this editor is written into it as a step that can be undone. */
  text: string
  /** What is offered and explained; the editor keeps the one that it began with. */
  language: PageLanguage
  problems: readonly Problem[]
  label: string
  onChange(text: string): void
  ref?: Ref<JsonEditorHandle>
}

/** What an editor leaves behind when its tab goes out of sight: text, selection, what can be undone, and where it stood. */
interface Rest {
  state: EditorState
  scroll: StateEffect<unknown>
}

const historyCommands = { undo, redo }

function toDiagnostic(problem: Problem, length: number): Diagnostic {
  const from = Math.min(problem.offset ?? 0, length)
  const to = Math.min(from + Math.max(problem.length ?? 1, 1), length)
  return { from, to, severity: problem.severity, message: problem.message }
}

/** The editor's view, made anew from what it was each time that its tab comes into sight. */
function useEditorView(
  container: RefObject<HTMLElement | null>,
  { text, language: written, label, onChange }: JsonEditorProps,
): RefObject<EditorView | null> {
  const { language } = useText()
  const view = useRef<EditorView>(null)
  const rest = useRef<Rest>(null)
  const latest = useRef({ text, written, label, language, onChange })
  latest.current = { text, written, label, language, onChange }
  // Before the effects that write into it.
  useLayoutEffect(() => {
    if (!container.current) return
    const { text: first, written: offered, ...spoken } = latest.current
    const words = changingWords(spoken.label, spoken.language)
    const state = rest.current?.state ?? createEditorState(first, offered, words, (now) => latest.current.onChange(now))
    const editor = new EditorView({ state, parent: container.current, scrollTo: rest.current?.scroll })
    editor.dispatch({ effects: themeNow() })
    view.current = editor
    return () => {
      rest.current = { state: editor.state, scroll: editor.scrollSnapshot() }
      view.current = null
      editor.destroy()
    }
  }, [container])
  useLayoutEffect(() => view.current?.dispatch({ effects: wordsNow(label, language) }), [label, language])
  return view
}

/** A text editor for one page or document: completion, explanation under the pointer, problems in the margin. */
export function JsonEditor(props: JsonEditorProps) {
  const { text, problems, ref } = props
  const { text: say } = useText()
  const keysId = useId()
  const container = useRef<HTMLDivElement>(null)
  const view = useEditorView(container, props)
  useLayoutEffect(() => view.current?.contentDOM.setAttribute('aria-describedby', keysId), [view, keysId])

  // At once: a key pressed between drawing and a later effect would be taken back.
  useLayoutEffect(() => {
    const document = view.current?.state.doc
    if (!document || document.toString() === text) return
    view.current?.dispatch({ changes: changeTo(document, text), annotations: isolateHistory.of('full') })
  }, [view, text])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const length = editor.state.doc.length
    const diagnostics = problems.map((problem) => toDiagnostic(problem, length))
    editor.dispatch(setDiagnostics(editor.state, diagnostics))
  }, [view, problems])

  useImperativeHandle(ref, () => ({
    goTo(offset, length = 0) {
      const editor = view.current
      if (!editor) return
      const end = editor.state.doc.length
      const anchor = Math.min(offset, end)
      editor.dispatch({
        selection: { anchor, head: Math.min(anchor + length, end) },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      })
      editor.focus()
    },
    replaceAt(offset, length, written) {
      const editor = view.current
      if (!editor || offset + length > editor.state.doc.length) return
      const changes = { from: offset, to: offset + length, insert: written }
      editor.dispatch({ changes, selection: { anchor: offset + written.length } })
      editor.focus()
    },
    write(written) {
      const editor = view.current
      if (editor) editor.dispatch({ changes: changeTo(editor.state.doc, written), userEvent: 'input.type' })
    },
    turn(direction) {
      if (view.current) historyCommands[direction](view.current)
    },
  }))

  return (
    <div className="pw-json-editor">
      <div className="pw-json-editor-text" ref={container} />
      <p className="pw-json-editor-keys" id={keysId}>
        {say('studio.editorKeys')}
      </p>
    </div>
  )
}
