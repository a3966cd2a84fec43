import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import type { LinkDownField } from '../../../schemas/fields/linkDown'
import { rememberLabels } from '../../session/labels'
import { usePageHost } from '../../session/PageHost'
import type { InputProps } from '../FieldComponents'
import { ChoiceNotFound } from './ChoiceNotFound'
import { dropDownOf } from './dropDownOf'
import { inputPropsOf } from './inputProps'
import { loadLevel } from './linkCalls'
import { rowChoiceLabels } from './rowChoices'
import { useAllowClear } from './useAllowClear'
import { useFieldLabels } from './useFieldLabels'
import { plainText } from './values'

export interface LinkBoxProps extends InputProps<LinkDownField> {
  isOpenAtFirst?: boolean
  onClosed?(): void
}

/** One level. It is asked for whenever it is opened, for rows may have come meanwhile; one that cannot be loaded stays empty, without a word. */
export function LinkBox(props: LinkBoxProps) {
  const allowClear = useAllowClear()
  const { field, value, onChange, readRow } = props
  const { calls, language, text } = usePageHost()
  const client = useQueryClient()
  const { linked, parent } = field.config
  const above = parent === undefined ? undefined : plainText(readRow()[parent])
  const isWaiting = above === ''
  const [isOpen, setOpen] = useState(props.isOpenAtFirst ?? false)
  const [search, setSearch] = useState('')
  const { data = [], isFetching } = useQuery({
    queryKey: ['linked', linked, above, language],
    queryFn: ({ signal }) => loadLevel(calls, linked, above, signal),
    enabled: isOpen && !isWaiting,
    retry: false,
  })
  const loader = rowChoiceLabels(field)
  const labels = useFieldLabels(loader, value, readRow(), field.key)
  const chosen = plainText(value)
  const { placeholder } = field
  return (
    <Select<string, { value: string; label: string }>
      placeholder={isWaiting && !props.disabled ? text('fields.chooseAbove') : placeholder}
      allowClear={!field.isRequired && allowClear}
      {...inputPropsOf(props)}
      {...dropDownOf({ word: search, onClosed: props.onClosed })}
      open={isOpen}
      loading={isFetching}
      value={chosen === '' ? undefined : chosen}
      labelRender={({ label }) => labels[chosen] ?? label ?? chosen}
      options={(isWaiting ? [] : data).map(({ store, label }) => ({ value: store, label }))}
      showSearch={{ optionFilterProp: 'label', onSearch: setSearch }}
      notFoundContent={<ChoiceNotFound state={{ isPending: isFetching, error: null, retry: () => {} }} isSearched={search !== ''} />}
      onChange={(next: string | undefined) => {
        const label = data.find(({ store }) => store === next)?.label
        if (next !== undefined && label !== undefined) rememberLabels(client, loader, { [next]: label })
        onChange(next ?? null)
        props.onClosed?.()
      }}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) props.onClosed?.()
      }}
    />
  )
}
