/** Builds when something changed since the last build; says so on the terminal. */
export function buildWhenStale(): Promise<void>
