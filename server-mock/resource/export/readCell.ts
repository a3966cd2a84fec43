import type { Row } from '../../../schemas/api/Result'
import type { FieldConfig } from '../../../schemas/fields'
import { readFileItems } from '../../../schemas/fields/fileItems'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { maskText } from '../../../schemas/fields/masks'
import { listTexts } from '../../../schemas/language/listTexts'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { compileExpression } from '../../../schemas/rules/expression'
import { companionOf } from '../../../schemas/wire/companions'
import type { CallContext } from '../../kernel/CallContext'
import type { WrittenCell, WrittenType } from '../../sheets/WrittenTable'
import { columnInRow } from '../model/columnInRow'
import type { ColumnModel } from '../model/ResourceModel'
import { valuesIn } from '../read/valuesIn'
import { wordsOfHtml } from '../write/cleanHtml'
import { areaNames } from './areaNames'

/** What a cell of an export holds of an answered row. */
export type CellReader = (row: Row) => WrittenCell

/**
 * How the cells of a field are written: as its list shows them, texts in place of codes, in the language of whoever reads; numbers and moments as such.
 * `column` is undefined for a property of a chosen record, which the row carries as its text.
 */
export function readCell(
  key: string,
  column: ColumnModel | undefined,
  field: FieldConfig | undefined,
  { language, user }: CallContext,
): { type: WrittenType; cellOf: CellReader } {
  const plain = (row: Row): WrittenCell => textOf(row, key, column && columnInRow(column, row), language)
  const { shows, mask } = field ?? {}
  if (shows === undefined && mask === undefined) return { type: typeOf(column), cellOf: plain }
  const expression = shows === undefined ? undefined : compileExpression(shows).expression
  const scope = expressionUser(user)
  const cellOf = (row: Row): WrittenCell => {
    const shown = asText(expression?.evaluate({ row, user: scope })) ?? asText(plain(row)) ?? ''
    return mask === undefined ? shown : maskText(mask, shown)
  }
  return { type: 'text', cellOf }
}

/** What stands for something is a text, whatever stores it. */
function typeOf(column: ColumnModel | undefined): WrittenType {
  if (!column || column.labels || column.cases || column.isMultiple) return 'text'
  return column.type
}

function textOf(row: Row, key: string, column: ColumnModel | undefined, language: Language): WrittenCell {
  const value = row[key]
  const shown = row[companionOf(key)]
  if (typeof shown === 'string') return column?.isMultiple ? listTexts(shown, valuesIn(column, row).length, language) : shown
  if (value === null || value === undefined || value === '') return null
  const { field } = column ?? {}
  if (!field) return asCell(value)
  const { sides, isHtml, holdsFiles, areaLevel } = factsOf(field)
  const side = sides?.(field).find((one) => String(one.value) === String(value))
  if (side) return chooseText(side.label, language, String(value))
  if (isHtml) return wordsOfHtml(String(value))
  if (holdsFiles) {
    return readFileItems(value)
      .map(({ fileName }) => fileName)
      .join(', ')
  }
  return areaLevel ? areaNames(String(value)) : asCell(value)
}

function asCell(value: unknown): WrittenCell {
  return typeof value === 'number' ? value : String(value)
}

function asText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return Array.isArray(value) ? value.map((one) => asText(one) ?? '').join(', ') : String(value)
}
