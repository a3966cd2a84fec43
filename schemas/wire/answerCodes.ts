/**
 * Code of an answer that something is kept which was to be done as well and could not be: nothing is lost, and its message says what is missing. It is shown as
 * a warning.
 */
export const keptOnly = 202
