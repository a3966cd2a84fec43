import { factsOf } from '../../../schemas/fields/findFieldKind'
import { valueOfCase } from '../../../schemas/fields/inputCases'
import { caseProperty } from '../../../schemas/form/formSchema'
import type { CallFindings } from '../Findings'
import { columnInRow, indexInRow } from '../model/columnInRow'
import { type ColumnModel, titleOfColumn } from '../model/ResourceModel'
import type { ChoosingRow } from './Choices'
import { addUnstorable, typeErrorText } from './readBody'
import type { Values } from './writtenValues'

/**
 * What a save writes, with the values of fields that have another input in this row than before: what was typed into one kind need not be a value of the
 * other.
 */
export function writtenInRow({ table, before, sent, row }: ChoosingRow): Values {
  const moved = [...table.columns.values()].filter(
    (column) => column.cases && !Object.hasOwn(sent, column.key) && indexInRow(column, before) !== indexInRow(column, row),
  )
  return moved.length === 0 ? sent : { ...sent, ...Object.fromEntries(moved.map(({ key }) => [key, row[key]])) }
}

/** Refuses values that are none of the kind that their field has in this row. */
export function checkCases(choosing: ChoosingRow, written: Values, findings: CallFindings): void {
  for (const [key, value] of Object.entries(written)) {
    const column = choosing.table.columns.get(key)
    if (column?.cases && value !== null && value !== undefined) checkCase(column, value, choosing, findings)
  }
}

function checkCase(column: ColumnModel, stored: unknown, { table, row, path }: ChoosingRow, findings: CallFindings): void {
  const { key, field } = column
  const inRow = columnInRow(column, row)
  const value = inRow.field && column.type === 'text' ? valueOfCase(factsOf(inRow.field), inRow.field, stored) : stored
  const property = caseProperty(key, indexInRow(column, row))
  const check = table.typeCheck()
  const title = titleOfColumn(column, findings.language, key)
  const error = check({ [property]: value }) ? undefined : check.errors?.[0]
  if (error) {
    const reason = typeErrorText(error, title, findings.language)
    findings.add(`${path}/${key}`, 'bad-value', 'rulesFailed', { reason }, reason)
  } else if (field) addUnstorable(inRow, value, { findings, path: `${path}/${key}` })
}
