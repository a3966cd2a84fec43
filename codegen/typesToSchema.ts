import { type CompletedConfig, createGenerator, DEFAULT_CONFIG } from 'ts-json-schema-generator'
import type { SchemaNode } from './SchemaNode'

/** draft-07 JSON Schema of the exported types of `path`: of `type` and what it needs, or of all of them with `*`. */
export function typesToSchema(path: string, type: string): SchemaNode {
  const config: CompletedConfig = {
    ...DEFAULT_CONFIG,
    path,
    type,
    tsconfig: 'tsconfig.json',
    skipTypeCheck: true,
    discriminatorType: 'open-api',
    additionalProperties: false,
    extraTags: ['aliasOf', 'names', 'keyNames'],
  }
  return createGenerator(config).createSchema(type) as SchemaNode
}
