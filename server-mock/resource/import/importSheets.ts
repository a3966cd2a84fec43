import { sql } from 'kysely'
import type { SaveBody } from '../../../schemas/api/rows'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import type { Sheet } from '../../sheets/Sheet'
import type { EngineParts } from '../EngineParts'
import { inParts } from '../inSlices'
import { refusalOf } from '../refusalOf'
import { addRow, writeNewRows } from '../write/addRow'
import type { PreparedSave } from '../write/PreparedSave'
import { openSaveContext, type SaveContext } from '../write/SaveContext'
import { MovedMainRow, throughMain } from '../write/subRows'
import { everyProblem } from './everyProblem'
import type { FailedRow, ImportFile, ImportRow } from './ImportFile'
import { problemsOfRow } from './problemsOfRow'
import { type ImportReading, readImport } from './readImport'
import { TakenValues } from './TakenValues'

/** Rows that are checked, and written, together. */
const sliceSize = 200

/** How rows are to be imported. */
export interface ImportOptions extends ImportReading {
  /** true: good rows are imported although others are not; else all rows or none. */
  skipsBad: boolean
  /** Told now and then how many rows have been looked at. What it throws ends the import. */
  onProgress(done: number, total: number): Promise<void>
  /** Keeps what has become of the import, in the transaction of the rows where there are any. What it throws takes the rows back. */
  keep(connection: Connection, outcome: ImportOutcome): Promise<void>
}

/** What has become of an import. */
export interface ImportOutcome {
  file: ImportFile
  imported: number
  failed: readonly FailedRow[]
}

/** A row that could be saved when it was checked. */
interface CheckedRow {
  row: ImportRow
  prepared: PreparedSave
}

/** The rows are not to stay, since some of them cannot. */
class NotAll extends Error {
  override readonly name = 'NotAll'
  constructor(readonly failed: readonly FailedRow[]) {
    super('not all rows can be imported')
  }
}

interface Importing {
  parts: EngineParts
  context: CallContext
  options: ImportOptions
}

/**
 * Adds the rows of a file, each as if somebody had typed it into the form: the same rights, rules, defaults and fill rules. They are checked first, outside of
 * a transaction, and written in one.
 */
