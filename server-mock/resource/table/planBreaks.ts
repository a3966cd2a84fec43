import { chooseText } from '../../../schemas/page/Text'
import { type ChangedField, findChangedFields, isNewlyFilled } from './changedFields'
import { checkStoredRows, type FieldCount } from './checkStoredRows'
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
  const { unfit, broken, empty } = count
  const ofUnfit = { field: title, count: say(unfit.count), values: values(unfit.examples) }
  const ofKind = isOtherKind
    ? refused(subject, 'notFitting', language, { ...ofUnfit, right: say(count.filled - unfit.count) })
    : warned(subject, 'breaks', language, ofUnfit)
  return [
    ...(unfit.count > 0 ? [ofKind] : []),
    ...(broken.count > 0
      ? [warned(subject, 'breaks', language, { field: title, count: say(broken.count), values: values(broken.examples) })]
      : []),
    ...(empty > 0 ? [warned(subject, 'empty', language, { field: title, count: say(empty) })] : []),
  ]
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
