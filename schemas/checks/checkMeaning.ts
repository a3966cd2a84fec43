import type { PageConfig } from '../page/PageConfig'
import type { Finding } from './Finding'
import type { KnownNames } from './KnownNames'
import { checkCalls } from './meaning/checkCalls'
import { checkCircularValues } from './meaning/checkCircularValues'
import { checkCosts } from './meaning/checkCosts'
import { checkDuplicates } from './meaning/checkDuplicates'
import { checkExpressions } from './meaning/checkExpressions'
import { checkFieldNames } from './meaning/checkFieldNames'
import { checkFields } from './meaning/checkFields'
import { checkOutside } from './meaning/checkOutside'
import { checkPermissions } from './meaning/checkPermissions'
import { checkPopups } from './meaning/checkPopups'
import { checkReportSource } from './meaning/checkReportSource'
import { checkRules } from './meaning/checkRules'
import { checkSubTables } from './meaning/checkSubTables'
import { checkTables } from './meaning/checkTables'
import { checkTitles } from './meaning/checkTitles'
import { checkVisitors } from './meaning/checkVisitors'
import { type PageView, viewPage } from './meaning/PageView'

const checks: readonly ((view: PageView) => Finding[])[] = [
  checkTitles,
  checkDuplicates,
  checkFieldNames,
  checkFields,
  checkPopups,
  checkRules,
  checkExpressions,
  checkCosts,
  checkCircularValues,
  checkCalls,
  checkTables,
  checkSubTables,
  checkReportSource,
  checkVisitors,
  checkPermissions,
  checkOutside,
]

/** Most fields of a page, sub-tables included. No screen shows so many, and no table has so many columns. */
export const fieldLimit = 1000

/** What JSON Schema cannot say about a page whose structure is right. */
export function checkMeaning(page: PageConfig, known: KnownNames): Finding[] {
  const view = viewPage(page, known)
  const count = view.rows.reduce((total, { fields }) => total + fields.length, 0)
  if (count > fieldLimit) return [{ code: 'too-many-fields', path: [], values: { count, limit: fieldLimit } }]
  return checks.flatMap((check) => check(view))
}
