/**
 * How ajv compiles form schemas, wherever it does: at publishing for the browser, and on the server for bodies. `verbose` hands the wrong value to the
 * error texts; every error is wanted, since a form marks all its wrong fields at once.
 */
export const formAjvOptions = {
  allErrors: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  discriminator: true,
  multipleOfPrecision: 8,
  verbose: true,
  coerceTypes: false,
  removeAdditional: false,
  // A column may be named like what every object inherits, for example `constructor`: what a row does not hold itself is not there.
  ownProperties: true,
} as const
