import { cellText } from '../../fields/cellText'
import type { FieldModel } from '../../model/PageModel'
import { type ColumnFilter, comparesValue, comparesWhole } from '../../query/columnFilters'
import { type FilterText, operatorTexts, quotedValue } from './filterTexts'

/** What a column is filtered by, as a sentence says it. */
export function filterWords(field: FieldModel, filter: ColumnFilter, say: FilterText): string {
  const sayComparison = (operator: ColumnFilter['operator1'], value: ColumnFilter['value1']) => {
    const name = say(operatorTexts[operator])
    if (!comparesValue(operator)) return name
    const words = comparesWhole(operator) ? cellText({ [field.key]: value }, field) : String(value)
    return `${name} ${say(quotedValue, { value: words })}`
  }
  const first = sayComparison(filter.operator1, filter.value1)
  const second = filter.operator2 && sayComparison(filter.operator2, filter.value2)
  return `${field.title || field.key} ${first}${second ? ` ${say(filter.logic ?? 'and')} ${second}` : ''}`
}
