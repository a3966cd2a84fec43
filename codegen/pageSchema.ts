import type { SchemaNode } from './SchemaNode'
import { tidySchema } from './tidySchema'
import { typesToSchema } from './typesToSchema'

/** The page language as JSON Schema: what `schemas/page/kinds/index.ts` says, for editors, checks and the manual. */
export function makePageSchema(): SchemaNode {
  const { $schema, ...schema } = tidySchema(typesToSchema('schemas/page/kinds/index.ts', 'PageConfig'))
  return { $schema, title: 'Pagewright page', ...schema }
}
