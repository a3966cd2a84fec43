/** Folder of the files that hang on rows. They are read through their row alone, by whoever sees it; no other call puts anything there or reads it. */
export const rowFilesPlace = 'row-files'

/** Whether a path, or the name of a folder, leads to such a file. */
export function isRowFile(path: string): boolean {
  return path === rowFilesPlace || path.startsWith(`${rowFilesPlace}/`)
}
