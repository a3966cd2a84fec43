import { permissiveContext } from '../../runtime/model/CompileContext'
import { compilePage } from '../../runtime/model/compilePage'
import { listPageText, sampleFields } from './browser/samplePage'
import { type Figure, median } from './figures'

/** Compiling a page of 60 columns, after the first hundred times. */
export function measureCompile(): Figure[] {
  const page = JSON.parse(listPageText(sampleFields(60)))
  const context = permissiveContext('en-US')
  const times = Array.from({ length: 600 }, () => {
    const startedAt = performance.now()
    compilePage(page, context)
    return performance.now() - startedAt
  })
  return [{ name: 'compilePage, 60 columns', value: median(times.slice(100)), unit: 'ms', aim: 2 }]
}
