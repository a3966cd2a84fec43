import type { JSONSchema7 } from 'json-schema'

/** A JSON Schema as we generate it: draft-07 with the keywords that editors, ajv and we add. */
export interface SchemaNode extends Omit<JSONSchema7, 'definitions' | 'properties' | 'items' | 'anyOf' | 'oneOf' | 'allOf'> {
  definitions?: Record<string, SchemaNode>
  properties?: Record<string, SchemaNode>
  items?: SchemaNode | SchemaNode[]
  anyOf?: SchemaNode[]
  oneOf?: SchemaNode[]
  allOf?: SchemaNode[]
  /** The property whose value says which branch of `oneOf` holds. */
  discriminator?: { propertyName: string }
  /** The property that this one is another spelling of. Only while the files are generated. */
  aliasOf?: string
  /** The list whose names the texts in it are, see `NameList`; the studio offers them. */
  names?: string
  /** The list whose names the keys of an object are. */
  keyNames?: string
  /** What the values of `enum` mean, in their order. */
  enumDescriptions?: string[]
  /** Hover text in Markdown. */
  markdownDescription?: string
}

const refPrefix = '#/definitions/'

/** The definition that a node refers to, if it refers to one. */
export function findDefinition(root: SchemaNode, node: SchemaNode): SchemaNode | undefined {
  const name = definitionName(node)
  return name === undefined ? undefined : root.definitions?.[name]
}

export function definitionName(node: SchemaNode): string | undefined {
  return node.$ref?.startsWith(refPrefix) ? decodeURIComponent(node.$ref.slice(refPrefix.length)) : undefined
}

export function refTo(name: string): SchemaNode {
  return { $ref: `${refPrefix}${name}` }
}

/** Calls `visit` with the node and every schema below it. */
export function walkSchema(node: SchemaNode, visit: (node: SchemaNode) => void): void {
  visit(node)
  const below = [
    ...Object.values(node.definitions ?? {}),
    ...Object.values(node.properties ?? {}),
    ...(Array.isArray(node.items) ? node.items : node.items ? [node.items] : []),
    ...(node.anyOf ?? []),
    ...(node.oneOf ?? []),
    ...(node.allOf ?? []),
    ...(typeof node.additionalProperties === 'object' ? [node.additionalProperties as SchemaNode] : []),
  ]
  for (const child of below) walkSchema(child, visit)
}
