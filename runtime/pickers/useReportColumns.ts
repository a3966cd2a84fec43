import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReportColumns } from '../../schemas/api/reports'
import { expressionEngine, followExpressionEngine } from '../../schemas/rules/expressionEngine'
import { hasCellExpression } from '../model/compileCell'
import { prepareExpressions } from '../session/expressions'
import { usePageHost } from '../session/PageHost'
import { type PopupColumn, readPopupColumns } from './reportColumns'

/** The columns of a report with their fields; once more when the expressions that some of their cells are drawn by can be read. */
export function useReportColumns(report: ReportColumns): readonly PopupColumn[] {
  const { language } = usePageHost()
  const engine = useSyncExternalStore(followExpressionEngine, expressionEngine)
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when expressions can be read
  const columns = useMemo(() => readPopupColumns(report, language), [report, language, engine])
  const isDrawnByExpressions = columns.some(({ field }) => field && hasCellExpression(field))
  useEffect(() => {
    if (isDrawnByExpressions) prepareExpressions()
  }, [isDrawnByExpressions])
  return columns
}
