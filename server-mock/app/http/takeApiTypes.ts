import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'
import apiSchema from '../../../schemas/json/api.schema.json'

type AnswerSchema = Parameters<typeof fastJsonStringify>[0]

const apiSchemaId = 'api'
/** Its own type says every word of the file, which is more than a schema is taken to be. */
const api = { ...apiSchema, $id: apiSchemaId } as object as Exclude<AnswerSchema, boolean>

/** A type of `schemas/api` as a route's schema names it. */
export const apiTypeRef = (type: string) => ({ $ref: `${apiSchemaId}#/definitions/${type}` })

/**
 * Bodies are taken as they are; query values arrive as text and become numbers where the type says so. What checks and writes the values of a
 * route is compiled when the route is called first: all of them together would take a second and a half of every start.
 */
export function takeApiTypes(app: FastifyInstance): void {
  const options = { removeAdditional: false as const, allowUnionTypes: true, strict: false, allErrors: false }
  const forBodies = new Ajv({ ...options, coerceTypes: false })
  const forQueries = new Ajv({ ...options, coerceTypes: true })
  for (const ajv of [forBodies, forQueries]) {
    addFormats.default(ajv)
    ajv.addSchema(api)
  }
  app.addSchema(api)
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const ajv = httpPart === 'querystring' ? forQueries : forBodies
    return validateLazily(() => ajv.compile(schema as object))
  })
  app.setSerializerCompiler(({ schema }) =>
    serializeLazily(() => fastJsonStringify(schema as AnswerSchema, { schema: { [apiSchemaId]: api } })),
  )
}

/** The errors stand at the function that was called, where the server looks for them. */
function validateLazily(compile: () => ValidateFunction) {
  let compiled: ValidateFunction | undefined
  const validate = (data: unknown): boolean => {
    compiled ??= compile()
    const isValid = compiled(data)
    validate.errors = compiled.errors
    return isValid
  }
  validate.errors = undefined as ValidateFunction['errors']
  return validate
}

function serializeLazily(compile: () => (data: unknown) => string) {
  let compiled: ReturnType<typeof compile> | undefined
  return (data: unknown): string => {
    compiled ??= compile()
    return compiled(data)
  }
}
