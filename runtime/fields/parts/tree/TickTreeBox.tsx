import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { useState } from 'react'
import type { TickTreeField } from '../../../../schemas/fields/tickTree'
import { isEmptyValue } from '../../../../schemas/rules/isEmptyValue'
import { ErrorNotice } from '../../../kit/ErrorNotice'
import { usePageHost } from '../../../session/PageHost'
import type { InputProps } from '../../FieldComponents'
import { ariaOf } from '../inputProps'
import { joinValues, splitValues } from '../values'
import { TickBranch } from './TickBranch'
import { findNodes, keysUnder, readNodes, toggleNode } from './tickTree'
import './tickTree.css'

/** A tree whose nodes are ticked, open in the form, with a word to find nodes by. */
export function TickTreeBox(props: InputProps<TickTreeField>) {
  const { field, id, value, onChange, onBlur, disabled, readRow } = props
  const { text, calls, language } = usePageHost()
  const { url, query = {} } = field.config
  const row = readRow()
  const parameters = Object.fromEntries(Object.entries(query).flatMap(([name, key]) => (isEmptyValue(row[key]) ? [] : [[name, row[key]]])))
  const [word, setWord] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['tickTree', url, parameters, language],
    queryFn: async ({ signal }) => readNodes(await calls.get<unknown>(url, parameters, { signal })),
    staleTime: 10_000,
    // What is ticked stays in view until the other tree has come.
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorNotice size="inline" title={text('fields.noTree')} message={error.message} onRetry={() => void refetch()} />
  if (!data) return <div className="field-loading pw-tick-tree" aria-hidden />
  const ticked = new Set(splitValues(value))
  const found = findNodes(data, word)
  const all = keysUnder(data)
  return (
    <fieldset id={id} className="pw-tick-tree" aria-label={field.title} disabled={disabled} onBlur={onBlur} {...ariaOf(props)}>
      <div role="toolbar" className="pw-tick-tree-bar" aria-label={text('fields.findNodes')}>
        <Input
          value={word}
          placeholder={text('fields.findNodes')}
          aria-label={text('fields.findNodes')}
          onChange={(event) => setWord(event.target.value)}
        />
        <span>{text('fields.ticked', { count: all.filter((key) => ticked.has(key)).length, total: all.length })}</span>
      </div>
      <div className="pw-tick-tree-nodes">
        {found.length === 0 && <p>{text(data.length === 0 ? 'fields.empty' : 'fields.nothingFound')}</p>}
        <TickBranch
          nodes={found}
          ticked={ticked}
          isOpen={word.trim() !== ''}
          isDisabled={disabled}
          onToggle={(node) => onChange(joinValues(toggleNode(data, value, node)))}
        />
      </div>
    </fieldset>
  )
}
