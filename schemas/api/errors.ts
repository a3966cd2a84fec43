/** The error catalogue: stable name → HTTP status, the code in the answer, and what it means. The sentence that a user reads comes with each failure. */
export const errorCatalogue = {
  'bad-request': {
    status: 400,
    code: 400,
    means: 'The call is not written as its route asks: a parameter, a value or a name that nothing declares.',
  },
  'invalid-config': { status: 422, code: 422, means: 'The page cannot be published; `errors` lists what is wrong, each with its place.' },
  'session-expired': { status: 401, code: 401, means: 'Nobody is signed in, or the session has ended.' },
  'sign-in-refused': { status: 200, code: 500, means: 'Name, password, code or ticket do not sign in, or the name is locked for a while.' },
  'no-permission': { status: 403, code: 510, means: 'The caller is signed in and may not make this call.' },
  'not-found': { status: 404, code: 404, means: 'Nothing answers at this address, or the row, page or file is not there for this caller.' },
  conflict: { status: 409, code: 409, means: 'Somebody else has changed it meanwhile; `result` holds what is there now.' },
  'too-large': { status: 413, code: 413, means: 'The body or a file in it is larger than the call takes.' },
  'too-many': { status: 429, code: 429, means: 'Too many calls for a while, counted by caller and by address.' },
  refused: {
    status: 200,
    code: 500,
    means: 'The product says no for a reason that the message names, without anything being wrong with the call.',
  },
  'rule-failed': { status: 422, code: 422, means: 'Values break the rules of their fields; `errors` lists them by their places.' },
  failed: {
    status: 500,
    code: 500,
    means: 'It went wrong inside of the server; the message says what, or holds a reference to the log of the server.',
  },
  timeout: { status: 504, code: 504, means: 'The answer would have taken longer than the call may.' },
  unavailable: { status: 503, code: 503, means: 'The server or a service behind it cannot be used right now; trying again later helps.' },
} as const

export type ErrorName = keyof typeof errorCatalogue
