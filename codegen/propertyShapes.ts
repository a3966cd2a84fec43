import { cellExpressions, conditions } from '../schemas/page/pageExpressions'
import { generatedNote } from './generatedNote'
import { findDefinition, type SchemaNode } from './SchemaNode'

/** Properties of a field that the compiler reads by themselves, with findings of their own. */
const readApart: ReadonlySet<string> = new Set(['key', 'type', 'value', ...conditions, ...cellExpressions])

/** Numbers of a page that the compiler keeps within their limits, by the definition and the property that say them. */
const limited = [
  ['ListPageConfig', 'pageSize'],
  ['FormLayout', 'columns'],
  ['DetailList', 'columns'],
  ['FormLayout', 'width'],
  ['SelectField', 'width'],
  ['SelectField', 'minWidth'],
  ['SelectField', 'grow'],
  ['SelectField', 'span'],
] as const

/** The shapes of the properties of fields and the limits of numbers, as the page schema says them, for the compiler: the schema itself is too large for a browser. */
export function makePropertyShapes(root: SchemaNode, types: SchemaNode, documentTypes: SchemaNode): string {
  const { shared, own } = shapesOf(root)
  const limits = limited.map(([definition, property]) => [`${ownerOf(definition)}.${property}`, limitsOf(root, definition, property)])
  return [
    generatedNote,
    '/** What a property of a field must be, whatever the kind. Properties that anything can be, or that are only true or false, are left out. */',
    `export const fieldShapes = ${JSON.stringify(shared, null, 2)} as const`,
    '',
    '/** Properties that kinds spell alike and mean otherwise, by kind. */',
    `export const kindShapes = ${JSON.stringify(own, null, 2)} as const`,
    '',
    '/** Properties that a field of the kind cannot do without, beside those of every field. */',
    `export const neededProperties: Readonly<Record<string, readonly string[] | undefined>> = ${JSON.stringify(neededOf(root), null, 2)}`,
    '',
    '/** Smallest and largest value. */',
    `export const limits = ${JSON.stringify(Object.fromEntries(limits), null, 2)} as const`,
    '',
    '/** What counts where a page or a document leaves a property out. */',
    `export const defaults = ${JSON.stringify({ ...defaultsOf(types), ...defaultsOf(documentTypes) }, null, 2)} as const`,
    '',
    '/** Properties that are another spelling of one, of a field and of an option. */',
    `export const aliases: Readonly<Record<'field' | 'option', Readonly<Record<string, string>>>> = ${JSON.stringify(aliasesOf(types), null, 2)}`,
    '',
  ].join('\n')
}

/** The definitions of the field kinds, in their order. */
function fieldsIn(definitions: Record<string, SchemaNode>): { kind: string; node: SchemaNode }[] {
  return Object.entries(definitions).flatMap(([name, node]) => {
    const kind = name.endsWith('Field') ? node.properties?.type?.const : undefined
    return typeof kind === 'string' ? [{ kind, node }] : []
  })
}

/** The shapes that all kinds agree on, and those of the properties that they do not, by kind. */
function shapesOf(root: SchemaNode) {
  const found = fieldsIn(root.definitions ?? {}).flatMap(({ kind, node }) =>
    Object.entries(node.properties ?? {}).flatMap(([name, property]) => {
      const shape = readApart.has(name) ? undefined : shapeOf(resolve(root, property), root)
      return shape ? [{ kind, name, shape }] : []
    }),
  )
  const isShared = ({ name, shape }: (typeof found)[number]) => found.every((other) => other.name !== name || other.shape === shape)
  const own: Record<string, Record<string, string>> = {}
  for (const one of found.filter((each) => !isShared(each))) own[one.kind] = { ...own[one.kind], [one.name]: one.shape }
  const shared = new Map(found.filter(isShared).map(({ name, shape }) => [name, shape]))
  return { shared: Object.fromEntries([...shared].sort()), own }
}

/** By kind. What every field needs, the compiler reads by itself. */
function neededOf({ definitions = {} }: SchemaNode): Record<string, string[]> {
  const fields = fieldsIn(definitions)
  const isOfOne = (name: string) => !fields.every(({ node }) => node.required?.includes(name) === true)
  const needed = fields.map(({ kind, node }): [string, string[]] => [
    kind,
    (node.required ?? []).filter((name) => !readApart.has(name) && isOfOne(name)),
  ])
  return Object.fromEntries(needed.filter(([, names]) => names.length > 0).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** By definition and property: `FormLayout.columns`. What every field has is said once: `field.helpAt`. */
function defaultsOf({ definitions = {} }: SchemaNode): Record<string, unknown> {
  const fields = Object.entries(definitions).flatMap(([name, node]) => (name.endsWith('Field') ? [node] : []))
  const isOfEvery = (name: string) => fields.every(({ properties }) => properties?.[name]?.default !== undefined)
  const ownerOfDefault = (owner: string, name: string) => (owner.endsWith('Field') && isOfEvery(name) ? 'field' : owner)
  const found = Object.entries(definitions).flatMap(([owner, { properties = {} }]) =>
    Object.entries(properties).flatMap(([name, node]) =>
      node.default === undefined ? [] : [[`${ownerOfDefault(owner, name)}.${name}`, node.default] as const],
    ),
  )
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function aliasesOf({ definitions = {} }: SchemaNode): Record<'field' | 'option', Record<string, string>> {
  const fields = Object.entries(definitions).flatMap(([name, node]) => (name.endsWith('Field') ? namesIn(node) : []))
  return { field: Object.fromEntries(fields.sort()), option: Object.fromEntries(namesIn(definitions.Option)) }
}

function namesIn(node: SchemaNode | undefined): [string, string][] {
  return Object.entries(node?.properties ?? {}).flatMap(([name, { aliasOf }]) => (aliasOf === undefined ? [] : [[name, aliasOf]]))
}

function resolve(root: SchemaNode, node: SchemaNode): SchemaNode {
  const found = findDefinition(root, node)
  return found ? resolve(root, found) : node
}

function shapeOf(node: SchemaNode, root: SchemaNode): string | undefined {
  const { type, anyOf, items, minItems } = node
  if (anyOf) return shapeOfUnion(anyOf.map((branch) => resolve(root, branch)))
  if (node.enum || node.const !== undefined || Array.isArray(type)) return undefined
  if (type === 'array') {
    if (minItems === 2) return 'pair'
    return items && !Array.isArray(items) && resolve(root, items).type === 'object' ? 'objects' : 'list'
  }
  if (type === 'string') return 'text'
  if (type === 'integer') return 'number'
  return type === 'object' || type === 'number' ? type : undefined
}

function shapeOfUnion(branches: readonly SchemaNode[]): string | undefined {
  const types = branches.flatMap(({ type }) => type ?? [])
  if (types.includes('array')) return 'names'
  return types.includes('boolean') && types.includes('object') ? 'plainOrObject' : undefined
}

/** `form.width`, `field.width`, `page.pageSize`: as the compiler asks. */
function ownerOf(definition: (typeof limited)[number][0]): string {
  return { ListPageConfig: 'page', FormLayout: 'form', DetailList: 'details', SelectField: 'field' }[definition]
}

function limitsOf(root: SchemaNode, definition: string, property: string): [number, number] {
  const node = resolve(root, root.definitions?.[definition]?.properties?.[property] ?? {})
  if (node.minimum === undefined || node.maximum === undefined) throw new Error(`${definition}.${property} has no limits`)
  return [node.minimum, node.maximum]
}
