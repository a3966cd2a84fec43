import { useCallback, useMemo, useState } from 'react'
import { factsOfPage, kindOf, type PageParts } from '../../../schemas/page/anatomy'
import { chooseText } from '../../../schemas/page/Text'
import type { FetchedPage } from '../../calls/Calls'
import type { OpenedForm } from '../../features/rowDialog/openedTask'
import { DialogWithFullscreen } from '../../kit/DialogWithFullscreen'
import { readObject, type Unvalidated } from '../../model/read'
import { rowInSearch } from '../../session/openPage'
import { type PageHost, PageHostProvider, usePageHost } from '../../session/PageHost'
import { usePageConfig } from '../../session/usePageConfig'
import { PageView } from '../PageView'
import { OpenedFormDialog } from './OpenedFormDialog'
import './PageDialog.css'

interface PageDialogProps extends Pick<PageHost, 'search' | 'newValues'> {
  code: string
  isOpen: boolean
  onClose(): void
  /** After the dialog has left the screen. */
  afterClose(): void
}

/** A published page over another one. A list that is opened with a row, or with values of a new one, shows the form alone. */
export function PageDialog({ code, search, newValues, isOpen, onClose, afterClose }: PageDialogProps) {
  const { data, isPending } = usePageConfig(code)
  const { id } = rowInSearch(search ?? '')
  const isForForm = id !== undefined || newValues !== undefined
  const form = useMemo<OpenedForm>(() => ({ id, newValues }), [id, newValues])
  if (isForForm && isPending) return null
  if (data && !isForm(configOf(data)) && isForForm) {
    return <OpenedFormDialog config={data.config} form={form} isOpen={isOpen} onClose={onClose} afterClose={afterClose} />
  }
  const given = { code, search, newValues, isOpen, onClose, afterClose }
  return <WholePage {...given} config={data && configOf(data)} />
}

/** true for a page that is a form already. */
function isForm(config: Unvalidated<PageParts>): boolean {
  return factsOfPage(kindOf(config)).parts.includes('standalone')
}

/** A page as it is written, which may be broken. */
function configOf({ config }: FetchedPage): Unvalidated<PageParts> {
  return readObject<PageParts>(config)
}

function WholePage({
  code,
  config,
  search: first,
  newValues,
  isOpen,
  onClose,
  afterClose,
}: PageDialogProps & { config?: Unvalidated<PageParts> }) {
  const { host, isDirty } = useDialogHost(first, newValues)
  const title = chooseText(config?.title, host.language, code)
  return (
    <DialogWithFullscreen isOpen={isOpen} title={title} width={1100} isDirty={isDirty} onClose={onClose} afterClose={afterClose}>
      <PageHostProvider value={host}>
        <div className="pw-page-dialog">
          <PageView code={code} />
        </div>
      </PageHostProvider>
    </DialogWithFullscreen>
  )
}

/** The product as a page in a dialog sees it: its address is its own, and what is typed there is asked about when the dialog is closed. */
function useDialogHost(first: string | undefined, firstValues: PageHost['newValues']): { host: PageHost; isDirty: boolean } {
  const outer = usePageHost()
  const [{ search, newValues }, setGiven] = useState({ search: first ?? '', newValues: firstValues })
  const [dirty, setDirtyKeys] = useState<ReadonlySet<string>>(new Set())
  const { setDirty: setOuterDirty } = outer
  const setDirty = useCallback(
    (key: string, isDirty: boolean) => {
      setOuterDirty(key, isDirty)
      setDirtyKeys((before) => new Set(isDirty ? [...before, key] : [...before].filter((one) => one !== key)))
    },
    [setOuterDirty],
  )
  const host = useMemo<PageHost>(
    () => ({
      ...outer,
      bound: undefined,
      tab: undefined,
      search,
      newValues,
      setDirty,
      changeSearch: (next) => setGiven({ search: next, newValues: undefined }),
    }),
    [outer, search, newValues, setDirty],
  )
  return { host, isDirty: dirty.size > 0 }
}
