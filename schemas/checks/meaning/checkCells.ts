import type { FieldConfig } from '../../fields'
import { cellIconNames } from '../../fields/cellIcons'
import { checkColour } from '../../fields/colours'
import { factsOf } from '../../fields/findFieldKind'
import { toggledValues } from '../../fields/toggledValues'
import { isTone, toneNames } from '../../fields/tones'
import { factsOfPage, type LocatedField, partsOf } from '../../page/anatomy'
import { linkAddress } from '../../page/linkAddress'
import { compileExpression } from '../../rules/expression'
import type { Finding } from '../Finding'
import { nearestName } from '../nearestName'
import { findMissing } from './missing'
import { sampleRow } from './sampleRow'
import type { CheckedPage, RowView } from './viewPage'

/** The properties that say how the text of a cell is shown, and the one that draws the cell without them. */
const besideText = ['shows', 'tone', 'icon', 'mask', 'link'] as const
const ofCells = [...besideText, 'slot'] as const

/** What a page says of its cells can be shown. */
export function checkCells(view: CheckedPage): Finding[] {
  return view.rows.flatMap((row) =>
    row.fields.flatMap((place) => [
      ...checkSlot(place, view),
      ...checkMask(place),
      ...checkToggle(place, row, view),
      ...checkAddress(place, row),
      ...checkOptions(place),
      ...checkGiven(place, 'tone', 'unknown-tone', toneNames, isTone),
      ...checkGiven(place, 'icon', 'unknown-cell-icon', cellIconNames, (name) => (cellIconNames as readonly string[]).includes(name)),
      ...(hasCell(place.field, row, view) ? [] : checkNowhere(place)),
    ]),
  )
}

/** A renderer draws all that there is: nothing beside it has an effect. */
function checkSlot({ field, path }: LocatedField, { known }: CheckedPage): Finding[] {
  if (field.slot === undefined) return []
  const idle = besideText.filter((name) => field[name] !== undefined)
  return [
    ...findMissing('unknown-slot', field.slot, known.slots, [...path, 'slot']),
    ...idle.map((name): Finding => ({ code: 'beside-slot', path: [...path, name], at: 'key', values: { name } })),
  ]
}

/** A switch stands for two values, in the list of a page that has a call for it. */
function checkToggle({ field, path }: LocatedField, row: RowView, view: CheckedPage): Finding[] {
  const { toggle, list } = field
  if (toggle === undefined) return []
  const place = { path: [...path, 'toggle'], at: 'key' } as const
  if (row.of !== 'page' || list === false || !factsOfPage(view.page.kind).parts.includes('buttons'))
    return [{ code: 'no-cell', ...place, values: { name: 'toggle' }, severity: 'warning' }]
  return [
    ...(toggledValues(field) ? [] : [{ code: 'no-toggle', ...place, values: { name: field.key } } as const]),
    ...((toggle.url ?? partsOf(view.page).url?.edit) ? [] : [{ code: 'call-missing', ...place, values: { name: 'edit' } } as const]),
  ]
}

/** Pictures, switches and labels of other rows hold no text of which a part could be shown. */
function checkMask({ field, path }: LocatedField): Finding[] {
  if (field.mask === undefined || field.shows !== undefined) return []
  const { column, valueSchema, labels, holdsFiles, isHtml } = factsOf(field)
  const isFree = !labels?.(field) && valueSchema(field).enum === undefined && !holdsFiles && !isHtml
  const isText = isFree && (column(field) === 'text' || column(field) === 'numeric')
  return isText ? [] : [{ code: 'mask-needs-text', path: [...path, 'mask'], at: 'key', values: { name: field.type } }]
}

/** What can be chosen is shown in a colour that there is. */
function checkOptions({ field, path }: LocatedField): Finding[] {
  const options = 'options' in field ? (field.options ?? []) : []
  return options.flatMap(({ color }, index) => checkColour(color, [...path, 'options', index, 'color']))
}

/** What begins as another kind of address is one for every row. */
function checkAddress({ field: { link }, path }: LocatedField, { fields }: RowView): Finding[] {
  if (link?.type !== 'address') return []
  const address = compileExpression(link.url).expression?.evaluate({ row: sampleRow(fields, true) })
  const scheme = typeof address === 'string' ? (/^\s*([a-z][a-z0-9+.-]*:|\/\/)/i.exec(address)?.[1] ?? '') : ''
  return scheme === '' || linkAddress(address)
    ? []
    : [{ code: 'unsafe-address', path: [...path, 'link', 'url'], values: { found: scheme } }]
}

/** A name that stands in the expression itself is one that there is. */
function checkGiven(
  { field, path }: LocatedField,
  property: 'tone' | 'icon',
  code: 'unknown-tone' | 'unknown-cell-icon',
  names: readonly string[],
  isKnown: (name: string) => boolean,
): Finding[] {
  const given = compileExpression(field[property] ?? "''").expression?.results() ?? []
  const [wrong] = given.filter((name) => name !== '' && !isKnown(name))
  if (wrong === undefined) return []
  const values = { name: wrong, known: names.join(', ') }
  return [{ code, path: [...path, property], values, suggestion: nearestName(wrong, names), severity: 'warning' }]
}

/** Whether the field stands in a list, a table or what a calendar tells of an entry. */
function hasCell(field: FieldConfig, { of, key }: RowView, { page, subTables }: CheckedPage): boolean {
  if (field.visible === false || factsOf(field).isCarried) return false
  if (of === 'page' && partsOf(page).detailRow?.fields?.includes(field.key)) return true
  const table = of === 'sub' ? subTables.find((sub) => sub.key === key) : undefined
  if (table?.detailRow?.fields?.includes(field.key)) return true
  if (field.list === false) return false
  if (of === 'page') return factsOfPage(page.kind).parts.includes('rows') || partsOf(page).find?.show === 'table'
  return of === 'sub' && table?.relation !== 'one'
}

function checkNowhere({ field, path }: LocatedField): Finding[] {
  const [name] = ofCells.filter((property) => field[property] !== undefined)
  return name === undefined ? [] : [{ code: 'no-cell', path: [...path, name], at: 'key', values: { name }, severity: 'warning' }]
}
