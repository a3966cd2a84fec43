import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete'
import { type CompletionItem, CompletionItemKind, type TextEdit } from 'vscode-json-languageservice'
import type { PageLanguage } from './languageService'

const completionTypes: Partial<Record<CompletionItemKind, string>> = {
  [CompletionItemKind.Property]: 'property',
  [CompletionItemKind.Value]: 'constant',
  [CompletionItemKind.EnumMember]: 'enum',
}

function documentationOf(item: CompletionItem): string | undefined {
  const documentation = item.documentation
  if (documentation === undefined) return undefined
  return (typeof documentation === 'string' ? documentation : documentation.value).replaceAll('`', '')
}

/** Offset of a line and character in the text of the state. */
function offsetOf(context: CompletionContext, place: { line: number; character: number }): number {
  const line = context.state.doc.line(Math.min(place.line + 1, context.state.doc.lines))
  return Math.min(line.from + place.character, line.to)
}

function toCompletion(context: CompletionContext, item: CompletionItem): Completion {
  const edit = item.textEdit as TextEdit | undefined
  return {
    label: item.label,
    type: (item.kind && completionTypes[item.kind]) || 'text',
    info: documentationOf(item),
    apply(view, _completion, from, to) {
      const start = edit ? offsetOf(context, edit.range.start) : from
      const end = edit ? Math.max(offsetOf(context, edit.range.end), to) : to
      const insert = edit?.newText ?? item.insertText ?? item.label
      view.dispatch({ changes: { from: start, to: end, insert }, selection: { anchor: start + caretIn(insert) } })
    },
  }
}

/** The caret goes into the first empty quotes or brackets of what was inserted, else behind it. */
function caretIn(insert: string): number {
  const empty = insert.search(/""|\[\]|\{\}/)
  return empty < 0 ? insert.length : empty + 1
}

/** Completion of page properties and values. */
export function completePage(language: PageLanguage): CompletionSource {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const word = context.matchBefore(/"?[\w$-]*/)
    if (!context.explicit && (!word || word.from === word.to)) return null
    const items = await language.complete(context.state.doc.toString(), context.pos)
    if (items.length === 0) return null
    const from = word ? word.from + (word.text.startsWith('"') ? 1 : 0) : context.pos
    return {
      from,
      options: items.map((item) => toCompletion(context, { ...item, label: item.label.replace(/^"|"$/g, '') })),
      validFor: /^[\w$-]*$/,
    }
  }
}
