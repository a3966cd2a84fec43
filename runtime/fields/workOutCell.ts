import { maskText } from '../../schemas/fields/masks'
import { cellExpressions } from '../../schemas/page/pageExpressions'
import type { ExpressionScope } from '../../schemas/rules/expression'
import type { FieldModel } from '../model/PageModel'
import { cellText } from './cellText'
import type { RowValues } from './FieldComponents'

/** What a cell shows, as its page says. */
interface CellDress {
  /** Text in place of what the kind draws; undefined where that stays. */
  text: string | undefined
  /** The value as its kind writes it, as far as it may be read. */
  plain: string
  tone: string | undefined
  icon: string | undefined
  /** The properties whose expression has failed. */
  failed: readonly (typeof cellExpressions)[number][]
}

/** What the expressions of a cell give. One that fails gives nothing, and is named; one that cannot be read yet gives nothing. */
export function workOutCell(field: FieldModel, row: RowValues, user: ExpressionScope['user']): CellDress {
  const { cell } = field
  const mask = (text: string) => (cell?.mask === undefined ? text : maskText(cell.mask, text))
  const plain = mask(cellText(row, field))
  const results = cellExpressions.flatMap((name) => {
    const expression = cell?.[name]
    return expression ? [{ name, ...expression.measure({ row, user }) }] : []
  })
  const given: Partial<Record<(typeof cellExpressions)[number], string>> = Object.fromEntries(
    results.flatMap(({ name, value }) => (value === undefined ? [] : [[name, textOf(value)]])),
  )
  const failed = results.flatMap(({ name, error, exceeded }) => (error === undefined && exceeded === undefined ? [] : [name]))
  const { shows, tone, icon } = given
  const text = shows === undefined ? (cell?.mask === undefined ? undefined : plain) : mask(shows)
  return { text, plain, tone, icon, failed }
}

/** The text of a cell, where only text can stand. */
export function dressedText(field: FieldModel, row: RowValues, user: ExpressionScope['user']): string {
  if (!field.cell) return cellText(row, field)
  const { text, plain } = workOutCell(field, row, user)
  return text ?? plain
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return value === null ? '' : String(value)
}
