import { expressionUser } from '../../schemas/rules/ExpressionUser'
import { GuardedCell } from '../fields/DressedCell'
import type { RowValues } from '../fields/FieldComponents'
import type { RowsPart } from '../model/PageModel'
import { usePageHost } from '../session/PageHost'
import './rowDetail.css'

/** What a list or a table shows under a row that is opened. */
export function RowDetail({ detail, row }: { detail: NonNullable<RowsPart['detail']>; row: RowValues }) {
  const { user } = usePageHost()
  const text = detail.text?.evaluate({ row, user: expressionUser(user) })
  return (
    <div className="row-detail">
      {text !== undefined && text !== null && <p>{String(text)}</p>}
      {detail.fields.length > 0 && (
        <dl>
          {detail.fields.map((field) => (
            <div key={field.key}>
              <dt>{field.title}</dt>
              <dd>
                <GuardedCell field={field} value={row[field.key]} row={row} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
