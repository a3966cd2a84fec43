import type { Row, RowPage } from '../../schemas/api/Result'
import type { FindBody, FoundRows, GridQuery, SaveBody } from '../../schemas/api/rows'
import type { Database } from '../db/Database'
import type { CallContext } from '../kernel/CallContext'
import type { Sheet, WrittenSheet } from '../sheets/Sheet'
import type { EngineParts } from './EngineParts'
import type { ExportWish } from './export/exportColumns'
import { type ExportedQuery, type ExportedTable, exportTable } from './export/exportTable'
import { CallFindings } from './Findings'
import type { HistoryContent } from './history/HistoryContent'
import { type ToldChange, tellChanges } from './history/tellChanges'
import { type ImportOptions, type ImportOutcome, importSheets } from './import/importSheets'
import { importTemplate } from './import/importTemplate'
import { compileResource } from './model/compileResource'
import type { ResourceModel } from './model/ResourceModel'
import { QueryContext } from './query/QueryContext'
import { readGridQuery } from './query/readGridQuery'
import { isRowId, readIds } from './query/readIds'
import { readListQuery } from './query/readListQuery'
import type { DeclaredAction, ResourceDeclaration } from './ResourceDeclaration'
import type { ResourceServices } from './ResourceServices'
import { findRows } from './read/findRows'
import { readPage, readRow, requireRow } from './read/readRows'
import { refusalOf } from './refusalOf'
import { hasDeleted, readTrash, restoreRows, type StoredDeletedRow } from './trash/restoreRows'
import { addRow } from './write/addRow'
import { addRows } from './write/addRows'
import { editRow } from './write/editRow'
import { readOwnRow, saveOwnRow } from './write/ownRow'
import { removeRows } from './write/removeRows'
import { runAction } from './write/runAction'
import { openSaveContext, type SaveContext } from './write/SaveContext'
import { saveMainRow } from './write/saveRow'
import { removeSubRows, saveSubRow } from './write/subRows'

type Query = Readonly<Record<string, unknown>>

/** A declared table with its calls. They throw `CallFailure`; who may call them is the dispatcher's business, see `declaration.access`. */
export interface TableResource {
  declaration: ResourceDeclaration
  model: ResourceModel
  /** One page of rows for the parameters of a GET call. */
  list(query: Query, context: CallContext): Promise<RowPage>
  /** One page of rows for the body of a grid call. */
  grid(body: GridQuery, context: CallContext): Promise<RowPage>
  /** One row with its `sub` rows. */
  queryById(id: unknown, context: CallContext): Promise<Row>
  /** The rows that hold the values which the declaration asks for. */
  find(body: FindBody, context: CallContext): Promise<FoundRows>
  /** Adds a row; answers it as it is stored, with its `sub` rows. Of one user's saves with one key the first alone is done; the others fail with its row. */
  add(body: SaveBody, context: CallContext, key?: string): Promise<Row>
  /** Adds rows in one transaction; answers their ids, in their order. */
  addAll(bodies: readonly SaveBody[], context: CallContext): Promise<string[]>
  /** Changes a row; answers it as it is stored, with its `sub` rows. */
  edit(body: SaveBody, context: CallContext): Promise<Row>
  delete(id: unknown, context: CallContext): Promise<void>
  /** Deletes the rows of ids joined by commas; how many. */
  deleteBatch(ids: unknown, context: CallContext): Promise<number>
  /** The deleted rows that the caller would see if they were there still. */
  deleted(context: CallContext): Promise<StoredDeletedRow[]>
  /** Whether the deleted row is one of those. */
  hasDeleted(id: string, context: CallContext): Promise<boolean>
  /** Brings the deleted rows of ids joined by commas back; how many. */
  restore(ids: unknown, context: CallContext): Promise<number>
  /** Throws `not-found` for a row that the caller may not see, or that is not there. */
  requireRow(id: unknown, context: CallContext): Promise<string>
  /** What was written down of rows, as the caller may see it. */
  tellChanges(contents: readonly HistoryContent[], context: CallContext): Promise<ToldChange[]>
  /** Runs one of the declaration's actions on the rows of ids joined by commas, with the values that were asked for; how many. */
  runAction(action: DeclaredAction, ids: unknown, context: CallContext, input?: Readonly<Record<string, unknown>>): Promise<number>
  /** All rows of a query as a table that can be written into a spreadsheet. */
  exportTable(asked: ExportedQuery, wish: ExportWish, context: CallContext): Promise<ExportedTable>
  /** Adds the rows of a file that are good, or all of them, or none. */
  importSheets(sheets: readonly Sheet[], options: ImportOptions, context: CallContext): Promise<ImportOutcome>
  /** The empty sheets that an import reads, with their headings and what can be chosen. */
  importTemplate(context: CallContext): Promise<WrittenSheet[]>
}

