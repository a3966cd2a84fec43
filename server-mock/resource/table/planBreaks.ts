import { chooseText } from '../../../schemas/page/Text'
import { type ChangedField, findChangedFields, isNewlyFilled } from './changedFields'
import { checkStoredRows, type FieldCount, type Found, mostExamples } from './checkStoredRows'
import { scanTable } from './scanTable'
import { countIn, type PlannedStatement, refused, type TablePlan, warned } from './TablePlan'

/** What the rows that are there make of fields that say something else now. They stay as they are; a field of another kind must fit them all. */
export async function planBreaks(plan: TablePlan): Promise<PlannedStatement[]> {
  if (!plan.former || !plan.existing.columns.has('id')) return []
  const changed = findChangedFields(plan)
  const checked = changed.length === 0 ? undefined : await checkStoredRows(plan, changed)
  return [
    ...changed.flatMap((field, index) => sayBroken(plan, field, checked?.fields[index], checked?.isWhole ?? true)),
    ...(await warnOfDefaults(plan)),
  ]
}

function sayBroken(
  plan: TablePlan,
  { field, isOtherKind }: ChangedField,
  count: FieldCount | undefined,
  isWhole: boolean,
): PlannedStatement[] {
  if (!count) return []
  const { model, language } = plan
  const subject = `${model.table}.${model.columns.get(field.key)?.name ?? field.key}`
  const title = chooseText(field.title, language, field.key)
  const values = (examples: readonly string[]) => examples.map((example) => `“${example}”`).join(', ')
  const say = (wrong: number) => countIn(wrong, isWhole, language)
  const { broken, empty } = count
  const of = ({ count: wrong, examples }: Found) => ({ field: title, count: say(wrong), values: values(examples) })
  const unfit = isOtherKind ? together(count.unfit, count.unoffered) : count.unfit
  const ofKind = isOtherKind
    ? refused(subject, 'notFitting', language, { ...of(unfit), right: say(count.filled - unfit.count) })
    : warned(subject, 'breaks', language, of(unfit))
  const { unoffered } = count
  return [
    ...(unfit.count > 0 ? [ofKind] : []),
    ...(unoffered.count > 0 && !isOtherKind ? [warned(subject, 'unoffered', language, of(unoffered))] : []),
    ...(broken.count > 0 ? [warned(subject, 'breaks', language, of(broken))] : []),
    ...(empty > 0 ? [warned(subject, 'empty', language, { field: title, count: say(empty) })] : []),
  ]
}

/** What is none of the choices is none of the kind where the kind is another one now. */
function together(one: Found, other: Found): Found {
  return { count: one.count + other.count, examples: [...new Set([...one.examples, ...other.examples])].slice(0, mostExamples) }
}

/** A default is for new rows. */
async function warnOfDefaults(plan: TablePlan): Promise<PlannedStatement[]> {
  const { connection, model, deadline, language } = plan
  const fields = model.fields.filter((field) => isNewlyFilled(plan, field))
  if (fields.length === 0) return []
  const { rows, isWhole } = await scanTable(connection, model.table, [], deadline)
  if (rows === 0) return []
  return fields.map((field): PlannedStatement => {
    const values = { field: chooseText(field.title, language, field.key), count: countIn(rows, isWhole, language) }
    const subject = `${model.table}.${model.columns.get(field.key)?.name ?? field.key}`
    return warned(subject, 'defaultLater', language, values)
  })
}
