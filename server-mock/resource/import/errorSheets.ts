import type { Language } from '../../../schemas/page/Text'
import { textOf } from '../../kernel/text/textOf'
import { type SheetCell, type SheetNote, shownIn, type WrittenSheet } from '../../sheets/Sheet'
import type { FailedRow, ReadRow, RowProblem } from './ImportFile'
import type { ImportOutcome } from './importSheets'
import { letterOf, type ReadSheet } from './readHeader'
import { errorHeadings } from './SheetTable'

type WrittenRow = (string | number | boolean | null)[]

/**
 * The rows that were not imported, as they were written, with three columns more: the row, the column and the reason. Who mends them can import the file as it
 * is. A row comes with all its rows of the sub-tables.
 */
export function errorSheets({ file, failed }: Pick<ImportOutcome, 'file' | 'failed'>, language: Language): WrittenSheet[] {
  const problems = new Map<ReadRow, RowProblem[]>()
  for (const problem of [...failed.flatMap((one) => one.problems), ...file.orphans])
    problems.set(problem.row, [...(problems.get(problem.row) ?? []), problem])
  const rows = failed.flatMap(({ row }: FailedRow): ReadRow[] => [row, ...row.subs])
  const all = [...rows, ...file.orphans.map(({ row }) => row)]
  return file.sheets.map((sheet) =>
    errorSheet(
      sheet,
      // In the order of the file, whichever was found to be wrong first.
      all.filter((row) => row.sheet === sheet).sort((one, other) => one.source.number - other.source.number),
      problems,
      language,
    ),
  )
}

function errorSheet(
  sheet: ReadSheet,
  rows: readonly ReadRow[],
  problems: ReadonlyMap<ReadRow, readonly RowProblem[]>,
  language: Language,
): WrittenSheet {
  const columns = sheet.columns.filter(({ column, joins }) => column || joins !== undefined)
  const headings = errorHeadings.map((heading) => textOf(heading, language))
  const notes: SheetNote[] = []
  const written = rows.map((row, index): WrittenRow => {
    const found = problems.get(row) ?? []
    for (const { column, message } of found) {
      const at = columns.findIndex((one) => one === sheet.columns[column ?? -1])
      notes.push({ row: index + 1, column: at === -1 ? columns.length + 2 : at, text: message })
    }
    return [...columns.map((one) => plainCell(row.source.cells[one.index])), ...explained(row, found)]
  })
  return {
    name: sheet.name,
    rows: [[...columns.map(({ heading }) => heading), ...headings], ...written],
    widths: [...columns.map(() => 16), 12, 20, 60],
    notes,
  }
}

function explained({ sheet, source }: ReadRow, found: readonly RowProblem[]): WrittenRow {
  if (found.length === 0) return [null, null, null]
  const places = found.flatMap(({ column }) => {
    const at = sheet.columns[column ?? -1]
    return at ? [`${letterOf(at.index)} ${at.heading}`] : []
  })
  return [source.number, [...new Set(places)].join('\n'), found.map(({ message }) => message).join('\n')]
}

function plainCell(cell: SheetCell | undefined): WrittenRow[number] {
  return cell !== null && typeof cell === 'object' ? shownIn(cell) : (cell ?? null)
}
