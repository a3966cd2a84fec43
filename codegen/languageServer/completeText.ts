import { type CompletionItem, CompletionItemKind, InsertTextFormat, Range, TextEdit } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { findCompletionPosition } from '../../schemas/editing/completionPosition'
import { insertionOf } from '../../schemas/editing/insertion'
import type { PageCompletion, PageLanguage } from '../../schemas/editing/pageLanguage'
import { toSnippet } from './toSnippet'

/** What could stand at a place of a file, each with the edit that writes it there. */
export async function completeText(document: TextDocument, offset: number, language: PageLanguage): Promise<CompletionItem[]> {
  const text = document.getText()
  const words = await language.wordsAt?.(text, offset)
  if (words) {
    const range = rangeOf(document, offset - words.typed, offset)
    return words.names.map(({ name, info }) => ({
      label: name,
      kind: CompletionItemKind.Variable,
      documentation: info,
      textEdit: TextEdit.replace(range, name),
    }))
  }
  const { names } = findCompletionPosition(text, offset)
  const found = await language.complete(text, offset)
  return found.filter((one) => one.kind === 'value' || !names.has(one.name)).map((one) => toItem(one, document, offset))
}

function toItem(completion: PageCompletion, document: TextDocument, offset: number): CompletionItem {
  const place = findCompletionPosition(document.getText(), offset)
  const { commaAt } = place
  const { template, goesOn } = insertionOf(completion, place)
  return {
    label: completion.label,
    kind: completion.kind === 'property' ? CompletionItemKind.Property : CompletionItemKind.Value,
    documentation: completion.info,
    // Editors compare it with what is replaced, which has its quotes.
    filterText: completion.kind === 'property' ? JSON.stringify(completion.name) : JSON.stringify(completion.value),
    insertTextFormat: InsertTextFormat.Snippet,
    textEdit: TextEdit.replace(rangeOf(document, place.from, place.to), toSnippet(template)),
    ...(commaAt === undefined ? {} : { additionalTextEdits: [TextEdit.insert(document.positionAt(commaAt), ',')] }),
    ...(goesOn ? { command: { title: completion.label, command: 'editor.action.triggerSuggest' } } : {}),
  }
}

function rangeOf(document: TextDocument, from: number, to: number): Range {
  return Range.create(document.positionAt(from), document.positionAt(to))
}
