/** A PostgreSQL for the time of a run, or the reason why there is none. */
export function openPostgres(): Promise<{ url: string; reason?: undefined; close(): Promise<void> } | { url?: undefined; reason: string }>

/** What the databases are called that those of tests are copies of. */
export const seededPrefix: string
