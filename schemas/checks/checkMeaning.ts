import { factsOfPage } from '../page/anatomy'
import type { PageConfig } from '../page/kinds'
import { fieldLimit, subTableLimit } from '../page/limits'
import type { Finding } from './Finding'
import type { KnownNames } from './KnownNames'
import { checkButtonActions } from './meaning/checkButtonActions'
import { checkCalls } from './meaning/checkCalls'
import { checkCells } from './meaning/checkCells'
import { checkCircularValues } from './meaning/checkCircularValues'
import { checkColumns } from './meaning/checkColumns'
import { checkCosts } from './meaning/checkCosts'
import { checkDetails } from './meaning/checkDetails'
import { checkDuplicates } from './meaning/checkDuplicates'
import { checkExpressions } from './meaning/checkExpressions'
import { checkFieldNames } from './meaning/checkFieldNames'
import { checkFieldRights } from './meaning/checkFieldRights'
import { checkFields } from './meaning/checkFields'
import { checkFormerKeys } from './meaning/checkFormerKeys'
import { checkFormLayout } from './meaning/checkFormLayout'
import { checkInputs } from './meaning/checkInputs'
import { checkLookups, explainLookups } from './meaning/checkLookups'
import { checkOpenings } from './meaning/checkOpenings'
import { checkOutside } from './meaning/checkOutside'
import { checkPermissions } from './meaning/checkPermissions'
import { checkQuery } from './meaning/checkQuery'
import { checkReach } from './meaning/checkReach'
import { checkReportSource } from './meaning/checkReportSource'
import { checkRoles } from './meaning/checkRoles'
import { checkRowPanels } from './meaning/checkRowPanels'
import { checkRowRules } from './meaning/checkRowRules'
import { checkRules } from './meaning/checkRules'
import { checkSecrets } from './meaning/checkSecrets'
import { checkSharedTable } from './meaning/checkSharedTable'
import { checkSpellings } from './meaning/checkSpellings'
import { checkSubTables } from './meaning/checkSubTables'
import { checkSystemKinds } from './meaning/checkSystemKinds'
import { checkTables } from './meaning/checkTables'
import { checkTitles } from './meaning/checkTitles'
import { checkTrash } from './meaning/checkTrash'
import { checkValues } from './meaning/checkValues'
import { checkVisitors } from './meaning/checkVisitors'
import { suggestSuccessors } from './meaning/suggestSuccessors'
import { type CheckedPage, viewPage } from './meaning/viewPage'

const checks: readonly ((view: CheckedPage) => Finding[])[] = [
  checkSpellings,
  checkTitles,
  checkDuplicates,
  checkFieldNames,
  checkFormerKeys,
  checkFields,
  checkInputs,
  checkLookups,
  checkFormLayout,
  checkQuery,
  checkRoles,
  checkRules,
  checkSecrets,
  checkExpressions,
  checkValues,
  checkCosts,
  checkCircularValues,
  checkCalls,
  checkReach,
  checkColumns,
  checkCells,
  checkTables,
  checkSubTables,
  checkSystemKinds,
  checkSharedTable,
  checkRowPanels,
  checkTrash,
  checkRowRules,
  checkReportSource,
  checkVisitors,
  checkPermissions,
  checkFieldRights,
  checkOutside,
  checkOpenings,
  checkDetails,
  checkButtonActions,
]

/** What JSON Schema cannot say about a page whose structure is right. */
export function checkMeaning(page: PageConfig, known: KnownNames): Finding[] {
  const view = viewPage(page, known)
  const tooLarge = checkSize(view)
  if (tooLarge.length > 0) return tooLarge
  return [...suggestSuccessors(explainLookups([...checks.flatMap((check) => check(view)), ...checkKind(page)], view), view)]
}

/** What only pages of its kind can get wrong. */
function checkKind(page: PageConfig): Finding[] {
  return factsOfPage(page.kind).check?.(page) ?? []
}

/** What is too large is not looked at any further. */
function checkSize({ rows, subTables }: CheckedPage): Finding[] {
  const count = rows.reduce((total, { fields }) => total + fields.length, 0)
  return [
    ...(count > fieldLimit ? [{ code: 'too-many-fields' as const, path: [], values: { count, limit: fieldLimit } }] : []),
    ...(subTables.length > subTableLimit
      ? [{ code: 'too-many-sub-tables' as const, path: ['subTables'], values: { count: subTables.length, limit: subTableLimit } }]
      : []),
  ]
}
