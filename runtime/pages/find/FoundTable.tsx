import type { Row } from '../../../schemas/api/Result'
import { componentsOf } from '../../fields/componentsOf'
import { cellText } from '../../grid/gridColumns'
import { ErrorBoundary } from '../../kit/ErrorBoundary'
import type { FieldModel, FormPart } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'

/** A few rows, to be read. */
export function FoundTable({ page, rows }: { page: FormPart; rows: readonly Row[] }) {
  const { text } = usePageHost()
  const columns = page.fields.filter(({ isInList, problem }) => isInList && !problem)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard
    <section className="pw-form-found pw-form-found-table" aria-label={text('form.foundRows', { title: page.title })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((field) => (
                <td key={field.key} className={field.align === 'left' ? undefined : `grid-${field.align}`}>
                  <FoundCell field={field} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function FoundCell({ field, row }: { field: FieldModel; row: Row }) {
  const components = componentsOf(field.kind)
  const { Cell } = components
  if (!Cell) return cellText(components, row, field)
  return (
    <ErrorBoundary size="inline" resetKeys={[row]}>
      <Cell field={field} value={row[field.key]} row={row} />
    </ErrorBoundary>
  )
}
