import type { FieldConfig } from '../../../schemas/fields'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import { computeRow } from '../../../schemas/rules/computed'
import { fillRuleOf, newRow } from '../../../schemas/rules/defaults'
import { inSlices } from '../inSlices'
import type { SubModel, TableModel } from '../model/ResourceModel'
import type { MergedSub } from './mergeSubRows'
import { evaluationScope, type SaveContext } from './SaveContext'
import type { Values } from './writtenValues'

/** A new row as its defaults make it: only what a call may write. `path` is its place in the body. */
export function defaultsOf(saving: SaveContext, model: TableModel, path: string): Record<string, FieldValue> {
  const { row } = newRow(model.fields, evaluationScope(saving, path))
  return Object.fromEntries(Object.entries(row).filter(([key]) => model.columns.get(key)?.isSystem === false))
}

/** Where what all new rows of a sub-table have in common is reported. */
export function newRowsPath({ key }: SubModel): string {
  return `/sub/${key}/added/0`
}

/** true for a field that a fill rule will fill when the row is saved: empty is no failure before that. */
export function isFilledLater(fields: readonly FieldConfig[]): (key: string) => boolean {
  const filled = new Set(fields.filter((field) => fillRuleOf(field) !== undefined).map(({ key }) => key))
  return (key) => filled.has(key)
}

/** New rows with what fill rules make for their fields that are still empty, all of one field at once. The rows themselves when there is nothing to fill. */
export async function fillRows(
  saving: SaveContext,
  { fields }: TableModel,
  rows: readonly Values[],
  path: string,
): Promise<readonly Values[]> {
  const { parts, connection, context } = saving
  let filled = rows
  for (const field of fields) {
    const code = fillRuleOf(field)
    const empty = code === undefined ? [] : filled.filter((row) => isEmpty(row[field.key]))
    if (code === undefined || empty.length === 0) continue
    const values = await parts.services.fillRule(code, empty, context, connection)
    const given = new Map(empty.map((row, index) => [row, values[index] ?? null]))
    filled = filled.map((row) => (given.has(row) ? { ...row, [field.key]: given.get(row) } : row))
  }
  if (filled === rows) return rows
  const scope = evaluationScope(saving, path)
  return inSlices(filled, (row) => ({ ...row, ...computeRow(fields, { ...scope, row }) }), saving.rest)
}

/** The sub-tables with the new rows that fill rules fill; those without any as they are. */
export async function fillSubs(saving: SaveContext, subs: readonly MergedSub[]): Promise<readonly MergedSub[]> {
  const all: MergedSub[] = []
  for (const merged of subs) {
    const before = merged.added.map(({ row }) => row)
    const filled = await fillRows(saving, merged.sub, before, newRowsPath(merged.sub))
    const byRow = new Map(before.map((row, index) => [row, filled[index] ?? row]))
    const of = (row: Values): Values => byRow.get(row) ?? row
    const added = merged.added.map((one) => ({ ...one, row: of(one.row) }))
    all.push(filled === before ? merged : { ...merged, rows: merged.rows.map(of), added })
  }
  return all
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
