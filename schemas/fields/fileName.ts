/** The name of a stored file as it was chosen: without the folder and without the time that the server put into it. */
export function fileName(path: string): string {
  const name = path.split('/').at(-1) ?? path
  return name.replace(/_\d{13}(?=\.[^.]*$|$)/, '')
}
