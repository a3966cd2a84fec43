import type { RowHappening } from '../../../schemas/api/rowPanels'
import type { CallContext } from '../../kernel/CallContext'
import type { ResourceModel, SubModel, TableModel } from '../model/ResourceModel'
import type { ResourceDeclaration } from '../ResourceDeclaration'
import { noteDelegated, principalsOf } from '../write/noteDelegated'
import type { SaveContext } from '../write/SaveContext'
import { type Values, writtenBy } from '../write/writtenValues'
import type { HistoryContent, PastLine, PastValues } from './HistoryContent'

/** Something that was done to rows; an action has a name. */
type Happening = { kind: Exclude<RowHappening, 'action'> } | { kind: 'action'; name: string }

/** What became of the rows of a sub-table. */
export interface NotedLines {
  sub: SubModel
  added: readonly { id: string; row: Values }[]
  edited: readonly { id: string; before: Values; values: Values }[]
  deletedRows: readonly Values[]
}

/** A row that was changed. */
export interface NotedRow {
  id: string
  /** As it was; undefined for one that was not there. */
  before?: Values
  /** As it is, or what of it is another now; undefined for one that is gone. */
  after?: Values
  lines?: readonly NotedLines[]
}

/** Whether what is done to the rows of a table is written down: the page that has the table says so. */
export function keepsHistory({ shared, history }: ResourceDeclaration): boolean {
  return (shared ? shared.owner.history : history) === true
}

/**
 * Writes down what a caller has done to rows, in the transaction that does it: for whom, where the caller stands in for others, and for good, where the page
 * says so. Everything that changes rows of a page comes by here.
 */
export async function noteChanges(saving: SaveContext, happening: Happening, rows: readonly NotedRow[]): Promise<void> {
  const { parts, connection, context } = saving
  const { model, services } = parts
  await noteDelegated(
    saving,
    delegatedKind(happening),
    rows.map(({ id, before, after }) => ({ ...(before ?? after), id })),
  )
  if (!keepsHistory(model.declaration)) return
  const noted = rows.flatMap((row) => {
    // A row that comes back is as it was when it went.
    const content = happening.kind === 'restore' ? nothingChanged : contentOf(model, row)
    if (happening.kind === 'edit' && isEmpty(content)) return []
    return [{ table: model.table, rowId: row.id, ...kindOf(happening), standsFor: standsFor(model, row, context), content }]
  })
  if (noted.length > 0) await services.noteHistory(noted, context, connection)
}

const nothingChanged: HistoryContent = { before: {}, after: {}, lines: {} }

/** What is written into the log of delegations: a row that comes, wherever from, is added. */
function delegatedKind(happening: Happening): string {
  if (happening.kind === 'action') return happening.name
  return happening.kind === 'restore' || happening.kind === 'import' ? 'add' : happening.kind
}

function kindOf(happening: Happening): { kind: RowHappening; action?: string } {
  return happening.kind === 'action' ? { kind: 'action', action: happening.name } : { kind: happening.kind }
}

function standsFor(model: ResourceModel, { before, after }: NotedRow, context: CallContext): string[] {
  return principalsOf(model, { ...after, ...before }, context)
}

function contentOf(model: ResourceModel, { before, after, lines = [] }: NotedRow): HistoryContent {
  const ofSubs = lines.map(({ sub, added, edited, deletedRows }): [string, PastLine[]] => [
    sub.key,
    [
      ...added.map(({ id, row }): PastLine => ({ id, kind: 'add', ...pastValues(sub, undefined, row) })),
      ...edited
        .map(({ id, before: was, values }): PastLine => ({ id, kind: 'edit', ...pastValues(sub, was, values) }))
        .filter((line) => Object.keys(line.after).length > 0),
      ...deletedRows.map((row): PastLine => ({ id: String(row.id), kind: 'delete', ...pastValues(sub, row, undefined) })),
    ],
  ])
  return { ...pastValues(model, before, after), lines: Object.fromEntries(ofSubs.filter(([, all]) => all.length > 0)) }
}

function isEmpty({ after, lines }: HistoryContent): boolean {
  return Object.keys(after).length === 0 && Object.keys(lines).length === 0
}

/**
 * The values that are others now. Nothing that is secret, nor what the server stamps on every row. Of a row that comes or goes what is not empty; of one that
 * stays what `after` names.
 */
function pastValues({ columns }: TableModel, before: Values | undefined, after: Values | undefined): PastValues {
  const past = { before: {} as Record<string, unknown>, after: {} as Record<string, unknown> }
  for (const { key, field, isSystem, isSecret, isHashed } of columns.values()) {
    if (!field || isSystem || isSecret || isHashed || (after && !Object.hasOwn(after, key))) continue
    const [was, is] = [writtenBy(before?.[key]), writtenBy(after?.[key])]
    if (asText(was) === asText(is)) continue
    if (before) past.before[key] = was
    if (after) past.after[key] = is
  }
  return past
}

/** What the database gives for a number and what a form sends may be of another type, and the same. */
const asText = (value: unknown) => (value === null ? null : String(value))
