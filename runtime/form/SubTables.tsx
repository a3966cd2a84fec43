import { Tabs } from 'antd'
import { useAtom, useAtomValue } from 'jotai'
import { memo, useCallback, useEffect, useMemo } from 'react'
import type { Row } from '../../schemas/api/Result'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import type { SubTableModel } from '../model/PageModel'
import { EditableTable } from '../table/EditableTable'
import type { SubTableHandle } from '../table/EditableTableHandle'
import './RowForm.css'
import type { RowFormCore } from './RowFormCore'
import { SingleSubForm } from './SingleSubForm'
import { drawnTables } from './screenOrder'

interface SubTablesProps {
  core: RowFormCore
  /** Saves the form with everything in it. */
  onSave(): void
}

/** The rows that belong to the row: in tabs, or one below the other. */
export const SubTables = memo(function SubTables({ core, onSave }: SubTablesProps) {
  const [open, setOpen] = useAtom(core.signals.openTable, { store: core.store.atoms })
  const drawn = useAtomValue(core.signals.drawnTables, { store: core.store.atoms })
  const { below, tab: tabs } = drawnTables(core.page.subTables)
  return (
    <div className="pw-form-tables">
      {below.map((table) => (
        <section key={table.key} aria-label={table.title} className="pw-form-group">
          <h3 className="pw-form-heading">{table.title}</h3>
          <SubTable table={table} core={core} onSave={onSave} />
        </section>
      ))}
      {tabs.length > 0 && (
        <Tabs
          activeKey={tabs.find(({ key }) => key === open)?.key ?? tabs[0]?.key}
          onChange={setOpen}
          items={tabs.map((table) => ({
            key: table.key,
            label: table.title,
            forceRender: drawn.has(table.key),
            children: <SubTable table={table} core={core} onSave={onSave} />,
          }))}
        />
      )}
    </div>
  )
})

const noRows: readonly Row[] = []

function SubTable({ table, core, onSave }: SubTablesProps & { table: SubTableModel }) {
  const round = useAtomValue(core.signals.round, { store: core.store.atoms })
  const opened = core.store.openedSub(table.key) ?? noRows
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round starts over from the same rows
  const rows = useMemo(() => [...opened], [opened, round])
  const register = useCallback((handle: SubTableHandle | null) => core.subs.register(table.key, handle), [core, table.key])
  const onTableChange = useCallback(() => noteRows(core, table.key), [core, table.key])
  const noteMark = useCallback((isMarked: boolean) => noteMarks(core, table.key, isMarked), [core, table.key])
  const drawn = useAtomValue(core.signals.drawnTables, { store: core.store.atoms })
  // biome-ignore lint/correctness/useExhaustiveDependencies: tables that are on the screen already are told by another set
  useEffect(() => core.subs.takeUp(table.key), [core, table.key, drawn])
  const shared = { ref: register, table, rows, log: core.log, disabled: core.mode === 'view', onChange: onTableChange, onMark: noteMark }
  return (
    <ErrorBoundary name={table.title}>
      {table.rowForm ? <SingleSubForm key={round} page={table.rowForm} {...shared} /> : <EditableTable {...shared} onSave={onSave} />}
    </ErrorBoundary>
  )
}

/** A row of the sub-table has changed: computed fields and conditions that read the table follow. */
function noteRows({ store, signals, subs, readTables }: RowFormCore, key: string): void {
  const handle = subs.get(key)
  if (!handle) return
  if (readTables.has(key)) store.rows.setTable(key, handle.rows())
  store.atoms.set(signals.areRowsDirty, subs.isDirty())
  subs.noteChange()
}

function noteMarks({ store, signals }: RowFormCore, key: string, isMarked: boolean): void {
  const marked = store.atoms.get(signals.markedTables)
  if (!isMarked && !marked.has(key)) return
  // Another set also where the same tables are marked: other cells of theirs may be.
  store.atoms.set(signals.markedTables, new Set(isMarked ? [...marked, key] : [...marked].filter((other) => other !== key)))
}
