import type { Row } from '../../../../schemas/api/Result'
import { useRowActions } from '../../../features/rowActions/RowActions'
import { RowDetail } from '../../../grid/RowDetail'
import { PartSuspense } from '../../../kit/PartSuspense'
import { Spinner } from '../../../kit/Spinner'
import type { ListModel } from '../../../model/PageModel'
import { wordedPart } from '../../../session/wordedPart'
import './openedListRow.css'
import { tablesInList } from './tablesInList'

const SubRows = wordedPart('table', () => import('./SubRows'), 'SubRows')

/** What a list shows under a row that is opened: what the page says of the row, and rows of its sub-tables. */
export function OpenedListRow({ page, row }: { page: ListModel; row: Row }) {
  const { editTable } = useRowActions()
  const tables = tablesInList(page, 'row')
  return (
    <>
      {page.detail && <RowDetail detail={page.detail} row={row} />}
      {tables.length > 0 && (
        // Keys and copying in the rows are theirs, and not those of the list around them.
        // biome-ignore lint/a11y/noStaticElementInteractions: the events come from what stands inside
        <div className="opened-row" onKeyDown={(event) => event.stopPropagation()} onCopy={(event) => event.stopPropagation()}>
          <PartSuspense fallback={<Spinner minHeight={120} />}>
            <SubRows page={page} row={row} tables={tables} editTable={editTable} />
          </PartSuspense>
        </div>
      )}
    </>
  )
}
