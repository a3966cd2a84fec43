/** Builds when something changed since the last build; says so on the terminal. */
export function buildWhenStale(): Promise<void>

/** One hash over the names and contents of files and folders; of everything that the build reads when left out. */
export declare function hashSources(paths?: readonly string[]): string
