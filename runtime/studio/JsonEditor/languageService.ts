import {
  type CompletionItem,
  getLanguageService,
  type Hover,
  type JSONSchema,
  type LanguageService,
  TextDocument,
} from 'vscode-json-languageservice'
import pageSchema from '../../../schemas/json/page.schema.json'

const documentUri = 'page://studio/page.jsonc'
const schemaUri = 'page://studio/page.schema.json'

/** What the editor asks about a place in the text: what could stand there, and what stands there. */
export interface PageLanguage {
  complete(text: string, offset: number): Promise<CompletionItem[]>
  /** The explanation of what stands at `offset`, as markdown. */
  explain(text: string, offset: number): Promise<string>
}

let service: LanguageService | undefined

function openService(): LanguageService {
  if (service) return service
  service = getLanguageService({
    // A page names its schema by a path of its own folder, or by any address: here it always is the one that came with the product.
    workspaceContext: { resolveRelativePath: () => schemaUri },
    schemaRequestService: async () => JSON.stringify(pageSchema),
  })
  service.configure({
    validate: false,
    allowComments: true,
    schemas: [{ uri: schemaUri, fileMatch: ['*'], schema: pageSchema as JSONSchema }],
  })
  return service
}

function hoverText(hover: Hover | null): string {
  if (!hover) return ''
  const parts = Array.isArray(hover.contents) ? hover.contents : [hover.contents]
  return parts.map((part) => (typeof part === 'string' ? part : part.value)).join('\n\n')
}

/** Completion and hover from the page schema, the same one that the server checks with. */
export const pageLanguage: PageLanguage = {
  async complete(text, offset) {
    const document = TextDocument.create(documentUri, 'jsonc', 1, text)
    const languageService = openService()
    const list = await languageService.doComplete(document, document.positionAt(offset), languageService.parseJSONDocument(document))
    return list?.items ?? []
  },
  async explain(text, offset) {
    const document = TextDocument.create(documentUri, 'jsonc', 1, text)
    const languageService = openService()
    return hoverText(await languageService.doHover(document, document.positionAt(offset), languageService.parseJSONDocument(document)))
  },
}
