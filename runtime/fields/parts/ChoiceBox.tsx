import { Select } from 'antd'
import { type UIEvent, useState } from 'react'
import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import { ErrorNotice } from '../../kit/ErrorNotice'
import type { Labels } from '../../session/labels'
import { usePageHost } from '../../session/PageHost'
import { ChoiceNotFound } from './ChoiceNotFound'
import type { ChoiceSelectProps } from './ChoiceSelect'
import { ColourTag } from './ColourTag'
import { type ChoiceOption, type ChoiceOptions, findChoice, isGoneChoice, storedAs } from './choices'
import { dropDownOf } from './dropDownOf'
import { GoneChoice } from './GoneChoice'
import { inputPropsOf } from './inputProps'
import { MoreChoices } from './MoreChoices'
import type { RowChoiceOptions } from './rowChoices'
import { useAllowClear } from './useAllowClear'
import { useKeptByTab } from './useKeptByTab'
import { dictTextOf, joinValues, plainText, splitValues } from './values'

/** What a drop-down over rows of a table needs besides: the server looks for what is typed. */
export interface SearchedRows extends Pick<RowChoiceOptions, 'hasMore' | 'isFetchingMore' | 'moreError' | 'fetchMore'> {
  /** Texts of what is chosen. */
  labels: Labels
  /** Stands in the list before anything is looked for. */
  prompt?: string
  onSearch(text: string): void
  onOpenChange(isOpen: boolean): void
  /** Told all that is chosen then. */
  onChosen(values: readonly string[]): void
}

interface Entry {
  value: string
  label: string
  color?: string
  description?: string
  disabled?: boolean
}

interface ChoiceBoxProps extends ChoiceSelectProps {
  state: ChoiceOptions
  rows?: SearchedRows
  /** Stands below the choices. */
  note?: string
}

/** The drop-down itself. Values are matched as text and handed out as the page writes them. */
export function ChoiceBox({ state, rows, note, ...props }: ChoiceBoxProps) {
  const allowClear = useAllowClear()
  const { field, value, onChange, isMultiple = false, allowInput = false, isOpenAtFirst = false } = props
  // Where it opens at once somebody has typed onto it, or is about to: in a table cell.
  const { allowSearch = isOpenAtFirst } = props
  const { text } = usePageHost()
  const { placeholder } = field
  const [search, setSearch] = useState('')
  const chosen = isMultiple ? splitValues(value) : plainText(value) === '' ? [] : [plainText(value)]
  const byTab = useKeptByTab(chosen)
  if (state.isMissing) return <ErrorNotice size="inline" title={text('fields.noDictionary')} />

  const known = entriesOf(state.choices)
  const entries = rows ? known : withChosen(known, chosen, () => (isMultiple ? undefined : dictTextOf(props.readRow(), field.key)))
  const isGone = (one: string) => !rows && !allowInput && isGoneChoice(state, one)
  const typed = allowInput && search.trim() !== '' && !entries.some((entry) => entry.label === search.trim()) ? search.trim() : null
  const give = (next: string[]) => {
    rows?.onChosen(next)
    onChange(isMultiple ? joinValues(next) : storedValue(field.config, state.choices, next[0]))
  }
  const isSearched = allowSearch || allowInput || isMultiple || rows !== undefined
  const footer = rows?.hasMore ? <MoreChoices rows={rows} /> : note && <output className="field-note">{note}</output>
  const look = (wanted: string) => {
    setSearch(wanted)
    rows?.onSearch(wanted)
  }
  return (
    <Select<string | string[], Entry>
      placeholder={props.placeholder || placeholder}
      allowClear={(!field.isRequired || isMultiple) && allowClear}
      {...inputPropsOf(props)}
      mode={isMultiple ? 'multiple' : undefined}
      {...dropDownOf({ word: search, isMultiple, count: chosen.length, onClosed: props.onClosed })}
      defaultOpen={isOpenAtFirst}
      loading={state.isPending}
      value={isMultiple ? chosen : chosen[0]}
      options={typed === null ? entries : [{ value: typed, label: text('fields.typed', { text: typed }) }, ...entries]}
      labelRender={({ label, value: one }) => {
        if (isGone(String(one))) return <GoneChoice text={String(label ?? one)} />
        return rows?.labels[String(one)] ?? (entries.some((entry) => entry.value === one) ? label : one)
      }}
      optionRender={({ data }) => <ChoiceEntry {...data} />}
      showSearch={
        isSearched && {
          onSearch: look,
          filterOption: rows
            ? false
            : (wanted, entry) => entry?.value === typed || (entry?.label ?? '').toLowerCase().includes(wanted.trim().toLowerCase()),
        }
      }
      notFoundContent={
        rows?.prompt ? <output className="field-note">{rows.prompt}</output> : <ChoiceNotFound state={state} isSearched={search !== ''} />
      }
      popupRender={(list) => (
        <>
          {list}
          {footer}
        </>
      )}
      onPopupScroll={(event) => {
        if (rows?.hasMore && isAtEnd(event)) rows.fetchMore()
      }}
      onInputKeyDown={byTab.hearKey}
      onChange={(next) => {
        give(next === undefined || next === null ? [] : Array.isArray(next) ? byTab.keep(next) : [next])
        // The box is emptied by then, and does not say so.
        if (isMultiple) look('')
        else props.onClosed?.()
      }}
      onBlur={() => {
        if (typed !== null) give(isMultiple ? [...chosen, typed] : [typed])
        look('')
        props.onBlur?.()
      }}
      onOpenChange={(isOpen) => {
        rows?.onOpenChange(isOpen)
        if (!isOpen) props.onClosed?.()
      }}
    />
  )
}

/** One choice in the list, with what it means below it. */
function ChoiceEntry({ label, color, description }: Entry) {
  return (
    <>
      {color ? <ColourTag color={color}>{label}</ColourTag> : label}
      {description && <span className="pw-choice-meaning">{description}</span>}
    </>
  )
}

/** Pixels above the end of the list where the next choices are fetched, so that nobody waits who scrolls on. */
const nearEnd = 200

function isAtEnd({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>): boolean {
  return scrollTop + clientHeight >= scrollHeight - nearEnd
}

function entriesOf(choices: readonly ChoiceOption[]): Entry[] {
  return choices.map(({ value, text, color, description, disabled }) => ({
    value: String(value),
    label: text,
    color,
    description,
    disabled,
  }))
}

/** The choices with what is chosen and no longer offered: it keeps its text instead of turning into a code. */
function withChosen(entries: readonly Entry[], chosen: readonly string[], textOf: () => string | undefined): Entry[] {
  const others = chosen.filter((one) => !entries.some((entry) => entry.value === one))
  return [...entries, ...others.map((one) => ({ value: one, label: textOf() ?? one }))]
}

function storedValue(field: ChoiceBase, choices: readonly ChoiceOption[], chosen: string | undefined): FieldValue {
  if (chosen === undefined) return null
  return findChoice(choices, chosen)?.value ?? storedAs(field, chosen)
}
