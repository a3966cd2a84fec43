import { type SchemaNode, walkSchema } from './SchemaNode'
import { tidySchema } from './tidySchema'
import { typesToSchema } from './typesToSchema'

/** The page language as the types say it, each with its own name and sentence. */
export function readPageTypes(): SchemaNode {
  return typesToSchema('schemas/page/kinds/index.ts', 'PageConfig')
}

/** The page language as JSON Schema for editors and checks. */
export function makePageSchema(types: SchemaNode): SchemaNode {
  const { $schema, ...schema } = tidySchema(types)
  walkSchema(schema, (node) => {
    delete node.aliasOf
  })
  return { $schema, title: 'Pagewright page', ...schema }
}
