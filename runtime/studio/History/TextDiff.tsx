import { json } from '@codemirror/lang-json'
import { MergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { codeLook } from '../JsonEditor/codeLook'

const readOnly = [json(), lineNumbers(), codeLook(), EditorState.readOnly.of(true), EditorView.lineWrapping]

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
