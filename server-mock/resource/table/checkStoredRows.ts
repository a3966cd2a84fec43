import { type RawBuilder, sql } from 'kysely'
import type { FieldConfig } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { checkRowLocally } from '../../../schemas/rules/checkRow'
import { EvaluationBudget } from '../../../schemas/rules/EvaluationBudget'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { evaluationLimits } from '../../../schemas/rules/evaluationLimits'
import { isEmptyValue } from '../../../schemas/rules/isEmptyValue'
import { compileTypes } from '../model/compileTypes'
import { shorten } from '../query/QueryContext'
import { restoreTypes } from '../read/answerRows'
import { yieldBetweenSlices } from '../write/yieldBetweenSlices'
import { type ChangedField, closedChoicesOf } from './changedFields'
import { valueAfter } from './planColumns'
import type { TablePlan } from './TablePlan'

/** What a field refuses of the rows that are there. */
export interface FieldCount {
  filled: number
  /** Values that are none of its kind, or none of its choices and against its rules. */
  unfit: Found
  /** Values that are none of its choices, and nothing else: a row keeps what it has when it is saved again. */
  unoffered: Found
  /** Values that its limits and rules refuse. */
  broken: Found
  /** Rows that leave it empty and must not. */
  empty: number
}

/** How many values there are, and some of them. */
export interface Found {
  count: number
  examples: string[]
}

const batch = 500
/** Values that a sentence names. */
export const mostExamples = 3
/** What a value of another kind fails; the others are limits of its size. */
const ofKind: ReadonlySet<string> = new Set(['type', 'pattern', 'format', 'enum', 'const', 'anyOf'])

type Row = Record<string, unknown>

/** Checks rows as they will be stored, by the types, choices and rules of the given fields, until the time is over. */
export async function checkStoredRows(
  plan: TablePlan,
  changed: readonly ChangedField[],
): Promise<{ fields: readonly FieldCount[]; isWhole: boolean }> {
  const check = await prepareCheck(plan, changed)
  const fields = changed.map((): FieldCount => ({ filled: 0, unfit: found(), unoffered: found(), broken: found(), empty: 0 }))
  for (let last: unknown = null; ; ) {
    const rows = await readPart(plan, last)
    for (const row of rows) {
      const wrong = await check(row)
      for (const [index, { field }] of changed.entries()) count(fields[index], row[field.key], wrong.get(field.key))
    }
    last = rows.at(-1)?.id
    if (rows.length < batch) return { fields, isWhole: true }
    if (plan.deadline.isOver()) return { fields, isWhole: false }
  }
}

const found = (): Found => ({ count: 0, examples: [] })

type Wrong = 'unfit' | 'unoffered' | 'broken'

function count(of: FieldCount | undefined, value: unknown, wrong: Wrong | undefined): void {
  if (!of) return
  if (isEmptyValue(value)) {
    if (wrong) of.empty++
    return
  }
  of.filled++
  if (!wrong) return
  const { examples } = of[wrong]
  of[wrong].count++
  const example = shorten(String(value))
  if (examples.length < mostExamples && !examples.includes(example)) examples.push(example)
}

async function readPart({ connection, model, ...plan }: TablePlan, last: unknown): Promise<Row[]> {
  const columns = [...model.columns.values()].filter(({ isSecret, language, link }) => !isSecret && !language && !link)
  const values = columns.map((column): RawBuilder<unknown> => {
    return sql`${valueAfter({ connection, model, ...plan }, column) ?? sql`null`} as ${sql.id(column.key)}`
  })
  const further = last === null ? sql`` : sql`where id > ${last}`
  const { rows } = await sql<Row>`
    select ${sql.join(values)} from ${sql.table(model.table)} ${further} order by ${sql.table(model.table)}.id limit ${batch}`.execute(
    connection,
  )
  for (const row of rows) restoreTypes(columns, row)
  return rows
}

/** What is wrong with a row, by field key. */
async function prepareCheck(
  { model, language, choicesIn }: TablePlan,
  changed: readonly ChangedField[],
): Promise<(row: Row) => Promise<Map<string, Wrong>>> {
  const fields = changed.map(({ field }) => field)
  const types = compileTypes(fields, model.table)()
  const choices = new Map<string, ReadonlySet<string>>()
  for (const field of fields) {
    const known = await knownChoices(field, choicesIn)
    if (known) choices.set(field.key, known)
  }
  const rest = yieldBetweenSlices(evaluationLimits.sliceTime)
  const user = expressionUser(null)
  return async (row) => {
    const wrong = new Map<string, Wrong>()
    for (const { key } of await checkRowLocally(fields, { row, user, language, rest, budget: EvaluationBudget.ofSave() }))
      wrong.set(key, 'broken')
    if (!types(Object.fromEntries(fields.map(({ key }) => [key, row[key] ?? null])))) {
      for (const { instancePath, keyword } of types.errors ?? []) {
        const key = instancePath.split('/')[1] ?? ''
        if (wrong.get(key) !== 'unfit') wrong.set(key, ofKind.has(keyword) ? 'unfit' : 'broken')
      }
    }
    for (const field of fields) {
      if (hasOther(field, row[field.key], choices.get(field.key))) wrong.set(field.key, wrong.has(field.key) ? 'unfit' : 'unoffered')
    }
    return wrong
  }
}

async function knownChoices(field: FieldConfig, choicesIn: TablePlan['choicesIn']): Promise<ReadonlySet<string> | undefined> {
  const source = closedChoicesOf(field)
  if (source?.from === 'options') return new Set(source.options.map(({ value }) => String(value)))
  return source?.from === 'dict' ? choicesIn?.(source.code) : undefined
}

function hasOther(field: FieldConfig, value: unknown, known: ReadonlySet<string> | undefined): boolean {
  if (!known || isEmptyValue(value)) return false
  const values = factsOf(field).isMultiple?.(field) ? String(value).split(',') : [String(value)]
  return values.some((one) => !known.has(one))
}
