import type { SchemaNode } from './SchemaNode'
import { typesToSchema } from './typesToSchema'

/** Every exported type of `schemas/api` as a definition, for the server's routes. */
export function makeApiSchema(): SchemaNode {
  const { $schema, definitions } = typesToSchema('schemas/api/*.ts', '*')
  return { $schema, title: 'Pagewright API', definitions }
}
