import { sql } from 'kysely'
import type { SaveBody } from '../../../schemas/api/rows'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { textOf } from '../../kernel/text/textOf'
import type { EngineParts } from '../EngineParts'
import type { ResourceModel, SubModel } from '../model/ResourceModel'
import { isRowId } from '../query/readIds'
import { visibleRows } from '../query/visibleRows'
import { editRow } from './editRow'
import type { PreparedSave, SaveKind } from './PreparedSave'
import { refuseOutside } from './refuseOutside'
import type { SaveContext } from './SaveContext'
import { StaleRow } from './StaleRow'
import { saveMainRow } from './saveRow'
import { lockRows, selectRows } from './storeRow'

/** How often a save starts again because another row of the same main row was saved meanwhile. */
const attempts = 3

const nothing: ReadonlySet<string> = new Set()

/** The main rows of a page over a sub-table, as its saves write them: what the page itself opens was asked before, and the main row's page opens it all. */
interface MainRows {
  sub: SubModel
  at(saving: SaveContext): SaveContext
}

function mainRowsOf({ model, mainOf }: EngineParts): MainRows {
  const { ofMain } = model
  const main = mainOf(model.table)
  const sub = ofMain && main?.subs.get(ofMain.key)
  if (!main || !sub) throw new CallFailure('failed', 'rows.unknownTable', { table: model.table })
  const open: ResourceModel = { ...main, declaration: { ...main.declaration, where: undefined, rules: undefined, visitors: undefined } }
  const trusted = (context: CallContext): CallContext => ({
    ...context,
    can: () => true,
    hiddenFields: () => nothing,
    disabledFields: () => nothing,
    dataRules: undefined,
  })
  return { sub, at: (saving) => ({ ...saving, parts: { ...saving.parts, model: open }, context: trusted(saving.context) }) }
}

function refusal({ foreignKey }: SubModel, code: string, text: 'noMainRow' | 'notMoved', { language }: CallContext): CallFailure {
  const message = textOf(`subRows.${text}`, language)
  return new CallFailure('bad-request', `subRows.${text}`, {}, { errors: [{ path: `/${foreignKey.key}`, code, message }] })
}

/** Saves the main row with a change of its sub-table. */
async function prepareInMain(saving: SaveContext, mainId: unknown, change: object): Promise<PreparedSave> {
  const { sub, at } = mainRowsOf(saving.parts)
  const inMain = at(saving)
  const [main] = isRowId(mainId) ? await selectRows(saving.connection, inMain.parts.model, [mainId], sql`true`) : []
  if (!main) throw refusal(sub, 'unknown-row', 'noMainRow', saving.context)
  return asOfLine(sub, () => editRow.prepare(inMain, { id: main.id, rowVersion: main.rowVersion, sub: { [sub.key]: change } } as SaveBody))
}

/** A kind of save of the page over the sub-table, done by saving the main row: its version, its computed values and its rules are kept. */
export function throughMain(kind: SaveKind): SaveKind {
  return {
    async prepare(saving, body) {
      const prepared = await kind.prepare(saving, body)
      const { sub } = mainRowsOf(saving.parts)
      const foreignKey = sub.foreignKey.key
      if (!prepared.isNew && prepared.changed.has(foreignKey)) throw refusal(sub, 'not-written', 'notMoved', saving.context)
      const values = valuesOf(prepared, saving.parts.model, foreignKey)
      const { id, rowVersion } = body
      const change = prepared.isNew ? { added: [values] } : { edited: [{ id, rowVersion, ...values }] }
      const inMain = await movedAsStale(() => prepareInMain(saving, prepared.row[foreignKey], change))
      const added = inMain.subs.find((merged) => merged.sub.key === sub.key)?.added[0]
      return { ...prepared, id: added?.id ?? prepared.id, inMain }
    },
    async write(saving, { id, inMain }) {
      const { sub, at } = mainRowsOf(saving.parts)
      if (inMain) await asOfLine(sub, () => movedAsStale(() => editRow.write(at(saving), inMain)))
      await refuseOutside(saving, [id])
    },
  }
}

/** The values of the row that the server does not write itself: of a new row all, of a stored one those that change. */
function valuesOf({ row, changed, isNew }: PreparedSave, { columns }: ResourceModel, foreignKey: string): Record<string, unknown> {
  const isSent = (key: string) => key !== foreignKey && columns.get(key)?.isSystem === false && changed.has(key)
  return Object.fromEntries(Object.entries(row).filter(([key, value]) => isSent(key) && !(isNew && value === null)))
}

/** The main row was saved between reading and writing. */
export class MovedMainRow extends Error {
  override readonly name = 'MovedMainRow'
}

async function movedAsStale<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw error instanceof StaleRow ? new MovedMainRow() : error
  }
}

/** Adds or changes a row of a sub-table through its main row, and answers it as the page shows it. */
export async function saveSubRow(parts: EngineParts, context: CallContext, kind: SaveKind, body: SaveBody) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await saveMainRow(parts, context, throughMain(kind), body)
    } catch (error) {
      if (!(error instanceof MovedMainRow)) throw error
      if (attempt === attempts) throw new CallFailure('conflict', 'rows.conflict', { user: '' })
    }
  }
}

/** Deletes rows of a sub-table, through their main rows; how many. Rows that are gone already are no failure, unless none is left. */
export async function removeSubRows(saving: SaveContext, ids: readonly string[]): Promise<number> {
  const { parts, connection, context } = saving
  const { sub, at } = mainRowsOf(parts)
  const rows = await selectRows(connection, parts.model, ids, visibleRows(parts.model, context) ?? sql`true`)
  if (rows.length === 0) throw new CallFailure('not-found', 'rows.noRow')
  const byMain = new Map<string, string[]>()
  for (const row of rows) {
    const mainId = String(row[sub.foreignKey.key])
    byMain.set(mainId, [...(byMain.get(mainId) ?? []), String(row.id)])
  }
  await lockMainRows(connection, at(saving).parts.model, [...byMain.keys()])
  for (const [mainId, lines] of byMain) {
    const prepared = await prepareInMain(saving, mainId, { deleted: lines })
    await asOfLine(sub, () => editRow.write(at(saving), prepared))
  }
  return rows.length
}

/** Nobody changes them between reading and writing. */
async function lockMainRows(connection: Connection, main: ResourceModel, ids: readonly string[]): Promise<void> {
  await lockRows(connection, main, [...ids].sort(), sql`true`)
}

/** What is wrong in a row of the sub-table is wrong in the row of the page. */
async function asOfLine<T>({ key }: SubModel, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof CallFailure) || !error.details.errors) throw error
    const place = new RegExp(`^/sub/${key}/(added|edited)/0(?=/|$)`)
    const errors = error.details.errors.map((found) => ({ ...found, path: found.path.replace(place, '') }))
    throw new CallFailure(error.error, error.text, error.values, { ...error.details, errors })
  }
}
