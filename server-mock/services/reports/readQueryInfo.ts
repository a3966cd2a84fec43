import type { ReportQueryInfo, ReportQueryStart } from '../../../schemas/api/reports'
import type { FieldConfig } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { tellView, textView } from '../../../schemas/fields/reportViews'
import { isRange } from '../../../schemas/page/isRange'
import type { ReportPageConfig } from '../../../schemas/page/kinds/report'
import type { QueryItem, QueryValue } from '../../../schemas/page/parts/Query'
import { chooseText } from '../../../schemas/page/Text'
import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import { compileExpression } from '../../../schemas/rules/expression'
import { fieldValue } from '../../../schemas/rules/fieldValue'
import type { CallContext } from '../../kernel/CallContext'
import { titleOf } from './titleOf'

/** The inputs that a report is asked by, as its page shows them to the caller. */
export function readQueryInfo(report: ReportPageConfig, context: CallContext): ReportQueryInfo[] {
  const { language } = context
  return (report.queryConfig ?? []).map((item, order) => {
    const own = report.columns.find((column) => column.key === item.key)
    // A cast: a kind with the key of its field is a field.
    const field = item.as ? ({ ...item.as, key: item.key } as FieldConfig) : own
    const takesTwo = isRange(item, field && factsOf(field).query)
    const placeholder = chooseText(item.placeholder ?? field?.placeholder, language)
    const start = startOf(item.defaultValue, context)
    return {
      field: item.key,
      label: chooseText(item.label, language) || (own ? titleOf(own, language) : item.key),
      mode: takesTwo ? 'group' : 'single',
      ...(field ? tellView(field, language) : { view: textView }),
      order,
      ...(item.hidden ? { hidden: true } : {}),
      ...(placeholder === '' ? {} : { placeholder }),
      ...(start === undefined ? {} : { defaultValue: start }),
    }
  })
}

function startOf(written: QueryItem['defaultValue'], context: CallContext): ReportQueryInfo['defaultValue'] {
  if (written === undefined) return undefined
  return Array.isArray(written) ? [startValue(written[0], context), startValue(written[1], context)] : startValue(written, context)
}

function startValue(written: QueryValue | null, { user }: CallContext): ReportQueryStart {
  if (written === null || typeof written !== 'object') return written
  const value = fieldValue(compileExpression(written.expression).expression?.evaluate({ user: expressionUser(user) }))
  return typeof value === 'boolean' ? String(value) : value
}
