import { Select } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import { isComposing } from '../../kit/isComposing'
import type { Labels } from '../../session/labels'
import { usePageHost } from '../../session/PageHost'
import type { PickedItem } from '../../session/PickerKinds'
import type { InputProps } from '../FieldComponents'
import { ChoiceNotFound } from './ChoiceNotFound'
import { dropDownOf } from './dropDownOf'
import { inputPropsOf } from './inputProps'
import { useAllowClear } from './useAllowClear'
import { useKeptByTab } from './useKeptByTab'
import type { OpeningProps } from './usePicking'
import { type QuickSource, useQuickSearch } from './useQuickSearch'
import { plainText, splitValues } from './values'

interface PickerBoxProps extends Omit<InputProps<FieldBase>, 'onChange'>, Pick<OpeningProps, 'onClosed'> {
  labels: Labels
  isMultiple: boolean
  icon: ReactNode
  /** Finds what is typed into the box, without opening the picker. */
  source: QuickSource
  onOpen(): void
  /** The values that the box holds then: one was taken away, all were, or one was added that the word found. */
  onChange(values: readonly string[], found?: readonly PickedItem[]): void
}

/** What stands below the records that a word has found, and opens the picker; no record has such a value. */
const moreValue = '\0more'

/** Enter opens an empty box only: a filled one is left by it, as every other field. */
const openingKeys = [' ', 'ArrowDown']

/**
 * The box of a picker: shows what was picked, opens the picker by click, space, arrow down or, while it is empty, Enter, and takes values away. What is
 * typed into it is looked for at once, without the picker.
 */
export function PickerBox({ labels, isMultiple, icon, source, onOpen, onChange, onClosed, ...props }: PickerBoxProps) {
  const allowClear = useAllowClear()
  const { field, value, disabled } = props
  const { text } = usePageHost()
  const { placeholder } = field
  const quick = useQuickSearch(source)
  const isSearching = quick.word !== ''
  const more = { value: moreValue, label: text('fields.more'), className: 'choice-more' }
  // A single value may hold a comma of its own.
  const values = isMultiple ? splitValues(value) : [plainText(value)].filter((one) => one !== '')
  const byTab = useKeptByTab(values)
  const isEmpty = values.length === 0
  const pressKey = (event: KeyboardEvent) => {
    if (disabled || isComposing(event.nativeEvent)) return
    if (isSearching) {
      if (event.key !== 'Escape') return
      // It gives up the word, and not the dialog that the box stands in.
      event.stopPropagation()
      quick.setWord('')
      return
    }
    if (!(openingKeys.includes(event.key) || (event.key === 'Enter' && isEmpty))) return
    event.preventDefault()
    onOpen()
  }
  const give = (next: string | string[] | undefined) => {
    const chosen = next === undefined ? [] : Array.isArray(next) ? byTab.keep(next) : [next]
    quick.setWord('')
    if (chosen.includes(moreValue)) onOpen()
    else onChange(chosen, quick.found)
  }
  return (
    <Select
      placeholder={placeholder}
      {...inputPropsOf(props)}
      data-opens={isEmpty || undefined}
      mode={isMultiple ? 'multiple' : undefined}
      {...dropDownOf({ word: quick.word, isMultiple, count: values.length, onClosed })}
      open={isSearching && !disabled}
      showSearch={{ searchValue: quick.word, onSearch: quick.setWord, filterOption: false }}
      allowClear={allowClear}
      suffixIcon={icon}
      options={quick.found.length > 0 ? [...quick.found.map(({ value: one, label }) => ({ value: one, label })), more] : []}
      labelRender={({ value: one }) => labels[String(one)] ?? String(one)}
      notFoundContent={<ChoiceNotFound state={quick} isSearched />}
      value={isMultiple ? values : values[0]}
      onInputKeyDown={byTab.hearKey}
      onChange={(next: string | string[] | undefined) => give(next)}
      onOpenChange={(isOpen) => {
        if (!isOpen) quick.setWord('')
      }}
      onClick={(event) => {
        const target = event.target as Element
        // What the word found lies elsewhere in the document; the cross that empties the box, and that of a tag, are inside of it.
        if (disabled || isSearching || !event.currentTarget.contains(target)) return
        if (!target.closest('.ant-select-clear, .ant-select-selection-item-remove')) onOpen()
      }}
      onKeyDown={pressKey}
    />
  )
}
