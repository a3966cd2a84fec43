import { fileURLToPath } from 'node:url'
import { type Connection, MarkupKind, TextDocumentSyncKind, TextDocuments } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { NameLists } from '../../schemas/api/names'
import { kindOfFile } from '../../schemas/documents/documentName'
import { withNames } from '../../schemas/editing/offeredNames'
import { documentLanguage, pageLanguage } from '../../schemas/editing/pageLanguage'
import type { Problem } from '../../schemas/page/Problem'
import type { Language } from '../../schemas/page/Text'
import type { PageFile } from '../readPages'
import { completeText } from './completeText'
import { toDiagnostics, toQuickFixes } from './describeFile'

/** What the language server asks others: how files are checked, and what exists on the server of the pages, where one is known. */
export interface LanguageSources {
  /** The reader's language. */
  language: Language
  /** What is wrong with a file by itself. */
  check(file: PageFile): Problem[]
  /** What the server finds wrong with a file; undefined where none is known or it cannot be asked. */
  ask(file: PageFile): Promise<Problem[] | undefined>
  /** Everything that can be named; undefined where no server is known or it cannot be asked. */
  readNames(): Promise<NameLists | undefined>
  titleOf(problem: Problem): string
}

/** Serves an editor over the Language Server Protocol: completion, explanations, problems and what mends them, for the files of pages and documents. */
export function serveLanguage(connection: Connection, sources: LanguageSources): void {
  const documents = new TextDocuments(TextDocument)
  let names: NameLists | undefined
  const languageOf = ({ uri }: TextDocument) =>
    withNames(kindOfFile(uri) ? documentLanguage : pageLanguage, () => ({ lists: names, language: sources.language }))
  const mark = (document: TextDocument, problems: readonly Problem[]) =>
    connection.sendDiagnostics({ uri: document.uri, version: document.version, diagnostics: toDiagnostics(problems, document) })

  /** The server also knows what exists outside of the file, so its findings stand for ours while the file is as it was sent. */
  async function checkWhole(document: TextDocument): Promise<void> {
    const { version } = document
    const file = toFile(document)
    names = (await sources.readNames()) ?? names
    const own = sources.check(file)
    const asked = own.some(({ severity }) => severity === 'error') ? undefined : await sources.ask(file)
    if (asked && document.version === version) await mark(document, asked)
  }

  /** Nobody waits for this check: what it fails with is for the log of the editor. */
  const checkLater = (document: TextDocument) => void checkWhole(document).catch((failure) => connection.console.error(String(failure)))

  connection.onInitialize(() => ({
    serverInfo: { name: 'pagewright' },
    capabilities: {
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
      completionProvider: { triggerCharacters: ['"', '.', ':'] },
      hoverProvider: true,
      codeActionProvider: { codeActionKinds: ['quickfix'] },
    },
  }))
  documents.onDidChangeContent(({ document }) => void mark(document, sources.check(toFile(document))))
  documents.onDidOpen(({ document }) => checkLater(document))
  documents.onDidSave(({ document }) => checkLater(document))
  documents.onDidClose(({ document }) => void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] }))
  connection.onCompletion(({ textDocument, position }) => {
    const document = documents.get(textDocument.uri)
    return document ? completeText(document, document.offsetAt(position), languageOf(document)) : []
  })
  connection.onHover(async ({ textDocument, position }) => {
    const document = documents.get(textDocument.uri)
    const value = document ? await languageOf(document).explain(document.getText(), document.offsetAt(position)) : ''
    return value === '' ? null : { contents: { kind: MarkupKind.Markdown, value } }
  })
  connection.onCodeAction(({ textDocument, context }) => {
    const document = documents.get(textDocument.uri)
    return document ? toQuickFixes(context.diagnostics, document, sources.titleOf) : []
  })
  documents.listen(connection)
}

function toFile(document: TextDocument): PageFile {
  return { path: document.uri.startsWith('file:') ? fileURLToPath(document.uri) : document.uri, text: document.getText() }
}
