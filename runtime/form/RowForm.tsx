import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { lazyPart } from '../kit/lazyPart'
import { PartSuspense } from '../kit/PartSuspense'
import { useInspected } from '../session/inspection'
import { ConflictNotice } from './ConflictNotice'
import { useFormDraft } from './draft/useFormDraft'
import { FormButtons } from './FormButtons'
import { FormGroups } from './FormGroups'
import { FormNotices } from './FormNotices'
import { RemoteChangeNotice } from './RemoteChangeNotice'
import { RjsfForm } from './RjsfForm'
import { rowPlace } from './rowPlace'
import './RowForm.css'
import { LaterSubTables, LaterVerification } from './laterParts'
import type { RowFormCore } from './RowFormCore'
import type { RowFormProps } from './RowFormProps'
import { isToBeVerified, submitForm } from './submitForm'
import { useCompilers } from './useCompilers'
import { useCore } from './useCore'
import { useFormKeys } from './useFormKeys'
import { useLiveRow } from './useLiveRow'

const PrintedForm = lazyPart(() => import('./print/PrintedForm'), 'PrintedForm')
const DraftNotice = lazyPart(() => import('./draft/DraftNotice'), 'DraftNotice')

/** The form of a row, for a dialog or a page: its fields, its sub-tables and the buttons below. */
export function RowForm(props: RowFormProps) {
  useCompilers(props.page)
  const core = useCore(props)
  const submit = useSubmit(core, props)
  useTableAtFirst(core, props.openTable)
  const { form, onKeyDownCapture } = useFormKeys(core, submit)
  useDirtyState(core, props.onDirtyChange)
  useLiveRow(core)
  const saveAll = useCallback(() => void submit(), [submit])
  const offered = useFormDraft(core, props.place)
  const [isPrinting, setPrinting] = useState(false)
  const endPrinting = useCallback(() => setPrinting(false), [])
  useInspected(useMemo(() => rowPlace('form', core.page.code, core), [core]))
  return (
    <ErrorBoundary resetKeys={[core]}>
      <div ref={form} role="presentation" onKeyDownCapture={onKeyDownCapture}>
        {offered && (
          <PartSuspense>
            <DraftNotice core={core} offered={offered} />
          </PartSuspense>
        )}
        <FormNotices core={core} failedText={props.failedText} />
        <ConflictNotice core={core} onSubmit={() => void submit()} />
        <RemoteChangeNotice core={core} />
        <QuietWhileSaving core={core}>
          {core.mode === 'view' ? <FormGroups core={core} /> : <RjsfForm core={core} />}
          {core.page.subTables.length > 0 && (
            <ErrorBoundary>
              <LaterSubTables core={core} onSave={saveAll} />
            </ErrorBoundary>
          )}
        </QuietWhileSaving>
        {isToBeVerified(core) && <LaterVerification core={core} />}
        <Announcement core={core} />
        <FormButtons
          core={core}
          onSubmit={() => void submit()}
          onAnother={props.onAnother && (() => submit('another'))}
          onPrint={props.canPrint ? () => setPrinting(true) : undefined}
          onCancel={props.onCancel}
          onRemove={props.onRemove}
          saveText={props.saveText}
          canReset={props.canReset}
        />
        {isPrinting && (
          <PartSuspense>
            <PrintedForm core={core} onEnd={endPrinting} />
          </PartSuspense>
        )}
      </div>
    </ErrorBoundary>
  )
}

/** The form begins at the sub-table that it was opened for. */
function useTableAtFirst({ store, signals }: RowFormCore, table: string | undefined): void {
  const [atFirst] = useState(table)
  useEffect(() => {
    if (atFirst !== undefined) store.atoms.set(signals.openTable, atFirst)
  }, [store, signals, atFirst])
}

function Announcement({ core }: { core: RowFormCore }) {
  const announcement = useAtomValue(core.signals.announcement, { store: core.store.atoms })
  return (
    <span className="pw-visually-hidden" aria-live="polite">
      {announcement}
    </span>
  )
}

/** Nothing can be typed while it is being saved: it would not travel, and be gone. */
function QuietWhileSaving({ core, children }: { core: RowFormCore; children: React.ReactNode }) {
  const isSaving = useAtomValue(core.signals.isSaving, { store: core.store.atoms })
  return (
    <div inert={isSaving} aria-busy={isSaving}>
      {children}
    </div>
  )
}

function savedText({ page: { form }, mode, host }: RowFormCore): string {
  return mode === 'add' ? (form.addedText ?? host.text('form.added')) : (form.editedText ?? host.text('form.edited'))
}

/** `another`: goes on with a further new row. */
type Submit = (then?: 'another') => Promise<void>

function useSubmit(core: RowFormCore, props: RowFormProps): Submit {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  return useCallback(
    (then) =>
      submitForm(core, (row) => {
        const { isQuiet, onSaved, onAnother, place } = latest.current
        place?.forget()
        if (!isQuiet) core.host.notify('success', savedText(core))
        if (then === 'another' && onAnother) onAnother(row)
        else onSaved(row)
      }),
    [core],
  )
}

/** Tells around the form whether typed input would be lost. */
function useDirtyState(core: RowFormCore, onDirtyChange: RowFormProps['onDirtyChange']): void {
  const isDirty = useAtomValue(core.signals.isDirty, { store: core.store.atoms })
  const latest = useRef(onDirtyChange)
  useEffect(() => {
    latest.current = onDirtyChange
  })
  useEffect(() => latest.current?.(isDirty), [isDirty])
}
