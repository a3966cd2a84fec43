import type { FieldBase } from '../../schemas/fields/FieldBase'
import { readMask } from '../../schemas/fields/masks'
import { cellExpressions } from '../../schemas/page/anatomy'
import { below, compileOne, type ExpressionContext } from './compileExpressions'
import type { PageFindings } from './Findings'
import type { CellModel } from './PageModel'
import { readText } from './read'

/** What the page says of a field's cells; undefined where it says nothing. An expression that is broken is left out, with a finding. */
export function compileCell(field: FieldBase, place: ExpressionContext, findings: PageFindings): CellModel | undefined {
  const cell: CellModel = {}
  for (const name of cellExpressions) {
    const expression = compileOne(field[name], below(place, name), name, findings)
    if (expression) cell[name] = expression
  }
  const mask = readMask(field.mask)
  if (mask !== undefined) cell.mask = mask
  const slot = readText(field.slot)
  if (slot !== '') cell.slot = slot
  return Object.keys(cell).length > 0 ? cell : undefined
}

/** true when its cells cannot be drawn before expressions can be read. */
export function hasCellExpression({ cell }: { cell?: CellModel }): boolean {
  return cellExpressions.some((name) => cell?.[name] !== undefined)
}
