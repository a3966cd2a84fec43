import { Form, type FormInstance, Input, Select } from 'antd'
import { useId } from 'react'
import {
  chartFieldMissing,
  chartFilters,
  chartLimits,
  chartMethods,
  chartNameMissing,
  chartTypeMissing,
  chartTypes,
} from '../../../schemas/charts/chartFacts'
import { SeveralSelect } from '../../fields/parts/SeveralSelect'
import { type ChartValues, freshFilter } from './chartValues'
import { FilterFields } from './FilterFields'
import { useChartText } from './texts'
import type { ChartDesign } from './useChartDesign'
import { useFieldSelect } from './useFieldSelect'

interface ChartFormProps {
  form: FormInstance<ChartValues>
  design: ChartDesign
  onChange(): void
}

/** The fields of a chart; those of its filter come with the type of the filter. */
export function ChartForm({ form, design, onChange }: ChartFormProps) {
  const say = useChartText()
  const { choices, first, nameOf } = design
  const change = (changed: Partial<ChartValues>) => {
    if (changed.fieldTypeId !== undefined) form.setFieldsValue(freshFilter(changed.fieldTypeId))
    onChange()
  }
  const axis = useFieldSelect(choices.x, nameOf)
  const figures = useFieldSelect(choices.y, nameOf)
  return (
    <Form form={form} name={useId()} layout="vertical" className="chart-form" initialValues={first} onValuesChange={change}>
      <Form.Item name="chartName" label={say('name')} rules={[{ required: true, whitespace: true, message: say(chartNameMissing) }]}>
        <Input maxLength={chartLimits.name} />
      </Form.Item>
      <Form.Item name="chartTypeId" label={say('type')} rules={[{ required: true, message: say(chartTypeMissing) }]}>
        <Select options={chartTypes.map(({ id, name }) => ({ value: id, label: say(name) }))} />
      </Form.Item>
      <Form.Item name="xfieldCode" label={say('x')} rules={[{ required: true, message: say(chartFieldMissing) }, axis.rule]}>
        <Select showSearch={{ optionFilterProp: 'label' }} options={axis.options(first.xfieldCode)} />
      </Form.Item>
      <Form.Item name="yfieldCode" label={say('y')} rules={[{ required: true, message: say(chartFieldMissing) }, figures.rule]}>
        <SeveralSelect
          maxCount={chartLimits.figures}
          showSearch={{ optionFilterProp: 'label' }}
          options={figures.options(...first.yfieldCode)}
        />
      </Form.Item>
      <Form.Item name="calMethodId" label={say('method')}>
        <Select options={chartMethods.map(({ id, name }) => ({ value: id, label: say(name) }))} />
      </Form.Item>
      <Form.Item name="fieldTypeId" label={say('filter')}>
        <Select
          options={[{ value: '', label: say('noFilter') }, ...chartFilters.map(({ id, name }) => ({ value: id, label: say(name) }))]}
        />
      </Form.Item>
      <FilterFields form={form} design={design} />
    </Form>
  )
}
