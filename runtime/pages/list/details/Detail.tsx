import { useCallback, useMemo, useState } from 'react'
import type { Row } from '../../../../schemas/api/Result'
import { EmptyState } from '../../../kit/EmptyState'
import { ErrorBoundary } from '../../../kit/ErrorBoundary'
import { lazyPart } from '../../../kit/lazyPart'
import { PartSuspense } from '../../../kit/PartSuspense'
import { Spinner } from '../../../kit/Spinner'
import type { DetailModel } from '../../../model/DetailModel'
import { type NewValues, type PageHost, PageHostProvider, usePageHost } from '../../../session/PageHost'

/** A list stands in a page, and a page in a list. */
const PageView = lazyPart(() => import('../../PageView'), 'PageView')

/** What ties a page to the row; undefined where the row lacks a value for it: it would tie to rows that lack it too. */
function boundTo(row: Row, { on }: DetailModel): NewValues | undefined {
  const entries = Object.entries(on).map(([key, own]) => [key, row[own]] as const)
  return entries.some(([, value]) => value === null || value === undefined || value === '') ? undefined : Object.fromEntries(entries)
}

/** One page that follows the selected row. While something typed in it is not saved, it stays with the row that it was typed for. */
export function Detail({ detail, row }: { detail: DetailModel; row: Row | undefined }) {
  const { text } = usePageHost()
  const [dirty, setDirtyKeys] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState(row)
  if (shown !== row && dirty.size === 0) setShown(row)
  const noteDirty = useCallback((key: string, isDirty: boolean) => {
    setDirtyKeys((before) =>
      before.has(key) === isDirty ? before : new Set(isDirty ? [...before, key] : [...before].filter((one) => one !== key)),
    )
  }, [])
  const bound = shown && boundTo(shown, detail)
  if (!bound) return <EmptyState text={text(shown ? 'list.noDetails' : 'list.selectForDetails')} />
  // With another row the page begins anew: its place, its query and its selection belong to the rows before.
  return <BoundPage key={JSON.stringify(bound)} code={detail.page} bound={bound} noteDirty={noteDirty} />
}

interface BoundPageProps {
  code: string
  bound: NewValues
  noteDirty(key: string, isDirty: boolean): void
}

function BoundPage({ code, bound: given, noteDirty }: BoundPageProps) {
  const outer = usePageHost()
  // The row may be loaded anew with the same values.
  const [bound] = useState(given)
  const [search, changeSearch] = useState('')
  const host = useMemo<PageHost>(
    () => ({
      ...outer,
      bound,
      tab: undefined,
      search,
      newValues: undefined,
      changeSearch,
      setDirty: (key, isDirty) => {
        noteDirty(key, isDirty)
        outer.setDirty(key, isDirty)
      },
    }),
    [outer, bound, search, noteDirty],
  )
  return (
    <PageHostProvider value={host}>
      <ErrorBoundary size="block" resetKeys={[code]}>
        <PartSuspense fallback={<Spinner minHeight={200} />}>
          <PageView code={code} />
        </PartSuspense>
      </ErrorBoundary>
    </PageHostProvider>
  )
}
