import { isDeepStrictEqual } from 'node:util'
import { documentFacts, documentKinds } from '../schemas/documents'
import { fieldFacts, fieldKinds } from '../schemas/fields'
import { translate } from '../schemas/language/SourceText'
import { pageFacts, pageKinds } from '../schemas/page/kinds'
import { functionNames } from '../schemas/rules/functionNames'
import { functionTexts } from '../schemas/rules/functionTexts'
import { describeValue } from './describeValue'
import { makeTable, markdownNote } from './markdown'
import { definitionName, findDefinition, type SchemaNode } from './SchemaNode'

type Properties = Record<string, SchemaNode>

/** `docs/language.md`: everything that a page or a document beside pages can say, with the sentences of the types. */
export function makeLanguageDoc(types: SchemaNode, documentTypes: SchemaNode): string {
  const pages = branchesOf(types, 'PageConfig', 'kind')
  const fields = branchesOf(types, 'FieldConfig', 'type')
  const kinds = new Set([...pages.values(), ...fields.values()].map(({ name }) => name))
  const others = Object.keys(types.definitions ?? {}).filter((name) => !kinds.has(name) && name !== 'PageConfig' && name !== 'FieldConfig')
  return [
    markdownNote,
    '# The page language',
    'Everything that a `*.page.json` can say, and the documents beside pages. A property in bold must be there. An editor that knows JSON Schema offers the same while one types.',
    '## Pages',
    sentenceOf(types, 'PageConfig'),
    '### Every page',
    describeProperties(sharedBy(pages), requiredByAll(pages)),
    ...pageKinds.flatMap((kind) => describeKind(pages, kind, [`Called "${pageFacts[kind].name['en-US']}".`])),
    '## FieldConfig',
    sentenceOf(types, 'FieldConfig'),
    '### Every field',
    describeProperties(sharedBy(fields), requiredByAll(fields)),
    ...fieldKinds.flatMap((kind) => describeKind(fields, kind, namesOf(fieldFacts[kind].aliases))),
    ...describeDocuments(documentTypes),
    ...describeFunctions(),
    '## Parts',
    ...others.sort().flatMap((name) => describeDefinition(types, name)),
    '',
  ].join('\n\n')
}

function describeDocuments(types: SchemaNode): string[] {
  const documents = branchesOf(types, 'DocumentConfig', 'kind')
  const described = new Set(['DocumentConfig', 'Text', 'TextByLanguage', ...[...documents.values()].map(({ name }) => name)])
  const parts = Object.keys(types.definitions ?? {}).filter((name) => !described.has(name))
  return [
    '## Documents beside pages',
    sentenceOf(types, 'DocumentConfig'),
    '### Every document',
    describeProperties(sharedBy(documents), requiredByAll(documents)),
    ...documentKinds.flatMap((kind) => {
      const { name, ending } = documentFacts[kind]
      return describeKind(documents, kind, [`Called "${name['en-US']}", written in a \`*.${ending}.json\`.`])
    }),
    ...parts.sort().flatMap((name) => describeDefinition(types, name)),
  ]
}

/** What expressions can call. */
function describeFunctions(): string[] {
  const rows = functionNames().flatMap((name) => {
    const described = functionTexts[name]
    return described ? [[`\`${described.usage}\``, translate(described.text, 'en-US')]] : []
  })
  return [
    '## Functions of expressions',
    'What stands in brackets `[ ]` may be left out. A method is called on a text or a list.',
    makeTable(['call', 'what it gives'], rows),
  ]
}

interface Branch {
  name: string
  node: SchemaNode
}

/** The branches of a tagged union by their tags. */
function branchesOf(types: SchemaNode, union: string, tag: string): Map<string, Branch> {
  const branches = types.definitions?.[union]?.oneOf ?? []
  return new Map(
    branches.map((branch) => {
      const node = findDefinition(types, branch) ?? branch
      return [String(node.properties?.[tag]?.const), { name: definitionName(branch) ?? '', node }]
    }),
  )
}

/** Properties that every branch has, and means the same by. */
function sharedBy(branches: ReadonlyMap<string, Branch>): Properties {
  const [first, ...others] = [...branches.values()].map(({ node }) => node.properties ?? {})
  const shared = Object.entries(first ?? {}).filter(([name, node]) => others.every((other) => isDeepStrictEqual(other[name], node)))
  return Object.fromEntries(shared)
}

function requiredByAll(branches: ReadonlyMap<string, Branch>): string[] {
  const [first = [], ...others] = [...branches.values()].map(({ node }) => node.required ?? [])
  return first.filter((name) => others.every((other) => other.includes(name)))
}

function describeKind(branches: ReadonlyMap<string, Branch>, kind: string, remarks: readonly string[]): string[] {
  const node: SchemaNode = branches.get(kind)?.node ?? {}
  const shared = sharedBy(branches)
  const own = Object.entries(node.properties ?? {}).filter(([name]) => !Object.hasOwn(shared, name))
  return [`### \`${kind}\``, [node.description ?? '', ...remarks].join(' '), describeProperties(Object.fromEntries(own), node.required)]
}

function namesOf(aliases: readonly string[]): string[] {
  return aliases.length === 0 ? [] : [`Older pages also write ${aliases.map((alias) => `\`${alias}\``).join(', ')}.`]
}

function describeDefinition(types: SchemaNode, name: string): string[] {
  const { properties, required, description: _said, ...node } = types.definitions?.[name] ?? {}
  const heading = [`### ${name}`, sentenceOf(types, name)]
  if (node.oneOf) return [...heading, `One of ${node.oneOf.map(describeBranch).join(', ')}.`]
  return properties ? [...heading, describeProperties(properties, required)] : [...heading, `Written as ${describeValue(node)}.`]
}

/** A branch by its name; one that has none is the kind that its tag says. */
function describeBranch(node: SchemaNode): string {
  const tag = Object.values(node.properties ?? {}).find((property) => property.const !== undefined)
  return describeValue(tag ?? node)
}

function sentenceOf(types: SchemaNode, name: string): string {
  return types.definitions?.[name]?.description ?? ''
}

function describeProperties(properties: Properties, required: readonly string[] = []): string {
  const rows = Object.entries(properties).map(([name, node]) => [
    required.includes(name) ? `**\`${name}\`**` : `\`${name}\``,
    describeValue(node),
    `${node.description ?? ''}${node.default === undefined ? '' : ` Left out: \`${JSON.stringify(node.default)}\`.`}`,
  ])
  return makeTable(['property', 'value', 'what it is'], rows)
}
