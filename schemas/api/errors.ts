/**
 * The error catalogue: stable name → HTTP status and the code in the answer.
 * Sources: specification P8 and B8, wire facts section 1.
 */
export const errorCatalogue = {
  'bad-request': { status: 400, code: 400 },
  'invalid-config': { status: 422, code: 422 },
  'not-signed-in': { status: 401, code: 401 },
  'session-expired': { status: 401, code: 401 },
  'sign-in-refused': { status: 200, code: 500 },
  'no-permission': { status: 403, code: 510 },
  'not-found': { status: 404, code: 404 },
  conflict: { status: 409, code: 409 },
  'too-large': { status: 413, code: 413 },
  'too-many': { status: 429, code: 429 },
  refused: { status: 200, code: 500 },
  'rule-failed': { status: 422, code: 422 },
  failed: { status: 500, code: 500 },
  timeout: { status: 504, code: 504 },
  unavailable: { status: 503, code: 503 },
} as const

export type ErrorName = keyof typeof errorCatalogue
