import apiSchema from '../../../schemas/json/api.schema.json'
import { factsOfCall, type RowCall } from '../../../schemas/wire/rowCalls'
import type { Access } from '../../kernel/Access'
import type { Route, RouteTypes } from '../../kernel/Route'
import type { MountedCall } from '../../resource'
import { idempotencyKey } from '../rows/idempotencyKeyOf'

/** A JSON Schema, or a part of one. */
type Schema = Record<string, unknown>

interface ObjectSchema {
  properties?: Record<string, unknown>
  required?: readonly string[]
}

/** The named types of the API, pointing at one another where OpenAPI keeps them. */
const components = JSON.parse(JSON.stringify(apiSchema.definitions).replaceAll('"#/definitions/', '"#/components/schemas/')) as Readonly<
  Record<string, ObjectSchema>
>

const refTo = (type: string): Schema => ({ $ref: `#/components/schemas/${type}` })

const json = (schema: Schema): Schema => ({ 'application/json': { schema } })

function describeAccess(access: Access): string {
  if (access === 'public') return 'Open to everybody.'
  return access === 'user' ? 'For every signed-in user.' : `Needs the permission ${access.permission}.`
}

/** The envelope around a result; `schemas/api/Result.ts` is generic and has no schema of its own. */
function envelopeOf(result: Schema): Schema {
  const properties = {
    success: { type: 'boolean' },
    message: { type: 'string' },
    code: { type: 'integer' },
    result,
    timestamp: { type: 'integer' },
    errors: { type: 'array', items: refTo('FoundError') },
  }
  return { type: 'object', required: ['success', 'message', 'code', 'result', 'timestamp'], properties }
}

function answerOf(type: string | undefined): Schema {
  const content = json(envelopeOf(type ? refTo(type) : {}))
  return { 200: { description: 'Done, or refused with success: false.', content } }
}

/** A file, or the envelope of what has kept it from being made. */
const fileAnswer: Schema = {
  200: {
    description: 'The file, or why there is none.',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } }, ...json(envelopeOf({})) },
  },
}

/** `/a/:code.json` and `/a/*` in the spelling of OpenAPI. */
function pathOf(url: string): string {
  return url.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')
}

function pathParameters(path: string): Schema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

/** The parameters that a type names; those that are fields of a page are named nowhere. */
function queryParameters(type: string | null): Schema[] {
  const { properties = {}, required = [] } = type === null ? {} : (components[type] ?? {})
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

/** Under one key a call of one user is done once. */
const keyParameter: Schema = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Tried again under the same key, the call is not done again: it answers 409 with the row as it stands in `result.current`.',
  schema: { type: 'string', pattern: idempotencyKey.source },
}

/** The parts of a call that the document tells of. */
type DescribedTypes = Partial<Pick<RouteTypes, 'body' | 'query' | 'answer'>> & Pick<RowCall, 'form' | 'isFile' | 'takesKey'>

/** A form with files: its fields, and the files beside them. */
function formOf(type: string): Schema {
  const files = { type: 'array', items: { type: 'string', format: 'binary' } }
  return {
    'multipart/form-data': {
      schema: { allOf: [refTo(type), { type: 'object', required: ['files[]'], properties: { 'files[]': files } }] },
    },
  }
}

function operation(
  path: string,
  access: Access,
  tag: string,
  { body, form, query = null, answer, isFile, takesKey }: DescribedTypes,
): Schema {
  const content = form ? formOf(form) : body && json(refTo(body))
  const parameters = [...pathParameters(path), ...queryParameters(query), ...(takesKey ? [keyParameter] : [])]
  return {
    tags: [tag],
    description: describeAccess(access),
    ...(access === 'public' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: isFile ? fileAnswer : answerOf(answer ?? undefined),
  }
}

/** Every call of this server as an OpenAPI document: the fixed ones, and those of the pages that are published now. */
export function describeApi(routes: readonly Route[], calls: readonly (MountedCall & { access: Access })[]): Schema {
  const paths: Record<string, Schema> = {}
  const add = (path: string, method: string, described: Schema) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: described }
  }
  for (const { url, method, access, ...types } of routes) {
    const path = pathOf(url)
    for (const name of [method].flat()) add(path, name, operation(path, access, path.split('/')[2] ?? 'api', types))
  }
  for (const { path, method, call, resource, access } of calls) {
    add(`/api${path}`, method, operation(path, access, resource.declaration.page ?? resource.declaration.table, factsOfCall(call)))
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pagewright', version: '1', description: 'Answers come in one envelope; reading answers code 0, writing 200.' },
    components: {
      schemas: components,
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Access-Token' } },
    },
    security: [{ token: [] }],
    paths,
  }
}
