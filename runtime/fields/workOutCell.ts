import { maskText } from '../../schemas/fields/masks'
import { cellExpressions } from '../../schemas/page/anatomy'
import type { ExpressionScope } from '../../schemas/rules/expression'
import type { CellModel, FieldModel } from '../model/PageModel'
import { cellText } from './cellText'
import { componentsOf } from './componentsOf'
import type { RowValues } from './FieldComponents'

/** What a cell shows, as its page says. */
interface CellDress {
  /** Text in place of what the kind draws; undefined where that stays. */
  text?: string
  tone?: string
  icon?: string
  /** The properties whose expression has failed. */
  failed: readonly (typeof cellExpressions)[number][]
}

/** What the expressions of a cell give. One that fails gives nothing, and is named; one that cannot be read yet gives nothing. */
export function workOutCell(field: FieldModel, row: RowValues, user: ExpressionScope['user']): CellDress {
  const { cell } = field
  const given: { -readonly [K in keyof CellDress]: CellDress[K] } = { failed: [] }
  const failed = cellExpressions.filter((name) => {
    const result = cell?.[name]?.measure({ row, user })
    if (result?.value !== undefined) given[name === 'shows' ? 'text' : name] = textOf(result.value)
    return result?.error !== undefined || result?.exceeded !== undefined
  })
  return { ...given, failed, ...masked(cell?.mask, given.text, field, row) }
}

/** The text of a cell, where only text can stand. */
export function dressedText(field: FieldModel, row: RowValues, user: ExpressionScope['user']): string {
  const plain = () => cellText(componentsOf(field), row, field)
  return field.cell ? (workOutCell(field, row, user).text ?? plain()) : plain()
}

function masked(mask: CellModel['mask'], text: string | undefined, field: FieldModel, row: RowValues): Pick<CellDress, 'text'> {
  if (mask === undefined) return {}
  return { text: maskText(mask, text ?? cellText(componentsOf(field), row, field)) }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return value === null ? '' : String(value)
}
