import type { FieldConfig } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { isShownIn } from '../../../schemas/form/typedFields'
import { joinTexts } from '../../../schemas/language/listTexts'
import { translationKey } from '../../../schemas/wire/translations'
import type { CallContext } from '../../kernel/CallContext'
import { textOf } from '../../kernel/text/textOf'
import { areaNames } from '../export/areaNames'
import type { ResourceModel } from '../model/ResourceModel'
import { hiddenKeys } from '../query/QueryContext'

const longest = 40

/** What people call a row: the first text of its list that the caller may see, else its id. */
export function nameOfRow(model: ResourceModel, row: Readonly<Record<string, unknown>>, context: CallContext): string {
  return textsOfRow(model, row, context)[0] ?? shortened(String(row.id))
}

/** The texts of a row in its list that the caller may see, in their language: what people tell it from others by, and behind that what no record is called by. */
export function textsOfRow(model: ResourceModel, row: Readonly<Record<string, unknown>>, context: CallContext): string[] {
  const hidden = hiddenKeys(model, context, 'list')
  const textsOf = (fields: readonly FieldConfig[]) =>
    fields.flatMap((field) => {
      const { key } = field
      const facts = factsOf(field)
      const column = model.columns.get(key)
      const isSeen = isShownIn('table', field, facts) && !hidden.has(key) && key !== model.tree?.parent.key
      // What is on or off, and where a file lies, is stored as a text that nobody reads.
      const isRead = !facts.sides && !facts.holdsFiles
      const isText = column?.type === 'text' && isRead && !column.labels && !column.isHtml && !column.isSecret
      const value = row[translationKey(key, context.language)] || row[key]
      return isSeen && isText && typeof value === 'string' && value !== '' ? [shortened(facts.areaLevel ? areaNames(value) : value)] : []
    })
  const naming = model.fields.filter((field) => !factsOf(field).namesNoRow)
  const others = model.fields.filter((field) => factsOf(field).namesNoRow)
  return [...textsOf(naming), ...textsOf(others)]
}

function shortened(text: string): string {
  const letters = [...text]
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('')
}

/** The names of some rows, the first few of them. */
export function namesOfRows(model: ResourceModel, rows: readonly Readonly<Record<string, unknown>>[], context: CallContext): string {
  const names = rows.slice(0, 5).map((row) => textOf('rows.quoted', context.language, { name: nameOfRow(model, row, context) }))
  return `${joinTexts(names, context.language)}${rows.length > names.length ? ' …' : ''}`
}