/**
 * Makes the calls of a declaration. `mainOf` finds what the tables of other declarations belong to, for labels and duplicate checks; `owners` are all that
 * have a table, for rows that are named elsewhere.
 */
export function createResource(
  database: Database,
  declaration: ResourceDeclaration,
  services: ResourceServices,
  mainOf: EngineParts['mainOf'] = () => undefined,
  owners: EngineParts['owners'] = () => [],
): TableResource {
  const model = compileResource(declaration)
  const parts: EngineParts = { database, model, services, mainOf, owners }
  const tables = [model, ...model.subs.values()]
  const [save, remove] = model.ofMain ? [saveSubRow, removeSubRows] : [saveMainRow, removeRows]

  async function answering<T>(context: CallContext, call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      throw refusalOf(error, tables, context.language)
    }
  }
  function writing<T>(context: CallContext, action: (saving: SaveContext) => Promise<T>): Promise<T> {
    return answering(context, () => database.transaction((connection) => action(openSaveContext(parts, connection, context))))
  }
  function idsIn(raw: unknown, path: string, context: CallContext): string[] {
    const findings = new CallFindings(context.language)
    const ids = path === 'id' ? (isRowId(raw) ? [raw] : []) : readIds(findings, raw, path)
    if (path === 'id' && ids.length === 0) findings.add(path, 'bad-id', 'badId')
    findings.throwIfAny()
    return ids
  }

  return {
    declaration,
    model,
    list: (query, context) =>
      answering(context, async () =>
        readPage(parts, database.kysely, readListQuery(new QueryContext(model, context, parts.mainOf), query), context),
      ),
    grid: (body, context) =>
      answering(context, async () =>
        readPage(parts, database.kysely, readGridQuery(new QueryContext(model, context, parts.mainOf), body), context),
      ),
    queryById: (id, context) =>
      answering(context, () => (declaration.isOwnRow ? readOwnRow(parts, context) : readRow(parts, database.kysely, id, context))),
    find: (body, context) => answering(context, () => findRows(parts, database.kysely, body, context)),
    add: (body, context, key) =>
      answering(context, () => (model.ofMain ? save(parts, context, addRow, body) : saveMainRow(parts, context, addRow, body, key))),
    addAll: (bodies, context) => answering(context, () => addRows(parts, context, bodies)),
    edit: (body, context) =>
      answering(context, () => (declaration.isOwnRow ? saveOwnRow(parts, context, body) : save(parts, context, editRow, body))),
    delete: async (id, context) => {
      const ids = idsIn(id, 'id', context)
      await writing(context, (saving) => remove(saving, ids))
    },
    deleteBatch: async (raw, context) => {
      const ids = idsIn(raw, 'ids', context)
      return writing(context, (saving) => remove(saving, ids))
    },
    deleted: (context) => answering(context, () => readTrash(parts, context)),
    hasDeleted: (id, context) => answering(context, () => hasDeleted(parts, id, context)),
    restore: async (raw, context) => {
      const ids = idsIn(raw, '/ids', context)
      return writing(context, (saving) => restoreRows(saving, ids))
    },
    requireRow: (id, context) => answering(context, () => requireRow(parts, database.kysely, id, context)),
    tellChanges: (contents, context) => answering(context, () => tellChanges(parts, contents, context)),
    runAction: async (action, raw, context, input) => {
      const ids = idsIn(raw, '/ids', context)
      return writing(context, (saving) => runAction(saving, action, ids, input))
    },
    exportTable: (asked, wish, context) => answering(context, () => exportTable(parts, asked, wish, context)),
    importSheets: (sheets, options, context) => answering(context, () => importSheets(parts, context, sheets, options)),
    importTemplate: (context) => importTemplate(parts, context),
  }
}
