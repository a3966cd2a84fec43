import { sql } from 'kysely'
import type { DashboardTask, DashboardTasks } from '../../../schemas/api/dashboard'
import { companionOf } from '../../../schemas/wire/companions'
import type { CallContext } from '../../kernel/CallContext'
import { timeNow } from '../../kernel/timeNow'
import { allOf, answerRows, anyOf, type ColumnModel, type Condition, labelsOver, namesUser, refOf } from '../../resource'
import type { Services } from '../Services'
import { type DashboardPage, dashboardPages } from './dashboardPages'
import { colorsOf } from './valueColors'

/** How many tasks are shown at once. */
const shown = 10

type Values = Record<string, unknown>

interface Found {
  tasks: DashboardTask[]
  total: number
  overdue: number
}

/** What the caller has to do, over all pages: what is due first stands first, what is never due last. */
export async function readTasks(services: Services, context: CallContext): Promise<DashboardTasks> {
  const found: Found[] = []
  for (const page of dashboardPages(services, context)) found.push(await tasksOf(services, page, context))
  const sum = (count: (one: Found) => number) => found.reduce((total, one) => total + count(one), 0)
  return {
    records: found
      .flatMap(({ tasks }) => tasks)
      .sort(byUrgency)
      .slice(0, shown),
    total: sum(({ total }) => total),
    overdue: sum(({ overdue }) => overdue),
  }
}

function byUrgency(one: DashboardTask, other: DashboardTask): number {
  const never = '9999'
  return (
    (one.due ?? never).localeCompare(other.due ?? never) ||
    (other.createTime ?? '').localeCompare(one.createTime ?? '') ||
    // Ids begin with the time, to the millisecond.
    other.id.localeCompare(one.id)
  )
}

const nothing: Found = { tasks: [], total: 0, overdue: 0 }

async function tasksOf(services: Services, page: DashboardPage, context: CallContext): Promise<Found> {
  const { tasks } = page.dashboard
  const title = page.column(tasks?.title)
  const assignee = page.column(tasks?.assignee ?? 'createBy')
  if (!tasks || !title || !assignee || !context.user) return nothing
  const [due, state] = [page.column(tasks.due), page.column(tasks.state)]
  const isLeft =
    state && tasks.done?.length ? sql<boolean>`(${refOf(state)} is null or not ${refOf(state)} = any(${tasks.done}))` : undefined
  const where = allOf(
    [page.own, isMine(assignee, context, assignee === page.resource.model.responsible), isLeft].filter(
      (condition) => condition !== undefined,
    ),
  )
  const day = due ? sql<string | null>`left(cast(${refOf(due)} as text), 10)` : sql<null>`cast(null as text)`
  const today = timeNow().slice(0, 10)
  const wanted = [title, state].filter((column) => column !== undefined)
  const { rows } = await sql<Values>`
    select t.id as id, ${day} as due, cast(t.create_time as text) as "createdAt",
      ${sql.join(wanted.map((column) => sql`${refOf(column)} as ${sql.ref(column.key)}`))},
      count(*) over () as total, count(*) filter (where ${day} < ${today}) over () as overdue
    from ${page.resource.model.from} as t where ${where}
    order by 2 nulls last, t.create_time desc, t.id desc limit ${shown}`.execute(services.database.kysely)
  const [first] = rows
  if (!first) return nothing
  const { database, registry } = services
  const labels = labelsOver(database.kysely, (table) => registry.resourceOf(table)?.model, registry.services.dictionaries, context)
  const columns = new Map(wanted.map((column) => [column.key, column]))
  const answered = await answerRows({ columns }, rows, new Set(), context.language, labels)
  const colors = await colorsOf(services, state)
  return {
    tasks: answered.map((row) => toTask(row, page, { title, state, colors, today })),
    total: Number(first.total),
    overdue: Number(first.overdue),
  }
}

/** Rows that name the caller, and where rows have somebody who is responsible for them, whoever the caller stands in for. */
function isMine(assignee: ColumnModel, { user, principals = [] }: CallContext, isResponsible: boolean): Condition {
  const callers = [user, ...(isResponsible ? principals.map((principal) => principal.user) : [])]
  return anyOf(callers.flatMap((caller) => (caller ? [namesUser(assignee, caller)] : [])))
}

interface TaskColumns {
  title: ColumnModel
  state: ColumnModel | undefined
  colors: ReadonlyMap<string, string>
  today: string
}

const textOf = (row: Values, { key }: ColumnModel): string => String(row[companionOf(key)] ?? row[key] ?? '')

function toTask(row: Values, { code, path, title: pageTitle }: DashboardPage, { title, state, colors, today }: TaskColumns): DashboardTask {
  const due = row.due ? String(row.due) : null
  const stateText = state && textOf(row, state)
  return {
    id: String(row.id),
    page: code,
    path,
    pageTitle,
    title: textOf(row, title),
    state: state && stateText ? { text: stateText, color: colors.get(String(row[state.key])) ?? null } : null,
    due,
    isOverdue: due !== null && due < today,
    createTime: row.createdAt ? String(row.createdAt).slice(0, 19) : null,
  }
}
