import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type CodeAction,
  type CompletionItem,
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { sourcesOf } from '../../codegen/cli/lsp'
import { serveLanguage } from '../../codegen/languageServer/serveLanguage'
import { toSnippet } from '../../codegen/languageServer/toSnippet'
import type { Language } from '../../schemas/page/Text'
import { startTestServer, type TestServer } from '../support/startTestServer'

let server: TestServer
let token: string
const editors: ProtocolConnection[] = []

beforeAll(async () => {
  server = await startTestServer({ pages: ['demo/input'] })
  token = await server.signIn('configurator')
})
afterAll(async () => {
  for (const editor of editors) editor.dispose()
  await server.close()
})

/** An editor that has begun to speak with a language server of its own; what it is told of a file is kept. */
async function openEditor(env: Record<string, string>, language: Language = 'en-US') {
  const [up, down] = [new PassThrough(), new PassThrough()]
  const context = {
    args: [],
    options: {},
    language,
    isJson: false,
    env,
    text: (name: string) => name,
    write: () => {},
    ask: async () => undefined,
  }
  const connection = createConnection(new StreamMessageReader(up), new StreamMessageWriter(down))
  serveLanguage(connection, sourcesOf(context as never))
  connection.listen()
  const editor = createProtocolConnection(new StreamMessageReader(down), new StreamMessageWriter(up))
  const told = new Map<string, Diagnostic[]>()
  editor.onNotification(
    'textDocument/publishDiagnostics',
    ({ uri, diagnostics }: PublishDiagnosticsParams) => void told.set(uri, diagnostics),
  )
  editor.listen()
  editors.push(editor)
  await editor.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} })
  return {
    /** Opens a file; `|` in the text is the caret. */
    async open(uri: string, marked: string) {
      const caret = marked.indexOf('|')
      const text = marked.replace('|', '')
      const document = TextDocument.create(uri, 'json', 1, text)
      await editor.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId: 'json', version: 1, text } })
      const here = { textDocument: { uri }, position: document.positionAt(caret) }
      return {
        document,
        told: () => told.get(uri) ?? [],
        complete: () => editor.sendRequest<CompletionItem[]>('textDocument/completion', here),
        hover: () => editor.sendRequest<Hover>('textDocument/hover', here),
        fixes: (diagnostics: Diagnostic[]) =>
          editor.sendRequest<CodeAction[]>('textDocument/codeAction', { ...here, range: diagnostics[0]?.range, context: { diagnostics } }),
      }
    },
  }
}

const signedIn = () => ({ PAGEWRIGHT_SERVER: server.url, PAGEWRIGHT_TOKEN: token })
const page = (column: string) =>
  `{ "kind": "list", "version": 1, "code": "lsp-try", "title": "T", "url": { "list": "/lsp/try/list" },\n  "columns": [${column}] }`

describe('the language server', () => {
  it('C-cli offers the dictionaries that the server knows, with their entries', async () => {
    const editor = await openEditor(signedIn())
    const file = await editor.open('file:///lsp-try.page.json', page('{ "key": "sex", "type": "select", "title": "S", "dictCode": "|" }'))
    await vi.waitFor(async () => expect((await file.complete()).map(({ label }) => label)).toContain('sex'), { timeout: 15_000 })
    const sex = (await file.complete()).find(({ label }) => label === 'sex')
    expect(sex).toMatchObject({ filterText: '"sex"', textEdit: { newText: '"sex"$0' } })
    expect(String(sex?.documentation)).toMatch(/1/)
  })

  it('C-cli offers only what every kind has before the kind is written, and explains what stands there', async () => {
    const editor = await openEditor({})
    const begun = await editor.open('file:///begun.page.json', page('{ "key": "a", | }'))
    const labels = (await begun.complete()).map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['type', 'title']))
    expect(labels).not.toContain('key')
    expect(labels).not.toContain('dictCode')
    const hovered = await editor.open('file:///hovered.page.json', page('{ "key": "a", "type": "input", "isOr|der": true }'))
    expect(JSON.stringify(await hovered.hover())).toMatch(/sorted/)
  })

  it('C-cli offers the fields of the row inside of a condition', async () => {
    const editor = await openEditor({})
    const columns =
      '{ "key": "state", "type": "input", "title": "S" }, { "key": "why", "type": "input", "title": "W", "visibleWhen": "row.|" }'
    const file = await editor.open('file:///words.page.json', page(columns))
    expect((await file.complete()).map(({ label }) => label)).toEqual(expect.arrayContaining(['state', 'why']))
  })

  it('C-cli marks what is wrong, by itself and by what the server knows, and mends it in one step', async () => {
    const editor = await openEditor(signedIn())
    const wrong = await editor.open('file:///wrong.page.json', page('{ "key": "a", "type": "inptu", "title": "A" }'))
    await vi.waitFor(() => expect(wrong.told()).toHaveLength(1), { timeout: 15_000 })
    const [fix] = await wrong.fixes(wrong.told())
    const edits = fix?.edit?.changes?.['file:///wrong.page.json'] ?? []
    expect(TextDocument.applyEdits(wrong.document, edits)).toContain('"type": "input"')
    const missing = await editor.open(
      'file:///missing.page.json',
      page('{ "key": "a", "type": "select", "title": "A", "dictCode": "nowhere" }'),
    )
    await vi.waitFor(() => expect(missing.told()).toMatchObject([{ code: 'unknown-dictionary', source: 'pagewright' }]), {
      timeout: 10_000,
    })
  })

  it('C-cli checks by itself while no server can be asked', async () => {
    const editor = await openEditor({ PAGEWRIGHT_SERVER: 'http://127.0.0.1:9' }, 'de-DE')
    const file = await editor.open(
      'file:///priority.dict.json',
      '{ "kind": "dictionary", "version": 1, "code": "priority", "title": "P", "items": [|] }',
    )
    await vi.waitFor(() => expect(file.told()).not.toEqual([]), { timeout: 15_000 })
    expect(
      file
        .told()
        .map(({ message }) => message)
        .join(),
    ).toMatch(/[äöüß]|mindestens|Eintr/)
    expect((await file.complete()).map(({ textEdit }) => textEdit?.newText).join()).toContain('{')
  })

  it('C-cli writes places to fill in as editors understand them', () => {
    expect(toSnippet('"dictCode": "${}",${}')).toBe('"dictCode": "$1",$0')
    expect(toSnippet('"url": \\{${}\\}${}')).toBe('"url": {$1}$0')
    expect(toSnippet('"width": ${1:120}${}')).toBe('"width": ${1:120}$0')
    expect(toSnippet('"$schema": "a\\\\d"${}')).toBe('"\\$schema": "a\\\\\\\\d"$0')
  })
})