export async function importSheets(
  parts: EngineParts,
  context: CallContext,
  sheets: readonly Sheet[],
  options: ImportOptions,
): Promise<ImportOutcome> {
  if (parts.model.declaration.isOwnRow) throw new CallFailure('refused', 'imports.ownRow')
  const importing = { parts, context, options }
  const file = await readImport(openSaveContext(parts, parts.database.kysely, context), sheets, options)
  const { good, failed } = await checkRows(importing, file)
  const isRefused = !options.skipsBad && (failed.length > 0 || file.orphans.length > 0)
  if (good.length === 0) return keepNothing(importing, file, failed)
  try {
    return await parts.database.transaction(async (connection) => {
      const refused = await writeRows(importing, connection, good)
      // What only the database refuses, such as a name that is there already, is told together with what was found before.
      if (isRefused || (refused.length > 0 && !options.skipsBad)) throw new NotAll(refused)
      const outcome = { file, imported: good.length - refused.length, failed: [...failed, ...refused] }
      await options.keep(connection, outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof NotAll) return keepNothing(importing, file, [...failed, ...error.failed])
    throw error
  }
}

async function keepNothing({ parts, options }: Importing, file: ImportFile, failed: readonly FailedRow[]): Promise<ImportOutcome> {
  const outcome = { file, imported: 0, failed }
  await options.keep(parts.database.kysely, outcome)
  return outcome
}

function bodyOf({ values, subs }: ImportRow): SaveBody {
  const sub: Record<string, { added: Record<string, unknown>[] }> = {}
  for (const { sheet, values: line } of subs) {
    const { key } = sheet.sub ?? { key: '' }
    sub[key] = { added: [...(sub[key]?.added ?? []), line] }
  }
  return subs.length > 0 ? { ...values, sub } : values
}

/** The save of one row: a page over the rows of a sub-table adds them through their main rows. */
function kindOf({ model }: EngineParts) {
  return model.ofMain ? throughMain(addRow) : addRow
}

async function checkRows({ parts, context, options }: Importing, file: ImportFile): Promise<{ good: CheckedRow[]; failed: FailedRow[] }> {
  const { kysely } = parts.database
  const takenValues = new TakenValues(openSaveContext(parts, kysely, context))
  const good: CheckedRow[] = []
  const failed: FailedRow[] = []
  for (const slice of inParts(file.rows, sliceSize)) {
    await takenValues.look(slice.map(({ values }) => values))
    for (const row of slice) {
      // Each row may take what a save may take.
      const saving: SaveContext = { ...openSaveContext(parts, kysely, context), takenValues }
      const checked = await checkRow(saving, row)
      if ('prepared' in checked) {
        good.push(checked)
        takenValues.take(checked.prepared.row)
      } else failed.push(checked)
      await saving.rest()
      await options.onProgress(good.length + failed.length, file.rows.length)
    }
  }
  return { good, failed }
}

async function checkRow(saving: SaveContext, row: ImportRow): Promise<CheckedRow | FailedRow> {
  const checked = await tryRow(saving, row)
  if ('prepared' in checked) return checked
  const problems = await everyProblem(row, checked.problems, async (rest) => {
    const again = await tryRow(saving, rest)
    return 'problems' in again ? again.problems : []
  })
  return { row, problems }
}

async function tryRow(saving: SaveContext, row: ImportRow): Promise<CheckedRow | FailedRow> {
  const { language } = saving.context
  try {
    const prepared = await kindOf(saving.parts).prepare(saving, bodyOf(row))
    const problems = problemsOfRow(row, undefined, language)
    return problems.length > 0 ? { row, problems } : { row, prepared }
  } catch (error) {
    return failureOf(saving, row, error)
  }
}

/** What was refused, as a row that failed; anything else is thrown on. */
function failureOf({ parts, context }: SaveContext, row: ImportRow, error: unknown): FailedRow {
  const isMoved = error instanceof MovedMainRow
  const refusal = isMoved
    ? new CallFailure('conflict', 'rows.conflict', { user: '' })
    : refusalOf(error, [parts.model, ...parts.model.subs.values()], context.language)
  if (!(refusal instanceof CallFailure)) throw error
  return { row, problems: problemsOfRow(row, refusal, context.language) }
}

/** Writes the rows; those that are refused while they are written are taken back and answered. */
async function writeRows({ parts, context }: Importing, connection: Connection, rows: readonly CheckedRow[]): Promise<FailedRow[]> {
  const refused: FailedRow[] = []
  for (const slice of inParts(rows, sliceSize)) {
    const saving = openSaveContext(parts, connection, context)
    refused.push(...(await writeSlice(saving, parts.model.ofMain ? [] : slice)))
    if (parts.model.ofMain) for (const one of slice) refused.push(...(await writeSlice(saving, [one])))
    await saving.rest()
  }
  return refused
}

/** A slice is written with few statements; where one of its rows is refused, each is tried by itself. */
async function writeSlice(saving: SaveContext, slice: readonly CheckedRow[]): Promise<FailedRow[]> {
  const { connection } = saving
  const [first] = slice
  if (!first) return []
  await sql`savepoint import_slice`.execute(connection)
  try {
    await writeTogether(saving, slice)
    await sql`release savepoint import_slice`.execute(connection)
    return []
  } catch (error) {
    const failed = failureOf(saving, first.row, error)
    await sql`rollback to savepoint import_slice`.execute(connection)
    if (slice.length === 1) return [failed]
  }
  const refused: FailedRow[] = []
  for (const one of slice) refused.push(...(await writeSlice(openSaveContext(saving.parts, connection, saving.context), [one])))
  return refused
}

async function writeTogether(saving: SaveContext, slice: readonly CheckedRow[]): Promise<void> {
  const { parts } = saving
  if (parts.model.ofMain) {
    // Each changes its main row: what was prepared started from a version that is no more.
    for (const { row } of slice) await kindOf(parts).write(saving, await kindOf(parts).prepare(saving, bodyOf(row)))
    return
  }
  const takenValues = new TakenValues(saving)
  await takenValues.look(slice.map(({ prepared }) => prepared.row))
  await writeNewRows(
    { ...saving, takenValues, isImport: true },
    slice.map(({ prepared }) => prepared),
  )
}
