import type { FoundError } from '../../../schemas/api/Result'
import type { FieldConfig } from '../../../schemas/fields'
import { chooseText, type Language } from '../../../schemas/page/Text'
import { checkRow, checkRowLocally } from '../../../schemas/rules/checkRow'
import { asksElsewhere } from '../../../schemas/rules/checkValue'
import { FellowValues } from '../../../schemas/rules/FellowValues'
import '../../../schemas/rules/linearPattern'
import type { RuleContext, RuleFailure } from '../../../schemas/rules/RuleFailure'
import { tooExpensiveMessage } from '../../../schemas/rules/texts'
import { CallFailure } from '../../kernel/CallFailure'
import { inSlices } from '../inSlices'
import type { ResourceModel, TableModel } from '../model/ResourceModel'
import { hiddenKeys, keysOfSub, withheldKeys } from '../query/QueryContext'
import { isFilledLater } from './fillNewRow'
import type { MergedSub } from './mergeSubRows'
import { evaluationScope, lookupsOf, type SaveContext } from './SaveContext'
import type { Values } from './writtenValues'

/** A save whose rows can be checked. */
export interface CheckedSave {
  id: string
  isNew: boolean
  row: Values
  /** Keys of the main row that change; the rules of the others are checked without asking the database. */
  changed: ReadonlySet<string>
  subs: readonly MergedSub[]
}

/** Runs the rules of the page over the row and the changed rows of its sub-tables, before fill rules have run. Throws `rule-failed` with every failure. */
export async function checkSavedRules(saving: SaveContext, save: CheckedSave): Promise<void> {
  const { model } = saving.parts
  const isFilled = save.isNew ? isFilledLater(model.fields) : undefined
  const scope = { ...mainScope(saving, save), isFilledLater: isFilled }
  const errors: FoundError[] = []
  for (const fields of ruled(model, saving)) {
    const changed = fields.filter(({ key }) => save.changed.has(key))
    const others = fields.filter(({ key }) => !save.changed.has(key))
    errors.push(...(await checkRow(changed, scope, lookupsOf(saving))).map((failure) => located(failure, '')))
    errors.push(...(await checkRowLocally(others, scope)).map((failure) => located(failure, '')))
  }
  for (const merged of save.subs) errors.push(...(await checkSub(saving, merged, true)))
  throwFailures(saving, errors)
}

/**
 * Checks again in the transaction what may have changed since: rules that ask the database, and whatever fill rules have filled. `before` is the save as
 * it was checked first.
 */
export async function checkAgain(saving: SaveContext, save: CheckedSave, before: CheckedSave): Promise<void> {
  const errors: FoundError[] = []
  for (const all of ruled(saving.parts.model, saving)) {
    const fields = save.row === before.row ? all.filter((field) => save.changed.has(field.key) && asksElsewhere(field)) : all
    const failures = await checkRow(fields, mainScope(saving, save), lookupsOf(saving))
    errors.push(...failures.map((failure) => located(failure, '')))
  }
  for (const merged of save.subs) if (!before.subs.includes(merged)) errors.push(...(await checkSub(saving, merged, false)))
  throwFailures(saving, errors)
}

/** Throws `rule-failed` with what rules have found and with every field that could not be worked out within the budget; the log says why, for the author of the page. @param name what is named where there is no field */
export function throwFailures({ parts, context, budget }: SaveContext, found: readonly FoundError[], name = ''): void {
  const places = new Set(found.map(({ path }) => path))
  const unfinished = budget.exceeded.filter(({ path }) => !places.has(path))
  const errors = [
    ...new Map(found.map((error) => [`${error.path} ${error.code}`, error])).values(),
    ...unfinished.map(({ path }) => tooExpensiveAt(path, parts.model, context.language, name)),
  ]
  const [first] = errors
  if (!first) return
  const { page, table } = parts.model.declaration
  const { exceeded, failed } = budget
  const [tooExpensive, notWorkedOut] = [exceeded, failed].map((list) => (list.length > 0 ? list : undefined))
  const log = (tooExpensive ?? notWorkedOut) && {
    page,
    table,
    ...(tooExpensive && { tooExpensive }),
    ...(notWorkedOut && { notWorkedOut }),
  }
  throw new CallFailure('rule-failed', 'rows.rulesFailed', { reason: first.message }, { errors, log })
}

function tooExpensiveAt(path: string, model: ResourceModel, language: Language, name: string): FoundError {
  const field = fieldAt(model, path)
  const title = chooseText(field?.title, language, field?.key ?? name)
  return { path, code: 'tooExpensive', message: tooExpensiveMessage(title, language) }
}

/** The field of a place in a body: `/name`, `/sub/lines/added/0/price`. */
function fieldAt(model: ResourceModel, path: string): FieldConfig | undefined {
  const [, first, table] = path.split('/')
  const key = path.slice(path.lastIndexOf('/') + 1)
  const fields = first === 'sub' && table !== undefined ? model.subs.get(table)?.fields : model.fields
  return fields?.find((field) => field.key === key)
}

/**
 * The fields whose rules a row is held against: those of the page that the caller may know of, and those of the page that has the table, which holds
 * its rows together whether this page names them or not.
 */
function ruled(table: TableModel, { parts, context }: SaveContext, keysIn = (keys: ReadonlySet<string>) => keys): FieldConfig[][] {
  const hidden = keysIn(hiddenKeys(parts.model, context, 'form'))
  const withheld = keysIn(withheldKeys(parts.model, context, 'form'))
  const own = table.fields.filter(({ key }) => table.columns.has(key) && !hidden.has(key))
  const ofBase = (table.base?.fields ?? []).filter(({ key }) => table.columns.has(key) && !withheld.has(key))
  return [own, ofBase].filter((fields) => fields.length > 0)
}

function mainScope(saving: SaveContext, { id, isNew, row, subs }: CheckedSave): RuleContext {
  const { parts, context, rest } = saving
  return {
    row,
    sub: Object.fromEntries(subs.map(({ sub, rows }) => [sub.key, rows])),
    ...evaluationScope(saving),
    rest,
    language: context.language,
    table: parts.model.table,
    id: isNew ? undefined : id,
  }
}

async function checkSub(saving: SaveContext, { sub, rows, added, edited }: MergedSub, isUnfilled: boolean): Promise<FoundError[]> {
  const lists = ruled(sub, saving, (keys) => keysOfSub(sub, keys))
  const fellows = new FellowValues(rows)
  const lookups = lookupsOf(saving)
  const common = { language: saving.context.language, table: sub.table, rest: saving.rest }
  const isFilled = isUnfilled ? isFilledLater(sub.fields) : undefined
  const check = async ({ id, row, path }: { id: string; row: Values; path: string }, filled?: (key: string) => boolean) => {
    const scope = { ...common, ...evaluationScope(saving, path), row, id, siblings: fellows.except(row), isFilledLater: filled }
    const failures: RuleFailure[] = []
    for (const fields of lists) failures.push(...(await checkRow(fields, scope, lookups)))
    return failures.map((failure) => located(failure, path))
  }
  const ofAdded = await inSlices(added, (one) => check(one, isFilled), saving.rest)
  return [...ofAdded, ...(await inSlices(edited, (one) => check(one), saving.rest))].flat()
}

function located({ key, code, message }: RuleFailure, base: string): FoundError {
  return { path: `${base}/${key}`, code, message }
}
