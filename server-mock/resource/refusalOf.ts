import { joinTexts } from '../../schemas/language/listTexts'
import type { Language } from '../../schemas/page/Text'
import { constraintOf, sqlStateOf, statementTooLong, uniqueViolation } from '../db/databaseErrors'
import { CallFailure } from '../kernel/CallFailure'
import { CallFindings } from './Findings'
import { type ResourceModel, type TableModel, titleOfColumn } from './model/ResourceModel'

/** A table whose rows may be each its owner's. */
type OwnedTable = TableModel & Partial<Pick<ResourceModel, 'owner'>>

/** What the database refused, as a failure of the call, when it is the caller's doing; any other error as it is. */
export function refusalOf(error: unknown, tables: readonly OwnedTable[], language: Language): unknown {
  const state = sqlStateOf(error)
  if (state === statementTooLong) return new CallFailure('timeout', 'rows.tooSlow')
  if (state === uniqueViolation) return notUnique(error, tables, language)
  // Class 22: a value that the column cannot hold, for example a number beyond its range. Class 54: a text that is too long for an index.
  if (state?.startsWith('22') || state?.startsWith('54')) return new CallFailure('bad-request', 'rows.badData')
  return error
}

function notUnique(error: unknown, tables: readonly OwnedTable[], language: Language): unknown {
  const name = constraintOf(error)
  const table = tables.find(({ indexes }) => indexes.some((index) => index.name === name))
  const index = table?.indexes.find((candidate) => candidate.name === name)
  if (!table || !index) return error
  const findings = new CallFindings(language)
  // Whose row it is nobody chose: the values of one's own rows are alike in what is left.
  const chosen = index.keys.filter((key) => key !== table.owner?.key)
  const fields = joinTexts(
    chosen.map((key) => titleOfColumn(table.columns.get(key), language, key)),
    language,
  )
  for (const key of chosen) findings.add(`/${key}`, 'unique', chosen.length > 1 ? 'notUniqueTogether' : 'notUnique', { fields })
  try {
    findings.throwIfAny('rule-failed')
  } catch (failure) {
    return failure
  }
  return error
}
