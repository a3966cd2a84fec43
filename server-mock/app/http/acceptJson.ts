import type { FastifyInstance, FastifyRequest } from 'fastify'
import { describeFinding } from '../../../schemas/checks/describeFinding'
import { createLineTable } from '../../../schemas/checks/LineTable'
import { readPageText } from '../../../schemas/checks/readPageText'
import { CallFailure } from '../../kernel/CallFailure'
import { languageOf } from '../../kernel/languageOf'

/** Reads bodies as JSON. A key that reaches into JavaScript's own objects (`__proto__`) is refused with its place, never taken up. */
export function acceptJson(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const finish = (error: Error | null, value?: unknown) => done(error && (findForbidden(request, body) ?? error), value)
    read(request, body, finish)
  })
}

/** Most characters that are read again to find the place. */
const placeLimit = 1_000_000

function findForbidden(request: FastifyRequest, text: string): CallFailure | undefined {
  if (text.length > placeLimit) return undefined
  const { tree, findings } = readPageText(text)
  const forbidden = findings.filter(({ code }) => code === 'forbidden-key')
  const [first] = forbidden
  if (!first) return undefined
  const source = { tree, text, lines: createLineTable(text), language: languageOf(request) }
  const errors = forbidden.map((finding) => {
    const { path, code, message, line, column } = describeFinding(finding, source)
    return { path, code, message, line, column }
  })
  return new CallFailure('bad-request', 'http.forbiddenKey', { name: String(first.values?.name ?? '') }, { errors })
}
