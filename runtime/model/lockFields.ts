import type { FieldModel, FormPart } from './PageModel'

/** The form with some of its fields locked: they are seen, and nobody types into them. */
export function lockFields<P extends FormPart>(page: P, keys: ReadonlySet<string>): P {
  if (keys.size === 0) return page
  const locked = new Map(page.fields.filter(({ key }) => keys.has(key)).map((field) => [field, { ...field, isDisabled: true }]))
  const lock = (fields: readonly FieldModel[]) => fields.map((field) => locked.get(field) ?? field)
  const { form } = page
  const groups = form.groups.map((group) => ({ ...group, fields: lock(group.fields) }))
  return { ...page, fields: lock(page.fields), form: { ...form, groups, fields: lock(form.fields) } }
}
