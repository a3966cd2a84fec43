import { Cascader } from 'antd'
import { useMemo } from 'react'
import { areaLevelOf } from '../../../schemas/fields/area'
import { LoadFailed } from '../../kit/LoadFailed'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import type { AreaBoxProps } from './AreaBoxProps'
import { areaText, cutTree, useAreas } from './areas'
import { inputPropsOf } from './inputProps'
import { plainText } from './values'

/** One cascading list of province, city and area; typing finds a name at any level. */
export function AreaCascader(props: AreaBoxProps) {
  const { field, value, onChange } = props
  const { text } = usePageHost()
  const { areas, error, retry } = useAreas()
  const { placeholder } = field
  const level = areaLevelOf(field.config)
  const options = useMemo(() => (areas ? cutTree(areas.roots, level) : []), [areas, level])
  const code = plainText(value)
  const path = areas?.pathTo(code).map((node) => node.value) ?? []
  return (
    <Cascader
      placeholder={props.placeholder || placeholder}
      {...inputPropsOf(props)}
      options={options}
      fieldNames={{ label: 'text', value: 'value', children: 'children' }}
      loading={!areas && !error}
      changeOnSelect={props.takesAnyLevel}
      showSearch
      defaultOpen={props.isOpenAtFirst}
      notFoundContent={error ? <LoadFailed message={errorText(error, text)} onRetry={retry} /> : undefined}
      value={code === '' ? undefined : path.length > 0 ? path : [code]}
      displayRender={() => areaText(code, areas)}
      onChange={(chosen) => onChange(chosen?.at(-1) ?? null)}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClosed?.()
      }}
    />
  )
}
