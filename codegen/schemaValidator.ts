import { Ajv, type SchemaObject } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { generatedNote } from './generatedNote'
import { type SchemaNode, walkSchema } from './SchemaNode'

/**
 * A schema as a function in an ES module. Browser, server, command line and editor all check pages and documents with it: the browser may not
 * compile schemas (its content security policy forbids `eval`), and one validator cannot disagree with itself.
 */
export function makeValidator(schema: SchemaNode): string {
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    discriminator: true,
    allErrors: true,
    messages: false,
    verbose: true,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  })
  const code = standalone(ajv, ajv.compile(withoutSentences(schema) as SchemaObject))
  return `${generatedNote}${requiresToImports(code)}\n`
}

/** The validator carries its schema along: the sentences for readers would only make it heavy. */
function withoutSentences(schema: SchemaNode): SchemaNode {
  const bare = structuredClone(schema)
  walkSchema(bare, (node) => {
    delete node.description
    delete node.markdownDescription
    delete node.names
    delete node.keyNames
    delete node.enumDescriptions
  })
  return bare
}

/** ajv's ES module still loads its helpers with `require`, which neither a browser nor Node knows in an ES module. */
function requiresToImports(code: string): string {
  const imports: string[] = []
  const body = code.replace(/require\("([^"]+)"\)(\.default)?/g, (_, path: string, hasDefault?: string) => {
    const name = `imported${imports.length}`
    imports.push(`import ${name} from '${path}.js'`)
    return hasDefault ? `(${name}.default ?? ${name})` : name
  })
  return imports.length === 0 ? body : `${imports.join('\n')}\n${body}`
}

export const pageValidatorTypes = `${generatedNote}/** One finding of the validator, in ajv's words. */
export interface SchemaFinding {
  keyword: string
  instancePath: string
  schemaPath: string
  params: Record<string, unknown>
  /** What the keyword says, the schema that it stands in, and the value that was found. */
  schema: unknown
  parentSchema: {
    properties?: Record<string, unknown>
    enum?: unknown[]
    [keyword: string]: unknown
  }
  data: unknown
}

export interface SchemaValidator {
  (config: unknown): boolean
  /** What the last call found; null when the config is right. */
  errors?: SchemaFinding[] | null
}

/** true when \`config\` is a page as the language describes it. */
export declare const validate: SchemaValidator
export default validate
`

export const documentValidatorTypes = `${generatedNote}import type { SchemaValidator } from './pageValidator.js'

/** true when \`config\` is a document beside pages as the language describes it. */
export declare const validate: SchemaValidator
export default validate
`
