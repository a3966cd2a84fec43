import type { RawBuilder } from 'kysely'
import type { ChartBody } from '../../../schemas/api/charts'
import {
  type ChartMethod,
  type ChartType,
  chartChoiceOf,
  chartLimits,
  chartMethods,
  chartTypes,
  rowCountKey,
  rowCountName,
} from '../../../schemas/charts/chartFacts'
import { translate } from '../../../schemas/language/SourceText'
import { allOf, type ColumnModel, type Condition, type QueryContext, readFields } from '../../resource'
import { ChartFindings } from './ChartFindings'
import { chartField, listIn } from './chartField'
import type { ChartRows } from './findChartPage'
import { readFilter } from './readFilter'

/** A field of a chart: without a column it is the number of rows. */
export interface ChartFigure {
  column: ColumnModel | null
  title: string
}

/** What is drawn, every name looked up. */
export interface ChartPlan {
  name: string
  type: ChartType
  x: ChartFigure & { column: ColumnModel }
  figures: readonly ChartFigure[]
  method: ChartMethod['method']
  from: RawBuilder<unknown>
  where: Condition
}

interface ReadOptions {
  /** What the list asks for at present; only these rows count. */
  query?: Readonly<Record<string, unknown>>
  /** true: it is kept, and needs a name. */
  isSaved?: boolean
}

/** Reads what a client asks to be drawn, under the caller's rights over columns and rows. Throws with everything that is wrong, each at its field. */
export function readChart({ scope, ask }: ChartRows, body: ChartBody, { query = {}, isSaved = false }: ReadOptions = {}): ChartPlan {
  const findings = new ChartFindings(scope.context.language)
  if (isSaved) checkName(body, findings)
  const type = chartChoiceOf(chartTypes, body.chartTypeId) ?? findings.add('chartTypeId', 'typeMissing')
  const x = readAxis(scope, body, findings)
  const figures = readFigures(scope, body, findings)
  const method = readMethod(body, findings)
  const filter = readFilter(scope, body, findings)
  findings.throwIfAny()
  const asked = ask(query)
  const where = allOf([asked.where, ...readFields(scope, filter, '')])
  scope.findings.throwIfAny()
  // What is missing has been thrown.
  return { name: body.chartName ?? '', type: type as ChartType, x: x as ChartPlan['x'], figures, method, from: asked.from, where }
}

function checkName({ chartName }: ChartBody, findings: ChartFindings): void {
  const name = chartName?.trim() ?? ''
  if (name === '') findings.add('chartName', 'nameMissing')
  if (name.length > chartLimits.name) findings.add('chartName', 'nameTooLong', { most: chartLimits.name })
}

function readAxis(scope: QueryContext, { xfieldCode, xfieldName }: ChartBody, findings: ChartFindings) {
  if (!xfieldCode) return findings.add('xfieldCode', 'fieldMissing')
  const found = chartField(scope, xfieldCode)
  if (!found) return findings.add('xfieldCode', 'fieldGone', { field: xfieldName || xfieldCode })
  if (!found.uses.isAxis) return findings.add('xfieldCode', 'notAnAxis', { field: found.title })
  return found
}

function readFigures(scope: QueryContext, { yfieldCode, yfieldName }: ChartBody, findings: ChartFindings): ChartFigure[] {
  const keys = listIn(yfieldCode)
  const names = listIn(yfieldName)
  if (keys.length === 0) findings.add('yfieldCode', 'fieldMissing')
  if (keys.length > chartLimits.figures) findings.add('yfieldCode', 'tooManyFigures', { most: chartLimits.figures })
  return keys.flatMap((key, index): ChartFigure[] => {
    if (key === rowCountKey) return [{ column: null, title: translate(rowCountName, scope.context.language) }]
    const found = chartField(scope, key)
    if (!found) findings.add('yfieldCode', 'fieldGone', { field: names[index] || key })
    else if (!found.uses.isFigure) findings.add('yfieldCode', 'notAFigure', { field: found.title })
    return found ? [found] : []
  })
}

function readMethod({ calMethodId, calMethod }: ChartBody, findings: ChartFindings): ChartMethod['method'] {
  const written = calMethodId || calMethod
  if (!written) return 'total'
  const found = chartChoiceOf(chartMethods, written) ?? chartMethods.find(({ method }) => method === written)
  if (!found) findings.add('calMethodId', 'unknownMethod', { value: String(written).slice(0, 60) })
  return found?.method ?? 'total'
}
