import {
  type CompletionItem,
  CompletionItemKind,
  getLanguageService,
  type Hover,
  type JSONDocument,
  type JSONSchema,
  type LanguageService,
  type MatchingSchema,
  TextDocument,
} from 'vscode-json-languageservice'
import documentSchema from '../json/document.schema.json'
import pageSchema from '../json/page.schema.json'
import type { ExpressionOffer } from './expressionNames'
import { findNamePlace } from './namePlace'

const documentUri = 'page://studio/page.jsonc'
const schemaUri = 'page://studio/page.schema.json'

interface CompletionText {
  /** As it is listed, and as what is typed is compared with. */
  label: string
  /** What it means, in plain text. */
  info: string | undefined
}

/** A property that could stand at a place, with the schema of its value where that is known. */
export interface PropertyCompletion extends CompletionText {
  kind: 'property'
  name: string
  schema: JSONSchema | undefined
}

/** A value that could stand at a place. */
export interface ValueCompletion extends CompletionText {
  kind: 'value'
  value: unknown
}

export type PageCompletion = PropertyCompletion | ValueCompletion

/** A place where names of a list may stand: as the value, or as the key of a property whose value has a schema. */
export interface NamePlace {
  list: string
  isKey: boolean
  schema?: JSONSchema
}

/** What the editor asks about a place in the text: what could stand there, and what stands there. */
export interface PageLanguage {
  complete(text: string, offset: number): Promise<PageCompletion[]>
  /** What names may stand at `offset`, as the language says; undefined where no name stands. */
  placeAt(text: string, offset: number): Promise<NamePlace | undefined>
  /** What may stand at `offset` inside of an expression; undefined where no expression stands. */
  wordsAt?(text: string, offset: number): Promise<ExpressionOffer | undefined>
  /** The explanation of what stands at `offset`, as markdown. */
  explain(text: string, offset: number): Promise<string>
}

function openService(schema: object): LanguageService {
  const service = getLanguageService({
    // A page names its schema by a path of its own folder, or by any address: here it always is the one that came with the product.
    workspaceContext: { resolveRelativePath: () => schemaUri },
    schemaRequestService: async () => JSON.stringify(schema),
  })
  service.configure({
    validate: false,
    allowComments: true,
    // The service writes into the schema that it is given; others read it too.
    schemas: [{ uri: schemaUri, fileMatch: ['*'], schema: structuredClone(schema) as JSONSchema }],
  })
  return service
}

function hoverText(hover: Hover | null): string {
  if (!hover) return ''
  const parts = Array.isArray(hover.contents) ? hover.contents : [hover.contents]
  return parts.map((part) => (typeof part === 'string' ? part : part.value)).join('\n\n')
}

function infoOf({ documentation = '' }: CompletionItem): string | undefined {
  const text = typeof documentation === 'string' ? documentation : documentation.value
  return text === '' ? undefined : text.replaceAll('`', '')
}

/** The value that an item writes. The service words it in the snippets of another editor, with marks for the caret and a comma at the end. */
function readValue({ insertText = '', label }: CompletionItem): unknown {
  const plain = insertText
    .replaceAll(/\$\{\d+:((?:\\.|[^}\\])*)\}|(?<!\\)\$\d+/g, '$1')
    .replaceAll(/\\([\\$}])/g, '$1')
    .replace(/,\s*$/, '')
  try {
    return JSON.parse(plain)
  } catch {
    return label
  }
}

/** The schemas that the properties around the place have, by their names. */
function propertySchemas(matching: readonly MatchingSchema[], offset: number): Map<string, JSONSchema> {
  const around = matching.filter(({ node }) => node.type === 'object' && node.offset < offset && offset <= node.offset + node.length)
  const start = Math.max(...around.map(({ node }) => node.offset))
  const found = new Map<string, JSONSchema>()
  for (const { node, schema } of around) {
    if (node.offset !== start) continue
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      if (typeof property === 'object' && !found.has(name)) found.set(name, property)
  }
  return found
}

/** The names that every kind has, where the object around the place does not say yet which kind it is; undefined where it does. */
function namesOfEveryKind(matching: readonly MatchingSchema[], offset: number): ReadonlySet<string> | undefined {
  const around = matching.filter(({ node }) => node.type === 'object' && node.offset < offset && offset <= node.offset + node.length)
  const start = Math.max(...around.map(({ node }) => node.offset))
  for (const { node, schema } of around) {
    const { discriminator, oneOf = [] } = schema as JSONSchema & { discriminator?: { propertyName: string } }
    if (node.offset !== start || node.type !== 'object' || !discriminator) continue
    const tag = discriminator.propertyName
    if (node.properties.some(({ keyNode, valueNode }) => keyNode.value === tag && valueNode?.type === 'string')) return undefined
    const [first, ...others] = oneOf.map((branch) => Object.keys((typeof branch === 'object' && branch.properties) || {}))
    return new Set([tag, ...(first ?? []).filter((name) => others.every((names) => names.includes(name)))])
  }
  return undefined
}

function toCompletion(item: CompletionItem, schemas: ReadonlyMap<string, JSONSchema>): PageCompletion {
  const info = infoOf(item)
  if (item.kind === CompletionItemKind.Property)
    return { kind: 'property', name: item.label, label: item.label, info, schema: schemas.get(item.label) }
  const value = readValue(item)
  return { kind: 'value', value, label: typeof value === 'string' ? value : item.label, info }
}

/** Completion and hover from a schema, the same one that the server checks with. */
function createLanguage(schema: object): PageLanguage {
  let service: LanguageService | undefined
  function read(text: string): { document: TextDocument; page: JSONDocument; languageService: LanguageService } {
    service ??= openService(schema)
    const document = TextDocument.create(documentUri, 'jsonc', 1, text)
    return { document, languageService: service, page: service.parseJSONDocument(document) }
  }
  return {
    async complete(text, offset) {
      const { document, page, languageService } = read(text)
      const list = await languageService.doComplete(document, document.positionAt(offset), page)
      const matching = await languageService.getMatchingSchemas(document, page)
      const schemas = propertySchemas(matching, offset)
      const common = namesOfEveryKind(matching, offset)
      const all = (list?.items ?? []).map((item) => toCompletion(item, schemas))
      return common ? all.filter((one) => one.kind === 'value' || common.has(one.name)) : all
    },
    async placeAt(text, offset) {
      const { document, page, languageService } = read(text)
      const matching = await languageService.getMatchingSchemas(document, page)
      return findNamePlace(text, offset, page.getNodeFromOffset(offset, true), matching)
    },
    async explain(text, offset) {
      const { document, page, languageService } = read(text)
      return hoverText(await languageService.doHover(document, document.positionAt(offset), page))
    },
  }
}

export const pageLanguage = createLanguage(pageSchema)
export const documentLanguage = createLanguage(documentSchema)
