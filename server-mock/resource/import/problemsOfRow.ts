import type { FoundError } from '../../../schemas/api/Result'
import type { Language } from '../../../schemas/page/Text'
import type { CallFailure } from '../../kernel/CallFailure'
import { textOf } from '../../kernel/text/textOf'
import type { ImportRow, ReadRow, RowProblem } from './ImportFile'

/** What a save has against a row of the file, at the cells that it is about. */
export function problemsOfRow(row: ImportRow, failure: CallFailure | undefined, language: Language): RowProblem[] {
  const unclear = [row, ...row.subs].flatMap((one) =>
    [...one.problems].map(([key, message]): RowProblem => ({ row: one, column: columnOfKey(one, key), message })),
  )
  const errors = failure?.details.errors ?? []
  const found = errors.map((error) => locate(row, error))
  const isNamed = ({ row: of, column }: RowProblem) => unclear.some((one) => one.row === of && one.column === column)
  const all = [...unclear, ...found.filter((problem) => !isNamed(problem))]
  if (all.length > 0 || !failure) return all
  return [{ row, message: textOf(failure.text, language, failure.values) }]
}

/** `/name` is a cell of the row, `/sub/lines/added/3/price` one of the fourth row of a sub-table that belongs to it. */
function locate(row: ImportRow, { path, message }: FoundError): RowProblem {
  const [, first = '', key, , index, field] = path.split('/')
  if (first !== 'sub') return { row, column: columnOfKey(row, first), message }
  const ofSub = row.subs.filter(({ sheet }) => sheet.sub?.key === key)
  const line = ofSub[Number(index)]
  return line ? { row: line, column: columnOfKey(line, field ?? ''), message } : { row, message }
}

function columnOfKey({ sheet }: ReadRow, key: string): number | undefined {
  const index = sheet.columns.findIndex(({ column }) => column?.key === key)
  return index === -1 ? undefined : index
}
