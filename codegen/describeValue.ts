import { definitionName, type SchemaNode } from './SchemaNode'

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: '`true` or `false`',
  object: 'object',
  array: 'list',
  null: '`null`',
}

/** What can be written in the place of a schema, in words of Markdown; definitions are links. */
export function describeValue(node: SchemaNode): string {
  const name = definitionName(node)
  if (name !== undefined) return `[${name}](#${name.toLowerCase()})`
  if (node.const !== undefined) return codeOf(node.const)
  if (node.enum) return joinChoices(node.enum.map(codeOf))
  if (node.anyOf) return joinChoices(node.anyOf.map(describeValue))
  if (node.type === 'array') return describeList(node)
  if (typeof node.additionalProperties === 'object') return `object of ${describeValue(node.additionalProperties as SchemaNode)} by name`
  const types = [node.type ?? []].flat().map((type) => typeWords[type] ?? type)
  return types.length === 0 ? 'anything' : `${joinChoices(types)}${describeLimits(node)}`
}

function describeList({ items, minItems, maxItems }: SchemaNode): string {
  const entry = items && !Array.isArray(items) ? ` of ${describeValue(items)}` : ''
  return `list${entry}${describeRange(minItems, maxItems, ' entries')}`
}

function describeLimits({ minimum, maximum, maxLength, pattern }: SchemaNode): string {
  const form = pattern === undefined ? '' : `, as \`${pattern}\``
  return describeRange(minimum, maximum, '') + describeRange(undefined, maxLength, ' characters') + form
}

function describeRange(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return ''
  if (least === most) return `, ${least}${unit}`
  if (most === undefined) return `, at least ${least}${unit}`
  return least === undefined ? `, at most ${most}${unit}` : `, ${least} to ${most}${unit}`
}

function codeOf(value: unknown): string {
  return `\`${JSON.stringify(value)}\``
}

function joinChoices(choices: readonly string[]): string {
  const others = [...new Set(choices)]
  const last = others.pop() ?? ''
  return others.length === 0 ? last : `${others.join(', ')} or ${last}`
}
