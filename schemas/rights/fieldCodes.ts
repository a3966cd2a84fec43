/** Where the fields of a page are read: in lists and whatever else shows many rows, or in the form of one row. */
export type FieldSurface = 'list' | 'form'

/** Every place where rights can hide a field. */
export const fieldSurfaces: readonly FieldSurface[] = ['list', 'form']

/** The action, behind a page's prefix, of the permission that shows a field (`<sub>:<key>` in a sub-table) in one place. */
export function codeOn(surface: FieldSurface, field: string): string {
  return `${field}@${surface}`
}

/** The field that a withheld action hides in that place; undefined for none. An action that names no place hides the field everywhere. */
export function fieldHiddenBy(code: string, surface: FieldSurface): string | undefined {
  if (!code.includes('@')) return code
  const ending = codeOn(surface, '')
  return code.endsWith(ending) ? code.slice(0, -ending.length) : undefined
}
