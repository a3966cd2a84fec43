import type { FoundError } from '../../../schemas/api/Result'
import type { FieldConfig } from '../../../schemas/fields'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { checkRow, checkRowLocally } from '../../../schemas/rules/checkRow'
import type { RuleFailure } from '../../../schemas/rules/RuleFailure'
import { tooExpensiveMessage } from '../../../schemas/rules/texts'
import { CallFailure } from '../../services/CallFailure'
import type { ResourceModel } from '../model/ResourceModel'
import { hiddenKeys, keysOfSub } from '../query/QueryScope'
import type { MergedSub } from './mergeSubRows'
import { evaluationScope, lookupsOf, type Saving } from './Saving'

type Values = Record<string, unknown>

interface CheckedSave {
  id: string
  isNew: boolean
  row: Values
  /** Keys of the main row that change; the rules of the others are checked without asking the database. */
  changed: ReadonlySet<string>
  subs: readonly MergedSub[]
}

/** Runs the rules of the page over the row and the changed rows of its sub-tables. Throws `rule-failed` with every failure. */
export async function checkRules(saving: Saving, save: CheckedSave): Promise<void> {
  const errors = [...(await checkMain(saving, save)), ...(await checkSubs(saving, save.subs))]
  throwFailures(saving, errors)
}

/** Throws `rule-failed` with what rules have found and with every field that could not be worked out within the budget; the log says why, for the author of the page. @param name what is named where there is no field */
export function throwFailures({ parts, context, budget }: Saving, found: readonly FoundError[], name = ''): void {
  const places = new Set(found.map(({ path }) => path))
  const unfinished = budget.exceeded.filter(({ path }) => !places.has(path))
  const errors = [...found, ...unfinished.map(({ path }) => tooExpensive(path, parts.model, context.language, name))]
  const [first] = errors
  if (!first) return
  const { page, table } = parts.model.declaration
  const log = budget.exceeded.length === 0 ? undefined : { page, table, tooExpensive: budget.exceeded }
  throw new CallFailure('rule-failed', 'rows.rulesFailed', { reason: first.message }, { errors, log })
}

function tooExpensive(path: string, model: ResourceModel, language: Language, name: string): FoundError {
  const field = fieldAt(model, path)
  const title = chooseText(field?.title ?? field?.label, language, field?.key ?? name)
  return { path, code: 'tooExpensive', message: tooExpensiveMessage(title, language) }
}

/** The field of a place in a body: `/name`, `/sub/lines/added/0/price`. */
function fieldAt(model: ResourceModel, path: string): FieldConfig | undefined {
  const [, first, table] = path.split('/')
  const key = path.slice(path.lastIndexOf('/') + 1)
  const fields = first === 'sub' && table !== undefined ? model.subs.get(table)?.fields : model.fields
  return fields?.find((field) => field.key === key)
}

async function checkMain(saving: Saving, { id, isNew, row, changed, subs }: CheckedSave): Promise<FoundError[]> {
  const { parts, context } = saving
  const hidden = hiddenKeys(parts.model, context)
  const fields = parts.model.fields.filter(({ key }) => parts.model.columns.has(key) && !hidden.has(key))
  const scope = {
    row,
    sub: Object.fromEntries(subs.map(({ sub, rows }) => [sub.key, rows])),
    ...evaluationScope(saving),
    rest: saving.rest,
    language: context.language,
    table: parts.model.table,
    id: isNew ? undefined : id,
  }
  const failures = [
    ...(await checkRow(
      fields.filter(({ key }) => changed.has(key)),
      scope,
      lookupsOf(saving),
    )),
    ...(await checkRowLocally(
      fields.filter(({ key }) => !changed.has(key)),
      scope,
    )),
  ]
  return failures.map((failure) => located(failure, ''))
}

async function checkSubs(saving: Saving, subs: readonly MergedSub[]): Promise<FoundError[]> {
  const errors: FoundError[] = []
  const hidden = hiddenKeys(saving.parts.model, saving.context)
  for (const { sub, rows, added, edited } of subs) {
    const hiddenInSub = keysOfSub(sub, hidden)
    const fields = sub.fields.filter(({ key }) => !hiddenInSub.has(key))
    for (const { id, row, path } of [...added, ...edited]) {
      const siblings = rows.filter((other) => other !== row)
      const { context, rest } = saving
      const scope = { row, siblings, ...evaluationScope(saving, path), rest, language: context.language, table: sub.table, id }
      const failures = await checkRow(fields, scope, lookupsOf(saving))
      errors.push(...failures.map((failure) => located(failure, path)))
    }
  }
  return errors
}

function located({ key, code, message }: RuleFailure, base: string): FoundError {
  return { path: `${base}/${key}`, code, message }
}
