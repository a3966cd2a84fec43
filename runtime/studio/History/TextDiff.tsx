import { json } from '@codemirror/lang-json'
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { MergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'

const readOnly = [json(), lineNumbers(), syntaxHighlighting(defaultHighlightStyle), EditorState.readOnly.of(true), EditorView.lineWrapping]

/** Two texts side by side with their differences; equal stretches are folded. */
export function TextDiff({ left, right }: { left: string; right: string }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!container.current) return
    const view = new MergeView({
      a: { doc: left, extensions: readOnly },
      b: { doc: right, extensions: readOnly },
      parent: container.current,
      collapseUnchanged: { margin: 3, minSize: 6 },
    })
    return () => view.destroy()
  }, [left, right])
  return <div className="pw-text-diff" ref={container} />
}
