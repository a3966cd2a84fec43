import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Row } from '../../schemas/api/Result'
import { ownRowId } from '../../schemas/wire/ownRow'
import { useFormPlace } from '../form/draft/useFormPlace'
import { FormSkeleton } from '../form/FormSkeleton'
import { preloadTables } from '../form/laterParts'
import { RowForm } from '../form/RowForm'
import { LoadFailed } from '../kit/LoadFailed'
import { lazyPart } from '../kit/lazyPart'
import type { ModelOf } from '../model/PageModel'
import { type PageHost, usePageHost } from '../session/PageHost'
import './FormPage.css'
import { errorText } from '../session/errorText'
import { useFormRow } from './form/useFormRow'
import { useOpenedRow } from './form/useOpenedRow'

const FindRows = lazyPart(() => import('./find/FindRows'), 'FindRows')
const SentNotice = lazyPart(() => import('./form/SentNotice'), 'SentNotice')

interface FormPageProps {
  page: ModelOf<'form'>
  /** Row to be changed; the `id` of the address when left out. Without either the form makes a new row. */
  rowId?: string
}

/** A form on a page of its own. After sending it says so and offers another; a stored row is changed in place. */
export function FormPage({ page, rowId: given }: FormPageProps) {
  const { opened, noteDirty } = useOpenedRow()
  const rowId = given ?? (page.isOwnRow ? ownRowId : opened.id)
  const headingId = useId()
  return (
    <section className="pw-form-page" aria-labelledby={headingId}>
      <h2 id={headingId} className="pw-form-page-title">
        {page.title}
      </h2>
      {page.find ? (
        <FindRows page={page} by={page.find.by} show={page.find.show} />
      ) : rowId === undefined ? (
        <NewRowForm key={opened.round} page={page} values={opened.newValues} noteDirty={noteDirty} />
      ) : (
        <StoredRowForm key={rowId} page={page} rowId={rowId} noteDirty={noteDirty} />
      )}
    </section>
  )
}

type NoteDirty = (isDirty: boolean) => void

interface NewRowFormProps {
  page: ModelOf<'form'>
  values: PageHost['newValues']
  noteDirty: NoteDirty
}

function NewRowForm({ page, values, noteDirty }: NewRowFormProps) {
  const { text } = usePageHost()
  const [sent, setSent] = useState<Row | null>(null)
  const onDirtyChange = useDirtyPage(noteDirty)
  const place = useFormPlace({ page, values, opened: sent })
  if (sent) return <SentNotice page={page} row={sent} text={page.successText || text('form.sent')} onAnother={() => setSent(null)} />
  return (
    <RowForm
      page={page}
      mode="add"
      row={values}
      place={place}
      onSaved={setSent}
      onDirtyChange={onDirtyChange}
      saveText={text('form.send')}
      canReset
      isQuiet
    />
  )
}

function StoredRowForm({ page, rowId, noteDirty }: { page: ModelOf<'form'>; rowId: string; noteDirty: NoteDirty }) {
  const { text } = usePageHost()
  const { loaded, error, reload } = useFormRow(page, rowId)
  const onDirtyChange = useDirtyPage(noteDirty)
  const place = useFormPlace({ page, rowId })
  useEffect(() => void preloadTables(page), [page])
  if (error) return <LoadFailed message={errorText(error, text)} onRetry={reload} />
  if (!loaded) return <FormSkeleton page={page} />
  return (
    <RowForm
      page={page}
      mode="edit"
      row={loaded.row}
      subRows={loaded.subRows}
      place={place}
      onSaved={reload}
      onDirtyChange={onDirtyChange}
      canReset
      canPrint
    />
  )
}

/** Tells the shell about typed input, that there is none any more when the form leaves the screen, and again when its tab comes back. */
function useDirtyPage(noteDirty: NoteDirty): NoteDirty {
  const { setDirty } = usePageHost()
  const key = useId()
  const latest = useRef(false)
  useEffect(() => {
    setDirty(key, latest.current)
    return () => setDirty(key, false)
  }, [setDirty, key])
  return useCallback(
    (isDirty) => {
      latest.current = isDirty
      noteDirty(isDirty)
      setDirty(key, isDirty)
    },
    [setDirty, key, noteDirty],
  )
}
