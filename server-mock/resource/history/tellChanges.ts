import { sql } from 'kysely'
import type { ChangedLine, ChangedValues } from '../../../schemas/api/rowPanels'
import { administratorRole, hasRole } from '../../../schemas/rights/roles'
import { colorCompanionOf, companionOf } from '../../../schemas/wire/companions'
import type { CallContext } from '../../kernel/CallContext'
import type { EngineParts } from '../EngineParts'
import { columnOf } from '../model/columnOf'
import type { SubModel, TableModel } from '../model/ResourceModel'
import { hiddenKeys, isClosedSub, keysOfSub } from '../query/QueryContext'
import { answerRows } from '../read/answerRows'
import { selectAll } from '../read/selectRows'
import { labelsOver } from '../read/tableLabels'
import type { HistoryContent, PastLine, PastValues } from './HistoryContent'

/** Rows of one sub-table that are told of one change. */
const mostLines = 100

/** A change as it may be told: values with their companions, rows of sub-tables, and how many of these there were. */
export interface ToldChange extends ChangedValues {
  lines: Record<string, ChangedLine[]>
  lineCount: Record<string, number>
}

/** What was written down of rows, as the caller may see it today: by the rights over fields that hold for the row itself, under the keys and with the texts of today. */
export async function tellChanges(parts: EngineParts, contents: readonly HistoryContent[], context: CallContext): Promise<ToldChange[]> {
  const { model } = parts
  const hidden = hiddenKeys(model, context, 'form')
  const told = await tellValues(parts, { table: model, hidden }, contents, context)
  const changes = told.map((values): ToldChange => ({ ...values, lines: {}, lineCount: {} }))
  for (const sub of model.subs.values()) {
    if (isClosedSub(sub, hidden)) continue
    const ofContents = contents.map(({ lines }) => linesOf(lines, sub.key))
    const shown = ofContents.map((lines) => lines.slice(0, mostLines))
    const all = shown.flat()
    const changed = await rowsChanged(parts, sub, all)
    const texts = await tellValues(parts, { table: sub, hidden: keysOfSub(sub, hidden) }, [...all, ...changed.values()], context)
    const today = new Map([...changed.keys()].map((id, at) => [id, texts[all.length + at]?.after]))
    for (const [index, change] of changes.entries()) {
      const lines = shown[index] ?? []
      const values = texts.splice(0, lines.length)
      if (lines.length === 0) continue
      change.lines[sub.key] = lines.map(({ id, kind }, at) => {
        const row = kind === 'edit' ? today.get(id) : undefined
        return { before: {}, after: {}, ...values[at], id, kind, ...(row ? { row } : {}) }
      })
      change.lineCount[sub.key] = ofContents[index]?.length ?? 0
    }
  }
  return changes
}

function linesOf(lines: HistoryContent['lines'], key: string): readonly PastLine[] {
  return Object.hasOwn(lines, key) ? (lines[key] ?? []) : []
}

/** What the rows that were changed hold today, by their ids; those that are gone are left out. */
async function rowsChanged({ database }: EngineParts, sub: SubModel, lines: readonly PastLine[]): Promise<Map<string, PastValues>> {
  const ids = [...new Set(lines.flatMap(({ id, kind }) => (kind === 'edit' ? [id] : [])))]
  if (ids.length === 0) return new Map()
  const rows = await selectAll(database.kysely, sub, sql`${sql.ref('t.id')} = any(${ids})`, sql.ref('t.id'))
  const fields = sub.fields.filter(({ key }) => sub.columns.has(key))
  return new Map(rows.map((row) => [String(row.id), { before: {}, after: Object.fromEntries(fields.map(({ key }) => [key, row[key]])) }]))
}

interface SeenTable {
  table: TableModel
  /** Keys of its fields that the caller may not see. */
  hidden: ReadonlySet<string>
}

/** The values that the caller may see, those of all changes with their texts at once. */
async function tellValues(
  parts: EngineParts,
  seen: SeenTable,
  contents: readonly PastValues[],
  context: CallContext,
): Promise<ChangedValues[]> {
  const sides = contents.flatMap(({ before, after }) => [seenValues(seen, before), seenValues(seen, after)])
  const labels = labelsOver(parts.database.kysely, parts.mainOf, parts.services.dictionaries, context)
  const { columns } = seen.table
  const answered = await answerRows(
    { columns },
    sides.map(({ known }) => ({ ...known })),
    seen.hidden,
    context.language,
    labels,
  )
  const isTold = hasRole(administratorRole, context.user?.roles ?? [])
  const values = answered.map((row, index) => {
    const { known, gone } = sides[index] ?? { known: {}, gone: {} }
    return {
      ...withCompanions(row, Object.keys(known)),
      ...(isTold ? gone : Object.fromEntries(Object.keys(gone).map((key) => [key, null]))),
    }
  })
  return contents.map((_, index) => {
    const gone = [...new Set([...Object.keys(sides[2 * index]?.gone ?? {}), ...Object.keys(sides[2 * index + 1]?.gone ?? {})])]
    return { before: values[2 * index] ?? {}, after: values[2 * index + 1] ?? {}, ...(gone.length > 0 ? { gone } : {}) }
  })
}

/** Values under the keys of today, without what may not be seen; apart those of fields that are gone. */
function seenValues({ table, hidden }: SeenTable, values: PastValues['before']) {
  const known: Record<string, unknown> = {}
  const gone: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values)) {
    const column = columnOf(table, key)
    if (!column) gone[key] = value
    // A field that holds a secret since then tells nothing of before either.
    else if (!column.isSecret && !column.isHashed && !hidden.has(column.key) && !hidden.has(key)) known[column.key] = value
  }
  return { known, gone }
}

/** Of an answered row the given keys, each with what stands beside it. */
function withCompanions(row: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  const names = keys.flatMap((key) => [key, companionOf(key), colorCompanionOf(key)])
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(row, name) && row[name] !== undefined ? [[name, row[name]]] : [])))
}
