import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../kit/useDebounced'
import { rememberLabels } from '../../session/labels'
import { usePageHost } from '../../session/PageHost'
import { ChoiceBox } from './ChoiceBox'
import type { ChoiceSelectProps } from './ChoiceSelect'
import { type ChoiceOption, findChoice } from './choices'
import { choiceLabels, useRowChoices } from './rowChoices'
import { useFieldLabels } from './useFieldLabels'

/** Milliseconds that somebody must have stopped typing for. */
const searchDelay = 300

interface RowSelectProps extends ChoiceSelectProps {
  /** Milliseconds that somebody must have stopped typing for, where it is not the usual time. */
  delay?: number
  /** How many are asked for at once. */
  pageSize?: number
  /** true: nothing is offered before a word is typed. */
  needsWord?: boolean
}

/** A drop-down over the rows of a table or the entries of a dictionary: the server looks for what is typed, and never gives all of them. */
export function RowSelect({ delay = searchDelay, pageSize, needsWord = false, ...props }: RowSelectProps) {
  const { field, value, readRow } = props
  const { text } = usePageHost()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(props.isOpenAtFirst ?? false)
  const [search, setSearch] = useState('')
  const word = search.trim()
  const keyword = useDebounced(word, delay)
  const isIdle = needsWord && word === ''
  const found = useRowChoices(field, readRow, { keyword, isAsked: isOpen && !(needsWord && keyword === ''), pageSize })
  const loader = choiceLabels(field)
  const labels = useFieldLabels(loader, value, readRow(), field.key)
  const isPending = !isIdle && (found.isPending || keyword !== word)
  // What is looked for by a word alone is never taken from what was found for another one.
  const isWaiting = needsWord && (isIdle || found.isFormer || keyword !== word)
  const state = isWaiting ? { ...found, choices: noChoices, hasMore: false, error: null, isPending } : { ...found, isPending }
  return (
    <ChoiceBox
      {...props}
      state={state}
      rows={{
        ...state,
        labels,
        prompt: isIdle ? text('fields.typeToSearch') : undefined,
        onSearch: setSearch,
        onOpenChange: setOpen,
        onChosen: (values) => {
          const texts = values.map((one) => [one, findChoice(found.choices, one)?.text ?? labels[one] ?? one])
          rememberLabels(client, loader, Object.fromEntries(texts))
        },
      }}
    />
  )
}

const noChoices: readonly ChoiceOption[] = []
