import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  snippet,
  startCompletion,
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { findCompletionPosition } from '../../../schemas/editing/completionPosition'
import type { ExpressionOffer } from '../../../schemas/editing/expressionNames'
import { insertionOf } from '../../../schemas/editing/insertion'
import type { PageCompletion, PageLanguage } from '../../../schemas/editing/pageLanguage'

/** Writes the completion where the caret stands now, with the commas that the text needs there. */
function write(view: EditorView, completion: Completion, chosen: PageCompletion): void {
  const place = findCompletionPosition(view.state.doc.toString(), view.state.selection.main.head)
  const { template, goesOn } = insertionOf(chosen, place)
  const { commaAt } = place
  if (commaAt !== undefined) view.dispatch({ changes: { from: commaAt, insert: ',' } })
  const moved = commaAt === undefined ? 0 : 1
  snippet(template)(view, completion, place.from + moved, place.to + moved)
  if (goesOn) startCompletion(view)
}

function toCompletion(chosen: PageCompletion): Completion {
  return {
    label: chosen.label,
    type: chosen.kind,
    info: chosen.info,
    apply: (view, completion) => write(view, completion, chosen),
  }
}

/** Completion inside of an expression: the word that is begun is replaced, or written where a dot asks for one. */
function completeWord({ typed, names }: ExpressionOffer, context: CompletionContext, text: string): CompletionResult | null {
  const from = context.pos - typed
  if (names.length === 0 || (!context.explicit && typed === 0 && text[from - 1] !== '.')) return null
  return { from, options: names.map(({ name, info }) => ({ label: name, type: 'variable', info })), validFor: /^\w*$/ }
}

/** Completion of page properties and values. */
export function completePage(language: PageLanguage): CompletionSource {
  return async (context: CompletionContext) => {
    const text = context.state.doc.toString()
    const words = await language.wordsAt?.(text, context.pos)
    if (words) return completeWord(words, context, text)
    const { from, to, names } = findCompletionPosition(text, context.pos)
    const isQuoted = text[from] === '"'
    const isBehind = isQuoted && to === context.pos && to - from > 1 && text[to - 1] === '"'
    if (!context.explicit && (from === to || isBehind)) return null
    const all = await language.complete(text, context.pos)
    const found = all.filter((one) => one.kind === 'value' || !names.has(one.name))
    if (found.length === 0) return null
    // Behind a value that is whole, another is offered in its place, whatever it is.
    if (isBehind) return { from: context.pos, options: found.map(toCompletion), filter: false }
    return { from: isQuoted ? Math.min(from + 1, context.pos) : from, options: found.map(toCompletion), validFor: /^[^"\\\n]*$/ }
  }
}
