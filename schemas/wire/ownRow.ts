/** Stands for the id of the caller's own row, of pages with `ownRow`: the server knows by the session whose row is meant. */
export const ownRowId = 'self'
