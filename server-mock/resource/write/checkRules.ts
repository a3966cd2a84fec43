import type { FoundError } from '../../../schemas/api/Result'
import { checkRow, checkRowNow } from '../../../schemas/rules/checkRow'
import type { RuleFailure } from '../../../schemas/rules/RuleFailure'
import { CallFailure } from '../../services/CallFailure'
import { hiddenKeys, keysOfSub } from '../query/QueryScope'
import type { MergedSub } from './mergeSubRows'
import { lookupsOf, type Saving, userScope } from './Saving'

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
  const [first] = errors
  if (first) throw new CallFailure('rule-failed', 'rows.rulesFailed', { reason: first.message }, { errors })
}

async function checkMain(saving: Saving, { id, isNew, row, changed, subs }: CheckedSave): Promise<FoundError[]> {
  const { parts, context } = saving
  const hidden = hiddenKeys(parts.model, context)
  const fields = parts.model.fields.filter(({ key }) => parts.model.columns.has(key) && !hidden.has(key))
  const scope = {
    row,
    sub: Object.fromEntries(subs.map(({ sub, rows }) => [sub.key, rows])),
    user: userScope(context),
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
    ...checkRowNow(
      fields.filter(({ key }) => !changed.has(key)),
      scope,
    ),
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
      const scope = { row, siblings, user: userScope(saving.context), language: saving.context.language, table: sub.table, id }
      const failures = await checkRow(fields, scope, lookupsOf(saving))
      errors.push(...failures.map((failure) => located(failure, path)))
    }
  }
  return errors
}

function located({ key, code, message }: RuleFailure, base: string): FoundError {
  return { path: `${base}/${key}`, code, message }
}
