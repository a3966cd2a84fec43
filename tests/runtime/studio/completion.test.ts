import { acceptCompletion, currentCompletions, setSelectedCompletion, startCompletion } from '@codemirror/autocomplete'
import { EditorView } from '@codemirror/view'
import { type ParseError, parse, parseTree } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { createEditorState } from '../../../runtime/studio/JsonEditor/createEditorState'
import { pageLanguage } from '../../../schemas/editing/pageLanguage'

/** Texts with `|` at the caret: each kind of place that a completion can be accepted in. */
const properties = [
  '{|}',
  '{ | }',
  '{\n  |\n}',
  '{ "|" }',
  '{ "ti|" }',
  '{ ti| }',
  '{ "kind": "list", | }',
  '{ "kind": "list", "|" }',
  '{ "kind": "list", "ti|" }',
  '{ "kind": "list" | }',
  '{ "kind": "list" "|" }',
  '{ "kind": "list"\n  "co|"\n}',
  '{ |"kind": "list" }',
  '{ "kind": "list" |, "code": "a" }',
  '{ "kind": "list", | "code": "a" }',
  '{ "kind": "list", "|" "code": "a" }',
  '{ "kind": "list",\n  "ti|"\n  "code": "a"\n}',
  '{ "kind": "list", "ti|": "x" }',
  '{ "kind": "list", "|": "x", "code": "a" }',
  '{ "kind": "list" /* a, b */ | }',
  '{ "kind": "list", // one\n  |\n}',
  '{ "kind": "list", "columns": [{ | }] }',
  '{ "kind": "list", "columns": [{ "|" }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "input", | }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "select", "|" }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "number" | }] }',
  '{ "kind": "list", "columns": [\n    {\n      "key": "a",\n      "type": "date",\n      "|"\n    }\n  ] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "input", "validateRules": [{ | }] }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "input", "validateRules": [{ "|" }] }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "input", "title": { | } }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "input", "title": { "zh-CN": "x", "e|" } }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "select", "options": [{ | }] }] }',
  '{ "kind": "list", "title": { | } }',
  '{ "kind": "list", "url": { | } }',
  '{ "kind": "list", "url": { "list": "/a/list", "|" } }',
  '{ "kind": "list", "resource": { "table": "a", | } }',
  '{ "kind": "list", "queryConfig": [{ | }] }',
  '{ "kind": "list", "queryConfig": [{ "key": "a", "m|" }] }',
  '{ "kind": "list", "subTables": [{ "columns": [{ "key": "b", "type": "input", | }] }] }',
  '{ "kind": "list", "form": { | } }',
  '{ "kind": "form", | }',
  '{ "kind": "form", "items": [{ "key": "a", "|" }] }',
  '{ "kind": "report", | }',
  '{ "kind": "report", "source": { | } }',
  '{ "kind": "report", "columns": [{ "key": "a", | }] }',
]
const values = [
  '{ "kind": | }',
  '{ "kind": "|" }',
  '{ "kind": "li|" }',
  '{ "kind": "|", "code": "a" }',
  '{ "kind": | "code": "a" }',
  '{ "kind": "l|ist", "code": "a" }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": | }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "|" }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "|" "width": 3 }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "inp|", "width": 3 }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "input", "isOrder": | }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "input", "isOrder": "|" }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "input", "isOrder": tr| }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "input", "isOrder": true|, "width": 3 }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "input", "isOrder": | "width": 3 }] }',
  '{ "kind": "list", "columns": | }',
  '{ "kind": "list", "columns": [|] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "input" } |] }',
  '{ "kind": "list", "title": | }',
  '{ "kind": "list", "url": | }',
  '{ "kind": "list", "queryConfig": [{ "key": "a", "mode": "|" }] }',
  '{ "kind": "list", "columns": [{ "key": "a", "type": "input", "validateRules": [{ "required": | }] }] }',
  '{ "kind": "form", "items": [{ "type": "|" }] }',
  '{ "kind": "report", "columns": [{ "key": "a", "type": "|" }] }',
]

/** The product's own editor with the text, the caret at its mark. */
function openEditor(marked: string): EditorView {
  const caret = marked.indexOf('|')
  const state = createEditorState(marked.replace('|', ''), pageLanguage, [], () => {})
  const view = new EditorView({ state, parent: document.body })
  view.dispatch({ selection: { anchor: caret } })
  view.focus()
  return view
}

/** What the editor offers at its caret, once it has asked. */
async function offers(view: EditorView): Promise<string[]> {
  startCompletion(view)
  await expect.poll(() => currentCompletions(view.state).length, { timeout: 5000, interval: 5 }).toBeGreaterThan(0)
  return currentCompletions(view.state).map(({ label }) => label)
}

/** Takes one of the list. One that came a moment ago does not let itself be taken yet, so that a key meant for the text takes nothing. */
async function accept(view: EditorView, index: number): Promise<void> {
  view.dispatch({ effects: setSelectedCompletion(index) })
  await expect.poll(() => acceptCompletion(view), { interval: 5 }).toBe(true)
}

function errorsOf(text: string): ParseError[] {
  const errors: ParseError[] = []
  parse(text, errors)
  return errors
}

/** No object says a name twice, which JSON allows and a page does not. */
function namesTwice(text: string): boolean {
  const twice = (node: ReturnType<typeof parseTree>): boolean => {
    const names = node?.type === 'object' ? (node.children ?? []).map(({ children }) => children?.[0]?.value) : []
    return new Set(names).size < names.length || (node?.children ?? []).some(twice)
  }
  return twice(parseTree(text))
}

describe('a completion that is accepted in the studio', () => {
  it.each([...properties, ...values])('leaves valid JSON at %j, whichever it is', async (marked) => {
    const view = openEditor(marked)
    const labels = await offers(view)
    const before = view.state
    for (const [index, label] of labels.entries()) {
      await accept(view, index)
      const text = view.state.doc.toString()
      expect(errorsOf(text), `${label} gives ${text}`).toEqual([])
      expect(namesTwice(text), `${label} gives ${text}`).toBe(false)
      view.setState(before)
    }
    view.destroy()
  })
})
