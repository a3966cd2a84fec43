/** Id of the focusable element of a field in the form with this id. */
export function inputId(form: { id: string }, key: string): string {
  return `${form.id}-${key}`
}

/** Puts the focus on a field, once its marks have been drawn. */
export function focusField(form: { id: string }, key: string | undefined): void {
  if (key === undefined) return
  setTimeout(() => {
    const element = document.getElementById(inputId(form, key))
    element?.focus()
    element?.scrollIntoView?.({ block: 'center' })
  })
}
