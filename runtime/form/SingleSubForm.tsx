import { atom } from 'jotai'
import { useEffect, useImperativeHandle, useMemo } from 'react'
import type { Row } from '../../schemas/api/Result'
import type { SubTableChange } from '../../schemas/api/rows'
import { isEmptyValue } from '../../schemas/rules/checkValue'
import { ErrorNotice } from '../kit/ErrorNotice'
import type { FormPart, SubTableModel } from '../model/PageModel'
import type { EditableTableHandle, EditableTableProps } from '../table/EditableTableHandle'
import { checkForm } from './checkFields'
import { FormGroups } from './FormGroups'
import { focusField } from './inputId'
import type { RowFormCore } from './RowFormCore'
import { useCore } from './useCore'

/** The one row of a sub-table that belongs to a row one to one: a form in the form. */
export function SingleSubForm({ ref, table, rows, disabled, onChange, onMark }: EditableTableProps) {
  const [row] = rows
  const page = useMemo(() => formOf(table), [table])
  const core = useCore({ page, mode: disabled ? 'view' : row ? 'edit' : 'add', row }, onChange)
  useImperativeHandle(ref, () => handleOf(core, row), [core, row])
  useEffect(() => followMarks(core, onMark), [core, onMark])
  if (table.problem) return <ErrorNotice title={table.title} message={table.problem.message} />
  return <FormGroups core={core} />
}

/** The form of the sub-table's row: its fields in one group. */
function formOf({ key, title, fields }: SubTableModel): FormPart {
  return {
    code: key,
    title,
    authPre: key,
    url: {},
    fields,
    form: { columns: 2, width: 900, groups: [{ title: '', fields: fields.filter(({ isInForm }) => isInForm) }], fields },
    subTables: [],
    rowFields: fields.map(({ config }) => config),
  }
}

/** Told at once, and not when React comes to it: the form asks right after checking. */
function followMarks({ store, fields }: RowFormCore, onMark: EditableTableProps['onMark']): () => void {
  const isMarked = atom((get) =>
    [...fields.values()].some((field) => get(store.error(field.key)) !== undefined && get(store.state(field)).isVisible),
  )
  const tell = () => onMark?.(store.atoms.get(isMarked))
  tell()
  return store.atoms.sub(isMarked, tell)
}

function handleOf(core: RowFormCore, stored: Row | undefined): EditableTableHandle {
  const { store } = core
  const isDirty = () => store.atoms.get(store.isDirty)
  return {
    isDirty,
    async validate() {
      // A row that does not exist and was not begun has nothing to be checked.
      if (!stored && !isDirty()) return true
      const [wrong] = await checkForm(core)
      focusField(core, wrong)
      return wrong === undefined
    },
    takeStored([row]) {
      if (stored && row) store.rebase(row)
    },
    changes(): SubTableChange {
      if (!isDirty()) return {}
      if (!stored) return { added: [store.changes()] }
      const { rowVersion } = store.stored
      return { edited: [{ ...store.changes(), id: stored.id, ...(typeof rowVersion === 'number' ? { rowVersion } : {}) }] }
    },
    rows() {
      const row = store.readRow()
      const isFilled = stored !== undefined || Object.values(row).some((value) => !isEmptyValue(value))
      return isFilled ? [{ ...row, id: stored?.id ?? 'row_new' }] : []
    },
  }
}
