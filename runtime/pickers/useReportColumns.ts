import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReportColumns } from '../../schemas/api/reports'
import { expressionEngine, followExpressionEngine } from '../../schemas/rules/expressionEngine'
import { componentsOf } from '../fields/componentsOf'
import { hasCellExpression } from '../model/compileCell'
import { prepareExpressions } from '../session/expressions'
import { usePageHost } from '../session/PageHost'
import { type PopupColumn, readPopupColumns } from './reportColumns'

/**
 * The columns of a report with their fields; once more when the expressions that some of their cells are drawn by can be read. `hasTexts` once the words of
 * all cells are there: columns are as wide as what their first rows say.
 */
export function useReportColumns(report: ReportColumns): { columns: readonly PopupColumn[]; hasTexts: boolean } {
  const { language } = usePageHost()
  const engine = useSyncExternalStore(followExpressionEngine, expressionEngine)
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when expressions can be read
  const columns = useMemo(() => readPopupColumns(report, language), [report, language, engine])
  const isDrawnByExpressions = columns.some(({ field }) => field && hasCellExpression(field))
  useEffect(() => {
    if (isDrawnByExpressions) prepareExpressions()
  }, [isDrawnByExpressions])
  const loads = columns.flatMap(({ field }) => (field ? (componentsOf(field).loadTexts ?? []) : []))
  const { isLoading } = useQuery({
    queryKey: ['columnTexts', report.cgRpConfigId],
    // Cells whose words cannot be had show what is stored.
    queryFn: () => Promise.allSettled(loads.map((load) => load())),
    enabled: loads.length > 0,
  })
  return { columns, hasTexts: !isLoading }
}
