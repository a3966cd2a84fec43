import { DatePicker, Form, type FormInstance, Input, InputNumber, Select } from 'antd'
import type { Dayjs } from 'dayjs'
import {
  chartChoiceOf,
  chartEndBeforeStart,
  chartFieldMissing,
  chartFilters,
  chartLimits,
  chartMaxBelowMin,
} from '../../../schemas/charts/chartFacts'
import { QueryValueInput } from '../../query/QueryInput'
import { writtenForm } from '../../text/writtenForm'
import type { ChartField } from './chartFields'
import type { ChartValues } from './chartValues'
import { useChartText } from './texts'
import type { ChartDesign } from './useChartDesign'
import { useFieldSelect } from './useFieldSelect'

const dayForm = 'YYYY-MM-DD'

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

function NumberLimits() {
  const say = useChartText()
  const inOrder = ({ getFieldValue }: Pick<FormInstance, 'getFieldValue'>) => ({
    async validator(_rule: unknown, max: number | null | undefined) {
      const min = getFieldValue('min') as number | null | undefined
      if (typeof max === 'number' && typeof min === 'number' && max < min) throw new Error(say(chartMaxBelowMin))
    },
  })
  return (
    <>
      <Form.Item name="min" label={say('min')}>
        <InputNumber min={chartLimits.leastNumber} className="chart-number" />
      </Form.Item>
      <Form.Item name="max" label={say('max')} dependencies={['min']} rules={[inOrder]}>
        <InputNumber min={chartLimits.leastNumber} className="chart-number" />
      </Form.Item>
    </>
  )
}

function DayLimits() {
  const say = useChartText()
  const inOrder = ({ getFieldValue }: Pick<FormInstance, 'getFieldValue'>) => ({
    async validator(_rule: unknown, end: Dayjs | null | undefined) {
      const start = getFieldValue('startTime') as Dayjs | null | undefined
      if (end && start && end.isBefore(start, 'day')) throw new Error(say(chartEndBeforeStart))
    },
  })
  return (
    <>
      <Form.Item name="startTime" label={say('start')}>
        <DatePicker className="chart-number" format={[writtenForm(dayForm), dayForm]} />
      </Form.Item>
      <Form.Item name="endTime" label={say('end')} dependencies={['startTime']} rules={[inOrder]}>
        <DatePicker className="chart-number" format={[writtenForm(dayForm), dayForm]} />
      </Form.Item>
    </>
  )
}
