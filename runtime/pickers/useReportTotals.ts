import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReportColumns } from '../../schemas/api/reports'
import { errorText } from '../session/errorText'
import { usePageHost } from '../session/PageHost'
import type { ReportPopupParams } from '../session/PickerKinds'
import { reportTotalsQuery } from '../session/reports'
import type { RecordTotals } from './RecordGrid'
import { type PopupColumn, summedReportColumns } from './reportColumns'

interface ReportQuestion {
  params: ReportPopupParams
  query: Readonly<Record<string, string | number>>
  groupId: string | undefined
}

/** The figures of a report over all rows that its popup asks for, as the report's own page shows them; undefined where it has none, or its backend works none out. */
export function useReportTotals(
  report: ReportColumns,
  shown: readonly PopupColumn[],
  { params, query, groupId }: ReportQuestion,
): RecordTotals | undefined {
  const { calls, text } = usePageHost()
  const { data, error } = useQuery({ ...reportTotalsQuery(calls, report, params, query, groupId), placeholderData: keepPreviousData })
  const columns = useMemo(() => summedReportColumns(shown), [shown])
  const figures = data?.groups[0]?.figures
  const failure = error ? errorText(error, text) : undefined
  return useMemo(() => (columns.length === 0 ? undefined : { columns, figures, failure }), [columns, figures, failure])
}
