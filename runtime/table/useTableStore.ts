import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { fillRuleOf } from '../../schemas/rules/defaults'
import { expressionUser } from '../../schemas/rules/ExpressionUser'
import { browserLookups } from '../form/ruleLookups'
import { CommandLog } from '../rows/ChangeLog'
import { statesOf } from '../rows/identifiedRows'
import { inOrder } from '../rows/NumberedOrder'
import { type RowFacts, tablePolicy } from '../rows/RowFacts'
import { planOf } from '../rows/RowField'
import { RowsCore } from '../rows/RowsCore'
import { anyChannel, marksChannel } from '../rows/RowsState'
import { type PageHost, usePageHost } from '../session/PageHost'
import { cellLimits } from './cellLimits'
import type { EditableTableProps } from './EditableTableHandle'

type Props = Pick<EditableTableProps, 'table' | 'rows' | 'log' | 'onChange' | 'onMark'>

interface Surroundings extends Pick<Props, 'onChange' | 'onMark'> {
  facts: RowFacts
}

/** The rows of a table, as they are edited. Other rows start over; another language or version of the page leaves what was typed alone. */
export function useTableStore({ table, rows, log, onChange, onMark }: Props): RowsCore {
  const host = usePageHost()
  const [ownLog] = useState(() => new CommandLog())
  const facts = useMemo(() => factsOf(host, table, log ?? ownLog), [host, table, log, ownLog])
  const latest = useRef<Surroundings>({ facts, onChange, onMark })
  useLayoutEffect(() => {
    latest.current = { facts, onChange, onMark }
  })
  const [held, hold] = useState(() => ({ rows, store: openRows(rows, facts, latest) }))
  const last = useRef(held.store)
  useLayoutEffect(() => {
    // Rows that start over have no marks, and nothing to be taken back.
    latest.current.onMark?.(false)
    if (last.current !== held.store) latest.current.facts.log.forget(last.current)
    last.current = held.store
  }, [held])
  if (held.rows === rows) return held.store
  const next = { rows, store: openRows(rows, facts, latest) }
  hold(next)
  return next.store
}

function openRows(rows: Props['rows'], facts: RowFacts, latest: { readonly current: Surroundings }): RowsCore {
  let isReady = false
  const store = new RowsCore(
    inOrder(statesOf(rows), planOf(facts.fields).orderKey),
    () => (isReady ? latest.current.facts : facts),
    tablePolicy,
  )
  isReady = true
  store.subscribe(anyChannel, () => latest.current.onChange?.())
  store.subscribe(marksChannel, () => latest.current.onMark?.(store.isMarked))
  return store
}

function factsOf(host: PageHost, { fields, opened }: Props['table'], log: CommandLog): RowFacts {
  const shown = fields.filter(({ problem, isInList, isInForm }) => !problem && (isInList || (opened && isInForm)))
  const checked = new Set(shown.flatMap(({ key, end }) => (end ? [key, end.key] : [key])))
  return {
    fields,
    language: host.language,
    user: expressionUser(host.user),
    lookups: browserLookups(host.calls),
    log,
    isChecked: ({ key }) => checked.has(key),
    isFilledLater: ({ config }) => fillRuleOf(config) !== undefined,
    checkSchema: cellLimits(fields, host.language),
  }
}
