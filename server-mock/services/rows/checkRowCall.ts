import { Ajv, type ValidateFunction } from 'ajv'
import type { ApiTypes } from '../../../schemas/json/ApiTypes'
import apiSchema from '../../../schemas/json/api.schema.json'
import type { Language } from '../../../schemas/page/Text'
import { CallFailure } from '../../kernel/CallFailure'
import { describeErrors } from '../../kernel/describeErrors'

const ajv = new Ajv({ allErrors: false, strict: false, allowUnionTypes: true, coerceTypes: false })
ajv.addSchema({ ...apiSchema, $id: 'api' })
const validators = new Map<string, ValidateFunction>()

/** The body of a row call as the named type of `schemas/api`; throws `bad-request` with the place that is wrong. */
export function checkRowCall<N extends keyof ApiTypes>(type: N, body: unknown, language: Language): ApiTypes[N] {
  let validate = validators.get(type)
  if (!validate) {
    validate = ajv.compile({ $ref: `api#/definitions/${type}` })
    validators.set(type, validate)
  }
  if (validate(body)) return body as ApiTypes[N]
  throw new CallFailure('bad-request', 'http.badRequest', {}, { errors: describeErrors(validate.errors ?? [], language) })
}
