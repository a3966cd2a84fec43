import { Select, Tag } from 'antd'
import { useState } from 'react'
import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import { ErrorNotice } from '../../kit/ErrorNotice'
import { usePageHost } from '../../session/PageHost'
import type { InputProps } from '../FieldComponents'
import { ChoiceNotFound } from './ChoiceNotFound'
import { type ChoiceOption, type ChoiceOptions, findChoice, useChoices, useWrittenChoices } from './choices'
import { inputPropsOf } from './inputProps'
import { usePlaceholder } from './usePlaceholder'
import { dictTextOf, joinValues, plainText, splitValues } from './values'

export interface ChoiceSelectProps extends InputProps<ChoiceBase> {
  isMultiple?: boolean
  allowSearch?: boolean
  /** true: a text that is not among the choices can be typed. */
  allowInput?: boolean
  /** true: opens at once, as the editor of a table cell does. */
  isOpenAtFirst?: boolean
  /** Replaces the field's own placeholder, as a query does. */
  placeholder?: string
  onClosed?(): void
}

interface Entry {
  value: string
  label: string
  color?: string
  disabled?: boolean
}

/** A drop-down of choices, single or multiple. Values are matched as text and handed out as the page writes them. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  return props.field.config.options ? <WrittenSelect {...props} /> : <DictionarySelect {...props} />
}

function WrittenSelect(props: ChoiceSelectProps) {
  return <ChoiceBox {...props} state={useWrittenChoices(props.field)} />
}

function DictionarySelect(props: ChoiceSelectProps) {
  return <ChoiceBox {...props} state={useChoices(props.field)} />
}

function ChoiceBox({ state, ...props }: ChoiceSelectProps & { state: ChoiceOptions }) {
  const { field, value, onChange, disabled, isMultiple = false, allowSearch = false, allowInput = false } = props
  const { text } = usePageHost()
  const placeholder = usePlaceholder(field, 'choose', disabled)
  const [search, setSearch] = useState('')
  if (state.isMissing) return <ErrorNotice size="inline" title={text('fields.noDictionary')} />

  const chosen = isMultiple ? splitValues(value) : plainText(value) === '' ? [] : [plainText(value)]
  const entries = entriesOf(state.choices, chosen, () => (isMultiple ? undefined : dictTextOf(props.readRow(), field.key)))
  const typed = allowInput && search.trim() !== '' && !entries.some((entry) => entry.label === search.trim()) ? search.trim() : null
  const give = (next: string[]) => onChange(isMultiple ? joinValues(next) : storedValue(state.choices, next[0]))
  return (
    <Select<string | string[], Entry>
      placeholder={props.placeholder || placeholder}
      allowClear={!field.isRequired || isMultiple}
      {...inputPropsOf(props)}
      mode={isMultiple ? 'multiple' : undefined}
      maxTagCount={isMultiple ? 2 : undefined}
      defaultOpen={props.isOpenAtFirst}
      loading={state.isPending}
      value={isMultiple ? chosen : chosen[0]}
      options={typed === null ? entries : [{ value: typed, label: text('fields.typed', { text: typed }) }, ...entries]}
      labelRender={({ label, value: one }) => (entries.some((entry) => entry.value === one) ? label : one)}
      optionRender={({ data }) => (data.color ? <Tag color={data.color}>{data.label}</Tag> : data.label)}
      showSearch={
        (allowSearch || allowInput || isMultiple) && {
          onSearch: setSearch,
          filterOption: (wanted, entry) =>
            entry?.value === typed || (entry?.label ?? '').toLowerCase().includes(wanted.trim().toLowerCase()),
        }
      }
      notFoundContent={<ChoiceNotFound state={state} isSearched={search !== ''} />}
      onChange={(next) => {
        give(next === undefined || next === null ? [] : Array.isArray(next) ? next : [next])
        if (!isMultiple) props.onClosed?.()
      }}
      onBlur={() => {
        if (typed !== null) give(isMultiple ? [...chosen, typed] : [typed])
        setSearch('')
        props.onBlur?.()
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClosed?.()
      }}
    />
  )
}

/** The choices as antd wants them, with what is chosen and no longer offered: it keeps its text instead of turning into a code. */
function entriesOf(choices: readonly ChoiceOption[], chosen: readonly string[], textOf: () => string | undefined): Entry[] {
  const entries: Entry[] = choices.map(({ value, text, color, disabled }) => ({ value: String(value), label: text, color, disabled }))
  for (const one of chosen) {
    if (!entries.some((entry) => entry.value === one)) entries.push({ value: one, label: textOf() ?? one })
  }
  return entries
}

function storedValue(choices: readonly ChoiceOption[], chosen: string | undefined): FieldValue {
  if (chosen === undefined) return null
  return findChoice(choices, chosen)?.value ?? chosen
}
