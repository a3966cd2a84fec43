import type { CSSProperties } from 'react'
import type { FormPart } from '../model/PageModel'
import { usePageHost } from '../session/PageHost'
import './FormSkeleton.css'
import './RowForm.css'

/** In the place of a form whose row is being fetched: a line and a box for each of its fields, where they will stand. */
export function FormSkeleton({ page }: { page: FormPart }) {
  const { text } = usePageHost()
  const { groups, columns, groupsAs } = page.form
  const shown = groups.filter(({ fields }) => fields.length > 0)
  // Only the first tab is open.
  const drawn = groupsAs === 'tabs' ? shown.slice(0, 1) : shown
  return (
    <output className="pw-form-skeleton" aria-label={text('kit.loading')} aria-busy="true">
      {drawn.map((group) => (
        <span key={groups.indexOf(group)} className="pw-form-grid" style={{ '--pw-form-columns': columns } as CSSProperties}>
          {group.title !== '' && <span className="pw-skeleton-heading" />}
          {group.fields
            .filter(({ isEnd }) => !isEnd)
            .map(({ key, span = 1 }) => (
              <span key={key} className="pw-field pw-field--span" style={{ '--pw-field-span': Math.min(span, columns) } as CSSProperties} />
            ))}
        </span>
      ))}
      {page.subTables.length > 0 && <span className="pw-skeleton-table" />}
    </output>
  )
}
