import { Compartment, EditorState, type Extension, type StateEffect } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Language } from '../../../schemas/page/Text'

/** CodeMirror's own words, which it has in English. */
const phrases: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'en-US': {},
  'zh-CN': {
    '$ unchanged lines': '$ 行未改动',
    Completions: '补全建议',
    'Control character': '控制字符',
    Diagnostics: '问题',
    'No diagnostics': '没有问题',
    'Go to line': '转到行',
    go: '转到',
    'Selection deleted': '已删除所选内容',
    close: '关闭',
    'current match': '当前匹配',
    'on line': '所在行',
    'replaced $ matches': '已替换 $ 处',
    'replaced match on line $': '已替换第 $ 行的匹配',
    'folded code': '已折叠的内容',
    'Fold line': '折叠此行',
    'Unfold line': '展开此行',
    'Folded lines': '已折叠的行',
    'Unfolded lines': '已展开的行',
    to: '至',
    unfold: '展开',
    Find: '查找',
    Replace: '替换',
    all: '全部',
    'by word': '全字匹配',
    'match case': '区分大小写',
    next: '下一个',
    previous: '上一个',
    regexp: '正则表达式',
    'replace all': '全部替换',
    replace: '替换',
  },
  'de-DE': {
    '$ unchanged lines': '$ unveränderte Zeilen',
    Completions: 'Vorschläge',
    'Control character': 'Steuerzeichen',
    Diagnostics: 'Probleme',
    'No diagnostics': 'Keine Probleme',
    'Go to line': 'Gehe zu Zeile',
    go: 'Los',
    'Selection deleted': 'Auswahl gelöscht',
    close: 'Schließen',
    'current match': 'Aktueller Treffer',
    'on line': 'in Zeile',
    'replaced $ matches': '$ Treffer ersetzt',
    'replaced match on line $': 'Treffer in Zeile $ ersetzt',
    'folded code': 'Eingeklappter Text',
    'Fold line': 'Zeile einklappen',
    'Unfold line': 'Zeile ausklappen',
    'Folded lines': 'Eingeklappte Zeilen',
    'Unfolded lines': 'Ausgeklappte Zeilen',
    to: 'bis',
    unfold: 'Ausklappen',
    Find: 'Suchen',
    Replace: 'Ersetzen',
    all: 'Alle',
    'by word': 'Ganzes Wort',
    'match case': 'Groß-/Kleinschreibung',
    next: 'Weiter',
    previous: 'Zurück',
    regexp: 'Regulärer Ausdruck',
    'replace all': 'Alle ersetzen',
    replace: 'Ersetzen',
  },
}

/** What an editor says in the reader's language: its own name, and CodeMirror's words. */
export function editorWords(label: string, language: Language): Extension {
  // What scrolls is reached by the keyboard.
  return [EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }), EditorState.phrases.of(phrases[language])]
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
