import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language'
import { search, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { FieldBase } from '../../../../schemas/fields/FieldBase'
import { editorTheme } from '../../../kit/editorTheme'
import { editorWords } from '../../../session/editorWords'
import { usePageHost } from '../../../session/PageHost'
import type { InputProps } from '../../FieldComponents'
import { plainText } from '../values'

/** What can change while the editor stands: its language, whether it can be written in, what describes it. */
const changing = new Compartment()

const fixed: Extension = [
  lineNumbers(),
  foldGutter(),
  history(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  search({ top: true }),
  EditorState.tabSize.of(2),
  indentUnit.of('  '),
  EditorView.lineWrapping,
  editorTheme(),
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...foldKeymap, indentWithTab]),
]

/** An input, and what is done with the text when the focus leaves it. */
type CodeViewProps = InputProps<FieldBase> & { onLeave(text: string): void }

/**
 * The editor of an input, drawn into `container`. Tab indents; Escape and then Tab leaves it, as CodeMirror documents it. A text that comes from elsewhere
 * replaces what is written, as a step that can be undone.
 */
export function useCodeView(
  container: RefObject<HTMLElement | null>,
  props: CodeViewProps,
  language: Extension,
): RefObject<EditorView | null> {
  const text = plainText(props.value)
  const { language: spoken } = usePageHost()
  const { field, id, disabled, isInvalid, describedBy } = props
  const view = useRef<EditorView>(null)
  const latest = useRef({ props, text })
  useEffect(() => {
    latest.current = { props, text }
  })
  const extension: Extension = [
    language,
    editorWords(field.title, spoken),
    EditorState.readOnly.of(disabled),
    EditorView.editable.of(!disabled),
    EditorView.contentAttributes.of({
      id,
      'aria-multiline': 'true',
      ...(disabled && { 'aria-disabled': 'true' }),
      ...(field.isRequired && { 'aria-required': 'true' }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(describedBy && { 'aria-describedby': describedBy }),
    }),
  ]
  const first = useRef(extension)
  useLayoutEffect(() => {
    if (!container.current) return
    const listen = EditorView.updateListener.of((update) => {
      if (update.docChanged && !update.transactions.some((one) => one.isUserEvent(fromElsewhere))) give(update.state.doc.toString())
    })
    const leave = EditorView.domEventHandlers({ blur: (_, { state }) => latest.current.props.onLeave(state.doc.toString()) })
    const give = (now: string) => latest.current.props.onChange(now === '' ? null : now)
    const state = EditorState.create({ doc: latest.current.text, extensions: [fixed, changing.of(first.current), listen, leave] })
    const editor = new EditorView({ state, parent: container.current })
    view.current = editor
    if (latest.current.props.autoFocus) editor.focus()
    return () => {
      view.current = null
      editor.destroy()
    }
  }, [container])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the extension is made of exactly these
  useLayoutEffect(
    () => view.current?.dispatch({ effects: changing.reconfigure(extension) }),
    [language, field, id, spoken, disabled, isInvalid, describedBy],
  )
  useLayoutEffect(() => {
    const doc = view.current?.state.doc
    if (doc && doc.toString() !== text)
      view.current?.dispatch({ changes: { from: 0, to: doc.length, insert: text }, userEvent: fromElsewhere })
  }, [text])
  return view
}

const fromElsewhere = 'elsewhere'
