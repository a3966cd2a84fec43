import apiSchema from '../../../schemas/json/api.schema.json'
import type { Access } from '../../kernel/Access'
import type { Route } from '../../kernel/Route'
import type { MountedCall } from '../../resource'

/** A JSON Schema, or a part of one. */
type Schema = Record<string, unknown>

const bodyOfCall: Partial<Record<MountedCall['call'], string>> = {
  grid: 'GridQuery',
  find: 'FindBody',
  add: 'SaveBody',
  edit: 'SaveBody',
  action: 'IdsBody',
}

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

/** `/a/:code.json` and `/a/*` in the spelling of OpenAPI. */
function pathOf(url: string): string {
  return url.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')
}

function pathParameters(path: string): Schema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

function operation(path: string, access: Access, tag: string, body?: string, answer?: string): Schema {
  return {
    tags: [tag],
    description: describeAccess(access),
    ...(access === 'public' ? { security: [] } : {}),
    ...(path.includes('{') ? { parameters: pathParameters(path) } : {}),
    ...(body ? { requestBody: { required: true, content: json(refTo(body)) } } : {}),
    responses: answerOf(answer),
  }
}

/** The named types of the API, pointing at one another where OpenAPI keeps them. */
function componentSchemas(): Schema {
  return JSON.parse(JSON.stringify(apiSchema.definitions).replaceAll('"#/definitions/', '"#/components/schemas/')) as Schema
}

/** Every call of this server as an OpenAPI document: the fixed ones, and those of the pages that are published now. */
export function describeApi(routes: readonly Route[], calls: readonly (MountedCall & { access: Access })[]): Schema {
  const paths: Record<string, Schema> = {}
  const add = (path: string, method: string, described: Schema) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: described }
  }
  for (const { url, method, access, body, answer } of routes) {
    const path = pathOf(url)
    for (const name of [method].flat()) add(path, name, operation(path, access, path.split('/')[2] ?? 'api', body, answer))
  }
  for (const { path, method, call, resource, access } of calls) {
    add(`/api${path}`, method, operation(path, access, resource.declaration.page ?? resource.declaration.table, bodyOfCall[call]))
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pagewright', version: '1', description: 'Answers come in one envelope; reading answers code 0, writing 200.' },
    components: {
      schemas: componentSchemas(),
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Access-Token' } },
    },
    security: [{ token: [] }],
    paths,
  }
}
