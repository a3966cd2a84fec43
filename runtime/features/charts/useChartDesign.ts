import type { FormInstance } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ChartBody, ChartView } from '../../../schemas/api/charts'
import { chartFilters } from '../../../schemas/charts/chartFacts'
import { CallError } from '../../calls/Calls'
import type { ListedModel } from '../../model/ListedModel'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { markFields } from '../markFields'
import { chartCalls, chartPlace } from './chartCalls'
import { type ChartChoices, chartChoices } from './chartFields'
import { type ChartValues, chartBody, firstDesign } from './chartValues'
import { useChartText } from './texts'

interface DesignTask {
  page: ListedModel
  view: ChartView | null
  form: FormInstance<ChartValues>
  onSaved(): void
}

/** What the designer works with. */
export interface ChartDesign {
  choices: ChartChoices
  first: ChartValues
  /** What a field is called, or was when the chart was saved. */
  nameOf(key: string): string
  isBusy: boolean
  /** The chart as it travels, once what it needs is filled; a preview needs no name. */
  read(purpose: 'preview' | 'save'): Promise<ChartBody | undefined>
  save(): Promise<void>
}

/** Reads, checks and saves a chart. What the server refuses stands at its field. */
export function useChartDesign({ page, view, form, onSaved }: DesignTask): ChartDesign {
  const host = usePageHost()
  const say = useChartText()
  const choices = useMemo(() => chartChoices(page, host.language), [page, host.language])
  const first = useMemo(() => firstDesign(view), [view])
  const nameOf = useMemo(() => fieldNames(choices, view), [choices, view])
  const [isBusy, setBusy] = useState(false)
  const isSaving = useRef(false)
  useEffect(() => {
    // A chart whose fields are gone says so at once.
    if (view) void form.validateFields(['xfieldCode', 'yfieldCode', 'searchField']).catch(() => {})
  }, [form, view])

  const read: ChartDesign['read'] = async (purpose) => {
    const isFilled = await form.validateFields(purpose === 'preview' ? [...drawnFields] : undefined).then(
      () => true,
      () => false,
    )
    if (!isFilled) return undefined
    // Fields that the filter does not show are none of the chart.
    return { ...chartBody({ ...emptied, ...form.getFieldsValue() }, nameOf), ...chartPlace(page) }
  }
  const send = async (body: ChartBody) => {
    try {
      await chartCalls.save(host.calls, body)
    } catch (error) {
      if (!(error instanceof CallError) || error.kind !== 'conflict') throw error
      if (!(await host.confirm({ title: say('conflictTitle'), content: say('conflictText'), verb: say('overwrite') }))) return
      await chartCalls.save(host.calls, { ...body, rowVersion: null })
    }
    host.notify('success', say('saved'))
    onSaved()
  }
  const save = async () => {
    if (isSaving.current) return
    isSaving.current = true
    setBusy(true)
    try {
      const body = await read('save')
      if (body) await send(view ? { ...body, id: view.id, rowVersion: view.rowVersion } : body)
    } catch (error) {
      if (!markFields(form, everyField, error)) warnOf(host, error)
    } finally {
      isSaving.current = false
      setBusy(false)
    }
  }
  return { choices, first, nameOf, isBusy, read, save }
}

const emptied = firstDesign(null)

/** Everything that a chart is drawn from. */
const drawnFields = [
  'chartTypeId',
  'xfieldCode',
  'yfieldCode',
  'calMethodId',
  'fieldTypeId',
  'searchField',
  'searchContent',
  'min',
  'max',
  'startTime',
  'endTime',
] as const satisfies readonly (keyof ChartValues)[]
const everyField: readonly (keyof ChartValues)[] = ['chartName', ...drawnFields]

function fieldNames(choices: ChartChoices, view: ChartView | null): (key: string) => string {
  const former = (view?.yfieldName ?? '').split(',')
  const names = new Map([
    ...(view?.yfieldCode ?? '').split(',').map((key, index) => [key, former[index] || key] as const),
    ...(view ? [[view.xfieldCode, view.xfieldName || view.xfieldCode] as const] : []),
    ...(view?.searchField ? [[view.searchField, view.searchFieldName || view.searchField] as const] : []),
    ...[...chartFilters.flatMap(({ of }) => choices.filter(of)), ...choices.x, ...choices.y].map(({ key, title }) => [key, title] as const),
  ])
  return (key) => names.get(key) ?? key
}
