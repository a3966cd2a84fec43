import type { ImportRow, ReadRow, RowProblem } from './ImportFile'

/** A cell of the file that something was said of. */
const cellOf = ({ row, column }: RowProblem) => `${row.sheet.name} ${row.source.number} ${column}`

/**
 * Everything that is wrong with a row: a save ends at values that cannot be read, before rules and other rows are asked. So it is checked once more without the
 * values that were refused, as often as that finds more. Who mends the file does it once.
 */
export async function everyProblem(
  row: ImportRow,
  first: readonly RowProblem[],
  check: (row: ImportRow) => Promise<readonly RowProblem[]>,
): Promise<RowProblem[]> {
  const found = [...first]
  const cells = new Set<string>()
  for (let latest = first; latest.some(({ column }) => column !== undefined); ) {
    for (const problem of latest) cells.add(cellOf(problem))
    const problems = await check(without(row, found))
    latest = problems
      .map((problem) => ({ ...problem, row: originalOf(row, problem.row) }))
      .filter((problem) => problem.column !== undefined && !cells.has(cellOf(problem)) && !found.some((one) => isOf(problem, one)))
    found.push(...latest)
  }
  return found.sort((one, other) => placeOf(one) - placeOf(other))
}

/** In the order of the columns; what is said of the whole row comes last. */
function placeOf({ column = Number.MAX_SAFE_INTEGER }: RowProblem): number {
  return column
}

function originalOf(row: ImportRow, { source }: ReadRow): ReadRow {
  return [row, ...row.subs].find((one) => one.source === source) ?? row
}

function keyOf({ row: { sheet }, column }: RowProblem): string | undefined {
  return sheet.columns[column ?? -1]?.column?.key
}

/** The row without the values that something was said of. */
function without(row: ImportRow, problems: readonly RowProblem[]): ImportRow {
  const left = <R extends ReadRow>(one: R): R => {
    const keys = new Set(problems.flatMap((problem) => (problem.row === one ? (keyOf(problem) ?? []) : [])))
    return { ...one, values: Object.fromEntries(Object.entries(one.values).filter(([key]) => !keys.has(key))) }
  }
  return { ...left(row), subs: row.subs.map(left) }
}

/** true where the field asks for the other, whose value was left out: what its rules say then counts for nothing. */
function isOf(problem: RowProblem, other: RowProblem): boolean {
  const [key, otherKey] = [keyOf(problem), keyOf(other)]
  const field = problem.row.sheet.table.fields.find((one) => one.key === key)
  if (!field || otherKey === undefined || otherKey === key) return false
  const texts = JSON.stringify(field).match(/"(?:\\.|[^"\\])*":?/g) ?? []
  const inExpression = `row.${otherKey}`
  return texts.some((value) => value === JSON.stringify(otherKey) || value.split(/[^\w$.]+/).includes(inExpression))
}
