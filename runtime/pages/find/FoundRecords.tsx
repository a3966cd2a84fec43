import type { Row } from '../../../schemas/api/Result'
import { RowForm } from '../../form/RowForm'
import type { FormPart } from '../../model/PageModel'

const ignore = () => undefined

/** Every field of each row, to be read. */
export function FoundRecords({ page, rows }: { page: FormPart; rows: readonly Row[] }) {
  return rows.map(({ sub, ...row }) => (
    <article key={row.id as string} className="pw-form-found">
      <RowForm page={page} mode="view" row={row} subRows={sub as Record<string, readonly Row[]> | undefined} onSaved={ignore} />
    </article>
  ))
}
