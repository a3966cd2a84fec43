import type { LookupField } from '../../schemas/fields/lookup'
import type { CellProps, FieldComponents } from './FieldComponents'
import { rowChoiceLabels } from './parts/rowChoices'
import { TextQuery } from './parts/TextQuery'
import { useFieldLabels } from './parts/useFieldLabels'
import { joinNames, noRow, plainText, splitValues } from './parts/values'

/** The property of a record that was just chosen: the server is asked for it. */
function AskedProperty({ field, row }: CellProps<LookupField>) {
  const chosen = row[field.config.of]
  const values = splitValues(chosen)
  const properties = useFieldLabels(rowChoiceLabels(field), chosen, noRow, field.key)
  // What has no property is called like its value.
  const texts = values.flatMap((value) => (properties[value] === value ? [] : (properties[value] ?? [])))
  return joinNames(texts)
}

export const lookup: FieldComponents<LookupField> = {
  text: plainText,
  Cell: (props) => (isKnown(props) ? plainText(props.value) : <AskedProperty {...props} />),
  isPlainText: (value, field, row) => isKnown({ value, field, row }),
  Query: TextQuery,
}

/** Rows bring the property along; one whose choice was changed here has lost it. */
function isKnown({ field, row }: CellProps<LookupField>): boolean {
  return Object.hasOwn(row, field.key) || plainText(row[field.config.of]) === ''
}
