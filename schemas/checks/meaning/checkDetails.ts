import type { FieldConfig } from '../../fields'
import type { ColumnType } from '../../fields/FieldFacts'
import { factsOf, isFieldKind } from '../../fields/findFieldKind'
import { factsOfPage, kindOf, mainFieldsOf, partsOf } from '../../page/anatomy'
import type { PageConfig } from '../../page/kinds'
import type { DetailPage } from '../../page/parts/Details'
import { isSystemField, systemFieldOf } from '../../wire/systemFields'
import type { Finding, Path } from '../Finding'
import { findMissing } from './missing'
import type { CheckedPage } from './viewPage'

/** A page beside or below a list is there, shows rows, and its fields hold what the list's fields hold. */
export function checkDetails(view: CheckedPage): Finding[] {
  const { page, known } = view
  return (partsOf(page).details ?? []).flatMap((detail, index): Finding[] => {
    const path = ['details', index]
    const place = [...path, 'page']
    if (detail.page === page.code) return [{ code: 'own-detail', path: place, values: { page: page.code } }]
    const missing = findMissing('unknown-page', detail.page, known.pages, place)
    const shown = known.pageConfigs?.get(detail.page)
    if (shown && !factsOfPage(kindOf(shown)).followsRow) return [{ code: 'no-detail-page', path: place, values: { page: detail.page } }]
    return [...missing, ...checkTies(detail, path, shown, view)]
  })
}

function checkTies({ on }: DetailPage, path: Path, shown: PageConfig | undefined, { main }: CheckedPage): Finding[] {
  if (Object.keys(on).length === 0) return [{ code: 'detail-of-nothing', path: [...path, 'on'] }]
  const theirs = shown && new Map(mainFieldsOf(shown).map((field) => [field.key, field]))
  return Object.entries(on).flatMap(([key, own]): Finding[] => {
    const place = [...path, 'on', key]
    const missing = [
      ...findMissing('unknown-page-field', key, theirs, place, { at: 'key', values: { page: shown?.code ?? '' } }),
      ...findMissing('unknown-field', own, main.names, place),
    ]
    if (missing.length > 0) return missing
    const source = main.fields.find(({ field }) => field.key === own)?.field ?? (isSystemField(own) ? systemFieldOf(own).field : undefined)
    const target = theirs?.get(key)
    const [from, to] = [source && comparedAs(source), target && comparedAs(target)]
    if (target && to === null) return [{ code: 'no-tie', path: place, at: 'key', values: { name: key } }]
    return from === undefined || to === undefined || from === to
      ? []
      : [{ code: 'unfitting-tie', path: place, values: { name: key, other: own } }]
  })
}

/** What values of the field are compared as; null for those that rows are not found by, undefined where nobody knows. */
function comparedAs(field: FieldConfig): ColumnType | undefined {
  if (!isFieldKind(field.type)) return undefined
  const facts = factsOf(field)
  if (facts.query === 'none') return facts.isReadOnly ? undefined : null
  const column = facts.column(field)
  return column === 'integer' ? 'numeric' : (column ?? undefined)
}
