import { permissiveContext } from '../../runtime/model/CompileContext'
import { compilePage } from '../../runtime/model/compilePage'
import { checkPage } from '../../schemas/checks/checkPage'
import { listPageText, sampleFields } from './browser/samplePage'
import { type Figure, median } from './figures'

/** Compiling and checking pages, after the first times. */
export function measureCompile(): Figure[] {
  const small = JSON.parse(listPageText(sampleFields(60)))
  const big = pageOfExpressions(300, 200)
  const bigText = JSON.stringify(big, null, 2)
  const context = permissiveContext('en-US')
  return [
    { name: 'compilePage, 60 columns', value: timeOf(() => compilePage(small, context), 500), unit: 'ms', aim: 2 },
    { name: 'compilePage, 300 columns, 200 expressions', value: timeOf(() => compilePage(big, context), 100), unit: 'ms', aim: 5 },
    { name: 'checkPage, 300 columns, 200 expressions', value: timeOf(() => checkPage(bigText), 50), unit: 'ms', aim: 50 },
  ]
}

/** Milliseconds that most runs take, once a fifth of them has warmed up. */
function timeOf(run: () => unknown, times: number): number {
  const taken = Array.from({ length: Math.ceil(times * 1.2) }, () => {
    const startedAt = performance.now()
    run()
    return performance.now() - startedAt
  })
  return median(taken.slice(-times))
}

/** A list page of which some fields have a condition or a value of their own, no two alike. */
function pageOfExpressions(columns: number, expressions: number): object {
  const page = JSON.parse(listPageText(sampleFields(columns))) as { columns: { type: string; key: string }[] }
  const written = page.columns.map((column, index) => {
    if (index === 0 || index > expressions) return column
    return {
      ...column,
      visibleWhen: `row.field${index - 1} != null && row.field0 != 'closed ${index}' && size(text(row.field${index - 1})) < ${index}`,
    }
  })
  return { ...page, columns: written }
}
