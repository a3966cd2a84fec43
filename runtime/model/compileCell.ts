import type { FieldBase } from '../../schemas/fields/FieldBase'
import { readMask } from '../../schemas/fields/masks'
import { cellExpressions } from '../../schemas/page/pageExpressions'
import { compileOpening, readsExpressions } from './compileAction'
import { below, compileOne, type ExpressionContext } from './compileExpressions'
import type { PageFindings } from './Findings'
import type { CellModel, FieldModel } from './PageModel'
import { isObject, readText } from './read'

/** What the page says of a field's cells; undefined where it says nothing. An expression that is broken is left out, with a finding. */
export function compileCell(field: FieldBase, place: ExpressionContext, findings: PageFindings): CellModel | undefined {
  const cell: CellModel = { worked: [] }
  for (const name of cellExpressions) {
    const expression = compileOne(field[name], below(place, name), name, findings)
    if (expression) cell[name] = expression
  }
  const mask = readMask(field.mask)
  if (mask !== undefined) cell.mask = mask
  const slot = readText(field.slot)
  if (slot !== '') cell.slot = slot
  const link = compileLink(field.link, below(place, 'link'), findings)
  if (link) cell.link = link
  if (Object.keys(cell).length === 1) return undefined
  const drawn = [cell.shows, cell.tone, cell.icon, link?.type === 'address' ? link.url : undefined]
  return { ...cell, worked: drawn.filter((expression) => expression !== undefined) }
}

function compileLink(written: unknown, place: ExpressionContext, findings: PageFindings): CellModel['link'] {
  if (!isObject(written)) return undefined
  if (written.type === 'open') return compileOpening(written, place, findings)
  const url = written.type === 'address' ? compileOne(written.url, below(place, 'url'), 'url', findings) : undefined
  return url && { type: 'address', url }
}

/** true when its cells cannot be drawn, or not be followed, before expressions can be read. */
export function hasCellExpression({ cell, inputs }: Pick<FieldModel, 'cell' | 'inputs'>): boolean {
  if (inputs) return true
  return cell !== undefined && (cell.worked.length > 0 || (cell.link?.type === 'open' && readsExpressions(cell.link)))
}
