import type { ASTNode, JSONSchema, MatchingSchema } from 'vscode-json-languageservice'
import type { NamePlace } from './pageLanguage'

/** A schema with what the language says of names. */
type NamingSchema = JSONSchema & { names?: string; keyNames?: string }

/** Where in the language the caret stands: what the schemas that match say of the text, the list, the entries or the keys around it. */
export function findNamePlace(
  text: string,
  offset: number,
  node: ASTNode | undefined,
  matching: readonly MatchingSchema[],
): NamePlace | undefined {
  const schemasOf = (one: ASTNode): NamingSchema[] => matching.filter((match) => match.node === one).map(({ schema }) => schema)
  const keysOf = (object: ASTNode | undefined): NamePlace | undefined => {
    const schema = object && schemasOf(object).find(({ keyNames }) => keyNames !== undefined)
    if (schema?.keyNames === undefined) return undefined
    const { additionalProperties } = schema
    return { list: schema.keyNames, isKey: true, schema: typeof additionalProperties === 'object' ? additionalProperties : undefined }
  }
  if (node?.type === 'object') return /[{,]\s*$/.test(text.slice(0, offset)) ? keysOf(node) : undefined
  if (node?.type !== 'string' || offset <= node.offset) return undefined
  if (node.parent?.type === 'property' && node.parent.keyNode === node) return keysOf(node.parent.parent)
  for (let around: ASTNode | undefined = node; around; around = holderOf(around, schemasOf)) {
    const names = schemasOf(around).find((schema) => schema.names !== undefined)?.names
    if (names !== undefined) return { list: names, isKey: false }
  }
  return undefined
}

/** The list that the node is an item of, or the object that it is an entry of under any key: what they say of names holds for it. */
function holderOf({ parent }: ASTNode, schemasOf: (node: ASTNode) => NamingSchema[]): ASTNode | undefined {
  if (parent?.type === 'array') return parent
  const object = parent?.type === 'property' ? parent.parent : undefined
  return object && schemasOf(object).some(({ additionalProperties }) => typeof additionalProperties === 'object') ? object : undefined
}
