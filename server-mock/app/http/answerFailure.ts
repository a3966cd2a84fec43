import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorCatalogue } from '../../../schemas/api/errors'
import type { Result } from '../../../schemas/api/Result'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { describeErrors } from '../../kernel/describeErrors'
import { fail } from '../../kernel/envelope'
import { languageOf } from '../../kernel/languageOf'
import { type ServerTextKey, textOf } from '../../kernel/text/textOf'
import { statementFailureOf } from './statementFailure'

interface Failure {
  status: number
  answer: Result
}

/**
 * Answers a refused or failed call in the caller's language. What went wrong inside is logged under a reference, never answered. Sets the headers that keep
 * an answer from being kept or run itself: a call may fail before, or after, anything else has set them.
 */
export function answerFailure(error: FastifyError | CallFailure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, answer } = describe(error, request)
  // The answer's own schema speaks of success only.
  reply.headers({
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  })
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(answer)
}

function describe(error: FastifyError | CallFailure, request: FastifyRequest): Failure {
  const language = languageOf(request)
  const failure = error instanceof CallFailure ? error : statementFailureOf(error)
  if (failure?.details.log) request.log.warn(failure.details.log, failure.message)
  if (failure) return describeRefusal(failure, request)
  const { validation, validationContext, statusCode, code } = error as FastifyError
  if (validation) {
    const errors = describeErrors(validation as Parameters<typeof describeErrors>[0], language, validationContext)
    return { status: 400, answer: fail(400, textOf('http.badRequest', language), null, errors) }
  }
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    const text = notJson.has(code) ? 'http.notJson' : (textByStatus[statusCode] ?? 'http.badRequest')
    return { status: statusCode, answer: fail(statusCode, textOf(text, language)) }
  }
  const id = randomUUID().slice(0, 8)
  request.log.error({ err: error, id }, 'call failed')
  return { status: 500, answer: fail(500, textOf('http.failed', language, { id })) }
}

function describeRefusal({ error, text, values, details }: CallFailure, request: FastifyRequest): Failure {
  const { status, code } = errorCatalogue[error]
  const message = textOf(text, languageOf(request), namePermission(values, request.context))
  return { status, answer: fail(code, message, details.result ?? null, details.errors) }
}

/** People know a permission by its name; administrators find it by its code, which stands behind. A call that failed early has no context. */
function namePermission(values: CallFailure['values'], context: CallContext | undefined): CallFailure['values'] {
  const { permission } = values
  const name = typeof permission === 'string' ? context?.nameOfPermission?.(permission) : undefined
  return name === undefined ? values : { ...values, permission: `${name} (${permission})` }
}

const textByStatus: Readonly<Record<number, ServerTextKey>> = { 404: 'http.notFound', 413: 'http.tooLarge', 429: 'http.tooMany' }

/** What fastify says of a body that it cannot read. */
const notJson: ReadonlySet<string> = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY'])
