import { Compartment, EditorState, type Extension, type StateEffect } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Language } from '../../schemas/page/Text'
import { textIn } from '../text/i18n'

/** What CodeMirror says by itself. */
const words = [
  '$ unchanged lines',
  'Completions',
  'Control character',
  'Diagnostics',
  'No diagnostics',
  'Go to line',
  'go',
  'Selection deleted',
  'close',
  'current match',
  'on line',
  'replaced $ matches',
  'replaced match on line $',
  'folded code',
  'Fold line',
  'Unfold line',
  'Folded lines',
  'Unfolded lines',
  'to',
  'unfold',
  'Find',
  'Replace',
  'all',
  'by word',
  'match case',
  'next',
  'previous',
  'regexp',
  'replace all',
  'replace',
] as const

/** What an editor says in the reader's language: its own name, and CodeMirror's words. */
export function editorWords(label: string, language: Language): Extension {
  // What scrolls is reached by the keyboard.
  return [
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorState.phrases.of(Object.fromEntries(words.map((word) => [word, textIn(language, `editors.phrases.${word}`)]))),
  ]
}

const wordsOf = new Compartment()

/** The words of an editor that stays while the language is changed. */
export function changingWords(label: string, language: Language): Extension {
  return wordsOf.of(editorWords(label, language))
}

/** The words of such an editor in another language. */
export function wordsNow(label: string, language: Language): StateEffect<unknown> {
  return wordsOf.reconfigure(editorWords(label, language))
}
