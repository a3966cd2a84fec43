import { Form, type FormInstance, Input, Select } from 'antd'
import {
  chartChoiceOf,
  chartEndBeforeStart,
  chartFieldMissing,
  chartFilters,
  chartLimits,
  chartMaxBelowMin,
} from '../../../schemas/charts/chartFacts'
import { DateQueryBox } from '../../fields/parts/DateBox'
import { dateShape } from '../../fields/parts/dateShape'
import { NumberBox } from '../../fields/parts/NumberBox'
import { useRefusedNumber } from '../../fields/parts/useRefusedNumber'
import { QueryValueInput } from '../../query/QueryInput'
import type { ChartField } from './chartFields'
import type { ChartValues } from './chartValues'
import { useChartText } from './texts'
import type { ChartDesign } from './useChartDesign'
import { useFieldSelect } from './useFieldSelect'

interface FilterFieldsProps {
  form: FormInstance<ChartValues>
  design: ChartDesign
}

/** What a filter of the chosen type asks for; nothing without one. */
export function FilterFields({ form, design }: FilterFieldsProps) {
  const say = useChartText()
  const fieldTypeId = Form.useWatch('fieldTypeId', form) ?? design.first.fieldTypeId
  const searchField = Form.useWatch('searchField', form)
  const type = chartChoiceOf(chartFilters, fieldTypeId)
  const fields = type ? design.choices.filter(type.of) : []
  const select = useFieldSelect(fields, design.nameOf)
  if (!type) return null
  const field = fields.find(({ key }) => key === searchField)
  const isSaved = fieldTypeId === design.first.fieldTypeId
  return (
    <>
      <Form.Item name="searchField" label={say('interval')} rules={[{ required: true, message: say(chartFieldMissing) }, select.rule]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={select.options(isSaved ? design.first.searchField : undefined)}
          onChange={() => form.setFieldValue('searchContent', undefined)}
        />
      </Form.Item>
      {type.of === 'text' && (
        <Form.Item name="searchContent" label={say('content')}>
          <ContentInput field={field} />
        </Form.Item>
      )}
      {type.of === 'number' && <NumberLimits />}
      {type.of === 'date' && <DayLimits />}
    </>
  )
}

interface ContentInputProps {
  field: ChartField | undefined
  /** Given by the form. */
  id?: string
  value?: unknown
  onChange?(value: unknown): void
}

/** A field with choices is asked with its own input, every other with a text. */
function ContentInput({ field, id = '', value = null, onChange = () => {} }: ContentInputProps) {
  const { model } = field ?? {}
  const hasLabels = model?.facts.labels?.(model.config)
  if (!model || !hasLabels) {
    return <Input id={id} maxLength={500} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />
  }
  const item = { field: model, label: model.title, placeholder: '', isRange: false }
  return <QueryValueInput key={model.key} item={item} id={id} value={value} onChange={onChange} />
}

type Values = Pick<FormInstance, 'getFieldValue'>

function NumberLimits() {
  const say = useChartText()
  const least = {
    async validator(_rule: unknown, limit: number | null | undefined) {
      const { leastNumber } = chartLimits
      if (typeof limit === 'number' && limit < leastNumber) throw new Error(say('least', { least: leastNumber }))
    },
  }
  const inOrder = ({ getFieldValue }: Values) => ({
    async validator(_rule: unknown, max: number | null | undefined) {
      const min = getFieldValue('min') as number | null | undefined
      if (typeof max === 'number' && typeof min === 'number' && max < min) throw new Error(say(chartMaxBelowMin))
    },
  })
  return (
    <>
      <Form.Item name="min" label={say('min')} validateFirst rules={[least]}>
        <LimitInput />
      </Form.Item>
      <Form.Item name="max" label={say('max')} validateFirst dependencies={['min']} rules={[least, inOrder]}>
        <LimitInput />
      </Form.Item>
    </>
  )
}

/** What the form gives to an input. */
interface GivenByForm<V> {
  id?: string
  value?: V | null
  onChange?(value: V | null): void
}

function LimitInput({ id, value, onChange = () => {} }: GivenByForm<number>) {
  return <NumberBox id={id} value={value} onChange={onChange} onRefused={useRefusedNumber()} />
}

function DayLimits() {
  const say = useChartText()
  const inOrder = ({ getFieldValue }: Values) => ({
    async validator(_rule: unknown, end: string | null | undefined) {
      const start = getFieldValue('startTime') as string | null | undefined
      if (end && start && end < start) throw new Error(say(chartEndBeforeStart))
    },
  })
  return (
    <>
      <Form.Item name="startTime" label={say('start')}>
        <DayInput />
      </Form.Item>
      <Form.Item name="endTime" label={say('end')} dependencies={['startTime']} rules={[inOrder]}>
        <DayInput />
      </Form.Item>
    </>
  )
}

function DayInput({ id = '', value = null, onChange = () => {} }: GivenByForm<string>) {
  // A cast: what a box of days gives is the text of a day, or nothing.
  const change = (day: unknown) => onChange(day as string | null)
  return <DateQueryBox shape={dateShape({})} id={id} title="" placeholder="" value={value} onChange={change} isRange={false} />
}
