import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../kit/useDebounced'
import { rememberLabels } from '../../session/labels'
import { ChoiceBox } from './ChoiceBox'
import type { ChoiceSelectProps } from './ChoiceSelect'
import { findChoice } from './choices'
import { rowChoiceLabels, useRowChoices } from './rowChoices'
import { useFieldLabels } from './useFieldLabels'

/** Milliseconds that somebody must have stopped typing for. */
const searchDelay = 300

/** A drop-down over the rows of a table: the server looks for what is typed, and never gives all of them. */
export function RowSelect(props: ChoiceSelectProps) {
  const { field, value, readRow } = props
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(props.isOpenAtFirst ?? false)
  const [search, setSearch] = useState('')
  const keyword = useDebounced(search.trim(), searchDelay)
  const state = useRowChoices(field, readRow, { keyword, isAsked: isOpen })
  const loader = rowChoiceLabels(field)
  const labels = useFieldLabels(loader, value, readRow(), field.key)
  const isPending = state.isPending || keyword !== search.trim()
  return (
    <ChoiceBox
      {...props}
      state={{ ...state, isPending }}
      rows={{
        ...state,
        labels,
        onSearch: setSearch,
        onOpenChange: setOpen,
        onChosen: (values) => {
          const texts = values.map((one) => [one, findChoice(state.choices, one)?.text ?? labels[one] ?? one])
          rememberLabels(client, loader, Object.fromEntries(texts))
        },
      }}
    />
  )
}
