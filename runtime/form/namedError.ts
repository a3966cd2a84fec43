import type { FieldError } from '../rows/RowState'
import type { PageHost } from '../session/PageHost'

/** What is wrong with a field, for whoever reads it in another place: with the field's name, which most messages say themselves. */
export function namedError(text: PageHost['text'], title: string, error: FieldError | undefined): string {
  const { message, isOfRow } = error ?? { message: '' }
  return isOfRow || message.includes(title) ? message : text('form.namedError', { title, message })
}
