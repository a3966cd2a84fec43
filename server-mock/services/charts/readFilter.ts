import type { ChartBody, ChartNumber } from '../../../schemas/api/charts'
import { chartChoiceOf, chartFilters, chartLimits } from '../../../schemas/charts/chartFacts'
import { translate } from '../../../schemas/language/SourceText'
import { suffixedKey } from '../../../schemas/wire/queryKey'
import { isDay, type QueryContext } from '../../resource'
import type { ChartFindings } from './ChartFindings'
import { chartField } from './chartField'

/** The parameters of a list query that a chart's filter stands for; none without a filter. */
export function readFilter(scope: QueryContext, body: ChartBody, findings: ChartFindings): Record<string, string> {
  const { fieldTypeId, searchField, searchContent } = body
  if (fieldTypeId === undefined || fieldTypeId === null || fieldTypeId === '') return {}
  const filter = chartChoiceOf(chartFilters, fieldTypeId)
  if (!filter) findings.add('fieldTypeId', 'unknownFilter', { value: String(fieldTypeId).slice(0, 60) })
  else if (!searchField) findings.add('searchField', 'fieldMissing')
  if (!filter || !searchField) return {}
  const found = chartField(scope, searchField)
  if (!found) findings.add('searchField', 'fieldGone', { field: body.searchFieldName || searchField })
  else if (found.uses.filter !== filter.of) {
    findings.add('searchField', 'otherFilter', { field: found.title, filter: translate(filter.name, scope.context.language) })
  }
  if (filter.of === 'text') return searchContent ? { [searchField]: searchContent } : {}
  const [first, last] = filter.of === 'number' ? readNumbers(body, findings) : readDays(body, findings)
  return {
    ...(first === undefined ? {} : { [suffixedKey(searchField, 'begin')]: first }),
    ...(last === undefined ? {} : { [suffixedKey(searchField, 'end')]: last }),
  }
}

type Limits = [first: string | undefined, last: string | undefined]

function readNumbers(body: ChartBody, findings: ChartFindings): Limits {
  const least = chartLimits.leastNumber
  const limit = (name: 'min' | 'max'): string | undefined => {
    const written: ChartNumber | undefined = body[name]
    if (written === undefined || written === null || written === '') return undefined
    const value = Number(written)
    if (Number.isFinite(value) && value >= least) return String(written).trim()
    return findings.add(name, 'badLimit', { value: String(written).slice(0, 60), least })
  }
  const limits: Limits = [limit('min'), limit('max')]
  if (limits[0] !== undefined && limits[1] !== undefined && Number(limits[1]) < Number(limits[0])) findings.add('max', 'wrongNumbers')
  return limits
}

function readDays(body: ChartBody, findings: ChartFindings): Limits {
  const day = (name: 'startTime' | 'endTime'): string | undefined => {
    const written = body[name]
    if (!written) return undefined
    // A day alone counts: older clients send the hour along.
    const value = written.slice(0, 10)
    return isDay(value) ? value : findings.add(name, 'badDay', { value: written.slice(0, 60) })
  }
  const days: Limits = [day('startTime'), day('endTime')]
  if (days[0] !== undefined && days[1] !== undefined && days[1] < days[0]) findings.add('endTime', 'wrongDays')
  return days
}
