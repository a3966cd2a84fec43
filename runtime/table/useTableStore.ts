import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { expressionUser } from '../../schemas/rules/ExpressionUser'
import { browserLookups } from '../form/ruleLookups'
import { type PageHost, usePageHost } from '../session/PageHost'
import type { EditableTableProps } from './EditableTableHandle'
import { type TableFacts, TableStore } from './TableStore'

type Props = Pick<EditableTableProps, 'table' | 'rows' | 'onChange' | 'onMark'>

/** The store of a table's rows. Other rows start over; another language or version of the page leaves what was typed alone. */
export function useTableStore({ table, rows, onChange, onMark }: Props): TableStore {
  const host = usePageHost()
  const facts = useMemo(() => factsOf(host, table), [host, table])
  const latest = useRef({ facts, onChange, onMark })
  useLayoutEffect(() => {
    latest.current = { facts, onChange, onMark }
  })
  const make = () => {
    let isReady = false
    const store = new TableStore(rows, () => (isReady ? latest.current.facts : facts), {
      onChange: () => latest.current.onChange?.(),
      onMark: (isMarked) => latest.current.onMark?.(isMarked),
    })
    isReady = true
    return store
  }
  const [held, hold] = useState(() => ({ rows, store: make() }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that start over have no marks
  useLayoutEffect(() => latest.current.onMark?.(false), [held])
  if (held.rows === rows) return held.store
  const next = { rows, store: make() }
  hold(next)
  return next.store
}

function factsOf(host: PageHost, { fields }: Props['table']): TableFacts {
  return { fields, language: host.language, user: expressionUser(host.user), lookups: browserLookups(host.calls) }
}
