import { definitionName, findDefinition, refTo, type SchemaNode, walkSchema } from './SchemaNode'

/** Property schemas that stand at least so often, and are at least so long, become one shared definition. */
const minUses = 3
const minLength = 50

/**
 * Makes the generated schema small and its hovers right. An editor that meets `$ref` shows the description of what is referred to,
 * so a property's own sentence is moved there: small definitions are copied into the property, and equal properties share one definition.
 */
export function tidySchema(schema: SchemaNode): SchemaNode {
  const root = structuredClone(schema)
  nameBranches(root)
  // Before kinds lose their sentences: at the tag each is told with its own.
  walkSchema(root, (node) => listTagValues(root, node))
  dropBranchDescriptions(root)
  for (const definition of Object.values(root.definitions ?? {})) {
    for (const [key, property] of Object.entries(definition.properties ?? {})) {
      if (definition.properties && !definition.oneOf) definition.properties[key] = inlineSmall(root, property)
    }
  }
  for (const definition of Object.values(root.definitions ?? {})) leaveOutDefaults(definition)
  shareProperties(root)
  dropUnused(root)
  walkSchema(root, addMarkdown)
  return { ...root, definitions: sortKeys(root.definitions ?? {}) }
}

/** What counts where it is left out can be left out, whatever the type says of it once it is read. */
function leaveOutDefaults(definition: SchemaNode): void {
  const { required, properties } = definition
  if (required) definition.required = required.filter((name) => properties?.[name]?.default === undefined)
}

function isObjectSchema(node: SchemaNode): boolean {
  return node.properties !== undefined || node.oneOf !== undefined
}

/** Objects that are only met as a branch of a union, or below a property with a sentence of its own, keep no sentence: it would hide the nearer one. */
function dropBranchDescriptions(root: SchemaNode): void {
  const needed = new Set<string>()
  const keepFor = (node: SchemaNode | undefined) => {
    const name = node && definitionName(node)
    if (name !== undefined && node?.description === undefined) needed.add(name)
  }
  keepFor(root)
  walkSchema(root, (node) => {
    for (const property of Object.values(node.properties ?? {})) keepFor(property)
    for (const item of [node.items].flat()) keepFor(item)
  })
  for (const [name, definition] of Object.entries(root.definitions ?? {})) {
    if (!needed.has(name) && isObjectSchema(definition)) delete definition.description
  }
}

/** The branches of a tagged union that stand in it become definitions: `KindConfig.select`. */
function nameBranches(root: SchemaNode): void {
  const definitions = root.definitions ?? {}
  for (const [owner, union] of Object.entries(definitions)) {
    const tag = union.discriminator?.propertyName
    if (tag === undefined || !union.oneOf) continue
    union.oneOf = union.oneOf.map((branch) => {
      if (branch.$ref !== undefined) return branch
      const name = `${owner}.${String(branch.properties?.[tag]?.const)}`
      definitions[name] = branch
      return refTo(name)
    })
  }
}

/** A tagged union also says which tags there are, so that editors offer them and a wrong one can be answered with the list. */
function listTagValues(root: SchemaNode, node: SchemaNode): void {
  const tag = node.discriminator?.propertyName
  if (tag === undefined || !node.oneOf) return
  const values = node.oneOf.map((branch) => findDefinition(root, branch)?.properties?.[tag]?.const)
  if (values.some((value) => typeof value !== 'string')) throw new Error(`a branch of the union tagged "${tag}" has no fixed ${tag}`)
  const sentences = node.oneOf.map((branch) => findDefinition(root, branch)?.description?.replaceAll('`', '') ?? '')
  const explained = sentences.some((sentence) => sentence !== '') ? { enumDescriptions: sentences } : {}
  node.properties = { [tag]: { type: 'string', enum: values as string[], ...explained } }
}

function inlineSmall(root: SchemaNode, property: SchemaNode): SchemaNode {
  const target = findDefinition(root, property)
  if (!target || isObjectSchema(target)) return property
  const { $ref: _, ...own } = property
  return { ...inlineSmall(root, target), ...own }
}

function shareProperties(root: SchemaNode): void {
  const definitions = root.definitions ?? {}
  const uses = new Map<string, { name: string; count: number }>()
  for (const definition of Object.values(definitions)) {
    for (const [key, property] of Object.entries(definition.properties ?? {})) {
      const text = JSON.stringify(property)
      const use = uses.get(text) ?? { name: key, count: 0 }
      uses.set(text, { ...use, count: use.count + 1 })
    }
  }
  const shared = new Map<string, string>()
  for (const [text, { name, count }] of uses) {
    const property = JSON.parse(text) as SchemaNode
    // What tells the branches of a union apart stands in each of them.
    if (count < minUses || text.length < minLength || property.const !== undefined) continue
    let free = `property.${name}`
    for (let n = 2; definitions[free]; n++) free = `property.${name}${n}`
    definitions[free] = property
    shared.set(text, free)
  }
  for (const [name, definition] of Object.entries(definitions)) {
    if (name.startsWith('property.')) continue
    for (const [key, property] of Object.entries(definition.properties ?? {})) {
      const sharedName = shared.get(JSON.stringify(property))
      if (sharedName && definition.properties) definition.properties[key] = refTo(sharedName)
    }
  }
}

function dropUnused(root: SchemaNode): void {
  const definitions = root.definitions ?? {}
  const reached = new Set<string>()
  const reach = (node: SchemaNode) => {
    walkSchema(node, (inner) => {
      const name = definitionName(inner)
      const target = name === undefined ? undefined : definitions[name]
      if (name === undefined || !target || reached.has(name)) return
      reached.add(name)
      reach(target)
    })
  }
  reach({ ...root, definitions: undefined })
  root.definitions = Object.fromEntries(Object.entries(definitions).filter(([name]) => reached.has(name)))
}

/** Backticks are only shown as code when the hover is Markdown; without them the plain sentence is enough. */
function addMarkdown(node: SchemaNode): void {
  if (node.description?.includes('`')) node.markdownDescription = node.description
}

function sortKeys<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
