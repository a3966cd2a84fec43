import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, indentOnInput } from '@codemirror/language'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import type { Ref } from 'react'
import { useEffect, useImperativeHandle, useRef } from 'react'
import type { Problem } from '../../../schemas/page/Problem'
import { codeLook } from './codeLook'
import { completePage } from './completion'
import { explainPage } from './hover'
import { pageLanguage } from './languageService'
import './jsonEditor.css'

export interface JsonEditorHandle {
  /** Puts the caret at a character offset and shows it. */
  goTo(offset: number, length?: number): void
  /** Writes a JSON text in the place of `length` characters. */
  replaceAt(offset: number, length: number, text: string): void
  /** Replaces the whole text, as one step that can be undone. */
  replaceText(text: string): void
}

export interface JsonEditorProps {
  /** Text that the editor starts with; later changes of it are ignored, see `replaceText`. */
  initialText: string
  problems: readonly Problem[]
  label: string
  onChange(text: string): void
  onSave(): void
  ref?: Ref<JsonEditorHandle>
}

/** Keys that belong to the studio. Escape and then Tab leaves the editor, as CodeMirror documents it. */
function studioKeys(save: () => void): Extension {
  const run = () => {
    save()
    return true
  }
  return keymap.of([{ key: 'Mod-s', preventDefault: true, run }])
}

function extensions(onChange: (text: string) => void, onSave: () => void, label: string): Extension[] {
  return [
    studioKeys(onSave),
    lineNumbers(),
    foldGutter(),
    lintGutter(),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    codeLook(),
    json(),
    autocompletion({ override: [completePage(pageLanguage)] }),
    explainPage(pageLanguage),
    keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, ...completionKeymap, indentWithTab]),
    EditorView.contentAttributes.of({ 'aria-label': label }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString())
    }),
  ]
}

function toDiagnostic(problem: Problem, length: number): Diagnostic {
  const from = Math.min(problem.offset ?? 0, length)
  const to = Math.min(from + Math.max(problem.length ?? 1, 1), length)
  return { from, to, severity: problem.severity, message: problem.message }
}

/** A text editor for one page: completion, explanation under the pointer, problems in the margin. */
export function JsonEditor({ initialText, problems, label, onChange, onSave, ref }: JsonEditorProps) {
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const deeds = useRef({ onChange, onSave })
  deeds.current = { onChange, onSave }
  const start = useRef({ initialText, label })

  useEffect(() => {
    if (!container.current) return
    const state = EditorState.create({
      doc: start.current.initialText,
      extensions: extensions(
        (text) => deeds.current.onChange(text),
        () => deeds.current.onSave(),
        start.current.label,
      ),
    })
    const editor = new EditorView({ state, parent: container.current })
    view.current = editor
    return () => editor.destroy()
  }, [])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const length = editor.state.doc.length
    editor.dispatch(
      setDiagnostics(
        editor.state,
        problems.map((problem) => toDiagnostic(problem, length)),
      ),
    )
  }, [problems])

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
    replaceAt(offset, length, text) {
      const editor = view.current
      if (!editor || offset + length > editor.state.doc.length) return
      editor.dispatch({ changes: { from: offset, to: offset + length, insert: text }, selection: { anchor: offset + text.length } })
      editor.focus()
    },
    replaceText(text) {
      const editor = view.current
      editor?.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } })
    },
  }))

  return <div className="pw-json-editor" ref={container} />
}
