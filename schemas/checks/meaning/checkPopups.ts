import { fieldNames, type PopupField } from '../../fields/popup'
import type { Finding, Path } from '../Finding'
import { findMissing } from './missing'
import type { CheckedPage } from './viewPage'

/** A popup copies columns of a report that is there, one by one, into fields that are there. */
export function checkPopups({ rows, known }: CheckedPage): Finding[] {
  return rows.flatMap(({ fields, names }) =>
    fields.flatMap(({ field, path }) => {
      if (field.type !== 'popup') return []
      const columns = known.reports?.get(field.popupCode)
      const ofReport = { values: { report: field.popupCode } }
      return [
        ...findMissing('unknown-report', field.popupCode, known.reports, [...path, 'popupCode']),
        ...checkCounts(field, path),
        ...places(field, 'orgFields', path).flatMap(([name, place]) =>
          findMissing('unknown-report-column', name, columns, place, ofReport),
        ),
        ...places(field, 'destFields', path).flatMap(([name, place]) => findMissing('unknown-field', name, names, place)),
      ]
    }),
  )
}

function checkCounts(field: PopupField, path: Path): Finding[] {
  const [source, target] = [fieldNames(field.orgFields).length, fieldNames(field.destFields).length]
  return source === target ? [] : [{ code: 'unequal-fields', path: [...path, 'destFields'], at: 'key', values: { source, target } }]
}

function places(field: PopupField, list: 'orgFields' | 'destFields', path: Path): [string, Path][] {
  const isWrittenAsList = Array.isArray(field[list])
  return fieldNames(field[list]).map((name, index) => [name, isWrittenAsList ? [...path, list, index] : [...path, list]])
}
