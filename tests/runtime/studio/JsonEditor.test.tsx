import { undo } from '@codemirror/commands'
import { EditorView } from '@codemirror/view'
import { act, render, screen } from '@testing-library/react'
import { Activity, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { JsonEditor } from '../../../runtime/studio/JsonEditor/JsonEditor'
import { changeLanguage } from '../../../runtime/text/i18n'
import { pageLanguage } from '../../../schemas/editing/pageLanguage'

let write: (text: string) => void

/** An editor as the studio has it: the text stands above it. */
function Written({ isShown, onText }: { isShown: boolean; onText?(text: string): void }) {
  const [text, setText] = useState('{ "kind": "list" }')
  write = (next) => act(() => setText(next))
  onText?.(text)
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <JsonEditor text={text} language={pageLanguage} problems={[]} label="editor" onChange={setText} />
    </Activity>
  )
}

function viewOnScreen(): EditorView {
  const view = EditorView.findFromDOM(screen.getByLabelText('editor'))
  if (!view) throw new Error('no editor on the screen')
  return view
}

const type = (text: string) => act(() => viewOnScreen().dispatch({ changes: { from: 1, insert: text }, userEvent: 'input.type' }))
const textOnScreen = () => viewOnScreen().state.doc.toString()

describe('the text editor of the studio', () => {
  it('has what was typed, where the caret stood and what can be undone when its tab comes back', () => {
    const { rerender } = render(<Written isShown />)
    type(' "typed": 1,')
    act(() => viewOnScreen().dispatch({ selection: { anchor: 5 } }))
    rerender(<Written isShown={false} />)
    rerender(<Written isShown />)
    expect(textOnScreen()).toBe('{ "typed": 1, "kind": "list" }')
    expect(viewOnScreen().state.selection.main.head).toBe(5)
    act(() => void undo(viewOnScreen()))
    expect(textOnScreen()).toBe('{ "kind": "list" }')
  })

  it('shows a text that comes from elsewhere, also one that came while its tab was out of sight, as a step that can be undone', () => {
    const { rerender } = render(<Written isShown />)
    type(' "typed": 1,')
    rerender(<Written isShown={false} />)
    write('{ "restored": true }')
    rerender(<Written isShown />)
    expect(textOnScreen()).toBe('{ "restored": true }')
    act(() => void undo(viewOnScreen()))
    expect(textOnScreen()).toContain('"typed"')
  })

  it('says how the keyboard leaves it, in which Tab indents, also when its tab has been away', () => {
    const { rerender } = render(<Written isShown />)
    expect(screen.getByLabelText('editor')).toHaveAccessibleDescription('按 Tab 键缩进；先按 Esc 键，再按 Tab 键可离开编辑器。')
    rerender(<Written isShown={false} />)
    rerender(<Written isShown />)
    expect(screen.getByLabelText('editor')).toHaveAccessibleDescription('按 Tab 键缩进；先按 Esc 键，再按 Tab 键可离开编辑器。')
  })

  it('keeps every key of somebody who types faster than the screen is drawn', () => {
    let text = ''
    render(<Written isShown onText={(now) => (text = now)} />)
    act(() => {
      for (const letter of 'typed') viewOnScreen().dispatch({ changes: { from: 1, insert: letter }, userEvent: 'input.type' })
    })
    expect(textOnScreen()).toBe('{depyt "kind": "list" }')
    expect(text).toBe(textOnScreen())
  })

  it('speaks the language of the reader, also when that is changed', async () => {
    await act(() => changeLanguage('de-DE'))
    render(<Written isShown />)
    expect(viewOnScreen().state.phrase('Find')).toBe('Suchen')
    await act(() => changeLanguage('zh-CN'))
    expect(viewOnScreen().state.phrase('Find')).toBe('查找')
  })
})
