import { useEffect, useReducer } from 'react'
import type { PageModel } from '../../model/PageModel'
import type { Inspection } from '../../session/inspection'
import { usePageHost } from '../../session/PageHost'
import { type ExpressionValue, expressionValues } from './expressionValues'

/** Every expression of the page with what it gives for the open form or the selected row, while that is typed and chosen. */
export function ExpressionsTab({ page, inspection }: { page: PageModel; inspection: Inspection }) {
  const { text } = usePageHost()
  const [, drawAnew] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    drawAnew()
    return inspection.subscribe(drawAnew)
  }, [inspection])
  const values = expressionValues(page.config, inspection.places())
  if (values.length === 0) return <p>{text('debug.noExpressions')}</p>
  return (
    <>
      <p className="debug-note">{text('debug.expressionsHint')}</p>
      <table className="debug-table">
        <thead>
          <tr>
            <th scope="col">{text('debug.expression')}</th>
            <th scope="col">{text('debug.value')}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <tr key={value.path} className={value.state === 'error' || value.state === 'limit' ? 'debug-wrong' : undefined}>
              <th scope="row">
                <span>{value.path}</span> <code>{value.source}</code>
              </th>
              <td>
                <ShownValue {...value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function ShownValue({ state, text: shown }: ExpressionValue) {
  const { text } = usePageHost()
  if (state === 'none') return <span className="debug-note">{text('debug.nothingToRead')}</span>
  if (state === 'limit') return text('debug.exceeded')
  if (state === 'error') return text('debug.fails', { reason: shown })
  return shown === '' ? <span className="debug-note">{text('debug.noValue')}</span> : <code>{shown}</code>
}
