import { cellText } from '../fields/cellText'
import type { FieldModel } from '../model/PageModel'
import type { FieldView } from '../rows/RowState'
import type { PageHost } from '../session/PageHost'

/** What somebody else has saved in a cell while something was typed here; undefined where nobody has. */
export function staleText({ theirs }: Pick<FieldView, 'theirs'>, field: FieldModel, text: PageHost['text']): string | undefined {
  return theirs && text('table.theirs', { value: cellText(theirs, field) || text('form.nothing') })
}
