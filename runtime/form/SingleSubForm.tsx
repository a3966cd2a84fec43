import { type Ref, useEffect, useImperativeHandle, useMemo } from 'react'
import type { Row } from '../../schemas/api/Result'
import type { SubTableChange } from '../../schemas/api/rows'
import { isEmptyValue } from '../../schemas/rules/isEmptyValue'
import { ErrorNotice } from '../kit/ErrorNotice'
import type { FormPart } from '../model/PageModel'
import { anyChannel, marksChannel } from '../rows/RowsState'
import { versionOf } from '../rows/sentValues'
import { useInspected } from '../session/inspection'
import { cellLimits } from '../table/cellLimits'
import type { EditableTableProps, SubTableHandle } from '../table/EditableTableHandle'
import { staleCells } from '../table/staleCells'
import { checkForm, isMarked } from './checkFields'
import { FormGroups } from './FormGroups'
import { namedError } from './namedError'
import { revealFields } from './openGroups'
import type { RowFormCore } from './RowFormCore'
import { rowPlace } from './rowPlace'
import { useCore } from './useCore'

interface SingleSubFormProps extends Omit<EditableTableProps, 'ref'> {
  ref?: Ref<SubTableHandle>
  page: FormPart
}

/** The one row of a sub-table that belongs to a row one to one: a form in the form. */
export function SingleSubForm({ ref, table, page, rows, log, disabled, onChange, onMark }: SingleSubFormProps) {
  const [row] = rows
  const core = useCore({ page, mode: disabled ? 'view' : row ? 'edit' : 'add', row }, { log, limitsOf: cellLimits })
  useImperativeHandle(ref, () => handleOf(core, row), [core, row])
  useEffect(() => followMarks(core, onMark), [core, onMark])
  useEffect(() => core.store.rows.subscribe(anyChannel, () => onChange?.()), [core, onChange])
  useEffect(() => () => core.log.forget(core.store.rows), [core])
  useInspected(useMemo(() => rowPlace('table', table.key, core), [table.key, core]))
  if (table.problem) return <ErrorNotice title={table.title} message={table.problem.message} />
  return <FormGroups core={core} />
}

/** Told at once, and not when React comes to it: the form asks right after checking. */
function followMarks(core: RowFormCore, onMark: EditableTableProps['onMark']): () => void {
  const notify = () => onMark?.([...core.fields.keys()].some((key) => isMarked(core, key)))
  notify()
  return core.store.rows.subscribe(marksChannel, notify)
}

function handleOf(core: RowFormCore, stored: Row | undefined): SubTableHandle {
  const { store } = core
  const isDirty = () => store.atoms.get(store.isDirty)
  return {
    isDirty,
    reveal: ({ rows }) => rows === store.rows,
    async validate({ isShown = true } = {}) {
      await store.rows.allRead()
      // A row that does not exist and was not begun has nothing to be checked.
      if (!stored && !isDirty()) return true
      const [wrong] = await checkForm(core)
      revealFields(core, isShown && wrong !== undefined ? [wrong] : [])
      return wrong === undefined
    },
    problems: () =>
      [...core.fields.values()].flatMap(({ key, title }) => {
        const error = store.row.errors.get(key)
        return error ? [{ message: namedError(core.host.text, title, error), show: () => revealFields(core, [key]) }] : []
      }),
    staleCells: () => staleCells(store.rows, [...core.fields.values()], [store.row]),
    markRefused(_, { key }, message) {
      if (!core.fields.has(key)) return false
      store.setError(key, { message, source: 'server' })
      return true
    },
    takeUp({ added = [], edited = [] }) {
      const [changed] = [...added, ...edited]
      const entries = Object.entries(changed ?? {}).filter(([key]) => store.rows.plan.byKey.has(key))
      if (entries.length > 0) store.rows.put(store.row, new Map(entries))
    },
    takeStored([row]) {
      if (stored && row) store.rebase(row)
    },
    changes(): SubTableChange {
      if (!isDirty()) return {}
      if (!stored) return { added: [store.changes()] }
      return { edited: [{ ...store.changes(), ...versionOf(store.row) }] }
    },
    rows() {
      const row = store.readRow()
      const isFilled = stored !== undefined || Object.values(row).some((value) => !isEmptyValue(value))
      return isFilled ? [{ ...row, id: stored?.id ?? 'row_new' }] : []
    },
  }
}
