/** Puts a `.br` and a `.gz` beside each text file of the folder. */
export function packAssets(folder: string): void
