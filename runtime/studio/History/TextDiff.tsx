import { json } from '@codemirror/lang-json'
import { MergeView } from '@codemirror/merge'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import type { Language } from '../../../schemas/page/Text'
import { editorTheme } from '../../kit/editorTheme'
import { editorWords } from '../../session/editorWords'
import { useText } from '../../text/useText'
import '../JsonEditor/jsonEditor.css'

interface TextDiffProps {
  left: string
  right: string
  /** What each text is, for those who cannot see that they stand side by side. */
  labels: { left: string; right: string }
}

function readOnly(label: string, language: Language): Extension[] {
  return [json(), lineNumbers(), editorTheme(), EditorState.readOnly.of(true), EditorView.lineWrapping, editorWords(label, language)]
}

/** Two texts side by side with their differences; equal stretches are folded. */
export function TextDiff({ left, right, labels }: TextDiffProps) {
  const { language } = useText()
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!container.current) return
    const view = new MergeView({
      a: { doc: left, extensions: readOnly(labels.left, language) },
      b: { doc: right, extensions: readOnly(labels.right, language) },
      parent: container.current,
      collapseUnchanged: { margin: 3, minSize: 6 },
    })
    return () => view.destroy()
  }, [left, right, labels.left, labels.right, language])
  return <div className="pw-text-diff" ref={container} />
}
