import { Select } from 'antd'
import { areaLevelOf } from '../../../schemas/fields/area'
import { usePageHost } from '../../session/PageHost'
import type { AreaBoxProps } from './AreaBoxProps'
import { useAreas } from './areas'
import { inputPropsOf } from './inputProps'
import { useAllowClear } from './useAllowClear'
import { plainText } from './values'

const levelNames = ['province', 'city', 'district'] as const

/** One drop-down per level; a choice empties the levels below it. */
export function AreaSelects(props: AreaBoxProps) {
  const allowClear = useAllowClear()
  const { field, id, value, onChange } = props
  const { text } = usePageHost()
  const { areas, error } = useAreas()
  const path = areas?.pathTo(plainText(value)) ?? []
  const { style: _width, autoFocus, ...wiring } = inputPropsOf(props)
  return (
    <div className="field-row">
      {levelNames.slice(0, areaLevelOf(field.config)).map((name, index) => {
        const nodes = index === 0 ? (areas?.roots ?? []) : (path[index - 1]?.children ?? [])
        return (
          <Select
            key={name}
            {...wiring}
            id={index === 0 ? id : `${id}-${name}`}
            aria-label={index === 0 ? undefined : `${field.title} ${text(`fields.${name}`)}`}
            autoFocus={autoFocus && index === 0}
            placeholder={text(`fields.${name}`)}
            disabled={props.disabled || (index > 0 && !path[index - 1])}
            loading={!areas && !error}
            allowClear={allowClear}
            showSearch={{ optionFilterProp: 'text' }}
            fieldNames={{ label: 'text', value: 'value' }}
            options={nodes.map(({ value: code, text: label }) => ({ value: code, text: label }))}
            value={path[index]?.value ?? (index === 0 && !areas ? plainText(value) || undefined : undefined)}
            onChange={(code: string | undefined) => onChange(code ?? path[index - 1]?.value ?? null)}
          />
        )
      })}
    </div>
  )
}
