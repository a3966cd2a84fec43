import { factsOf } from '../../fields/findFieldKind'
import type { LocatedField } from '../../page/anatomy'
import { offeredRowsOf } from '../../page/offeredRowsOf'
import type { Finding } from '../Finding'
import { columnTypes } from '../namesOfPage'
import type { CheckedPage } from './viewPage'

/** Every field has what its kind needs, and stands where its kind can. */
export function checkFields({ rows, known }: CheckedPage): Finding[] {
  const offered = (code: string) => {
    const page = known.pageConfigs?.get(code)
    const rows = page && offeredRowsOf(page)
    return rows && new Set(rows.keys)
  }
  return rows.flatMap(({ of, fields, kinds, names }) => {
    const columns = columnTypes(fields.map(({ field }) => field))
    const own = ({ field, path }: LocatedField) => factsOf(field).checkPage?.(field, { path, known, offered, names, columns }) ?? []
    return [
      ...fields.flatMap((located) => [...own(located), ...(of === 'sub' ? [] : checkSurface(located))]),
      ...kinds.flatMap((located) => [...own(located), ...checkSurface(located)]),
    ]
  })
}

function checkSurface({ field, path }: LocatedField): Finding[] {
  return factsOf(field).isTableOnly ? [{ code: 'table-only', path: [...path, 'type'], values: { name: field.type } }] : []
}
