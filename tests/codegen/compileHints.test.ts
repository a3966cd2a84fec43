import { expect, it } from 'vitest'
import { compileHints } from '../../codegen/compileHints'

it('chunks that run whole as soon as they are there say so in their first line, others stay as they are', () => {
  const { generateBundle } = compileHints(({ name }) => name === 'list') as unknown as {
    generateBundle: { handler(options: object, bundle: object): void }
  }
  const list = { type: 'chunk', name: 'list', code: 'draw()' }
  const charts = { type: 'chunk', name: 'charts', code: 'draw()' }
  const sheet = { type: 'asset', name: 'list', source: 'a {}' }
  generateBundle.handler({}, { list, charts, sheet })
  expect(list.code).toBe('//# allFunctionsCalledOnLoad\ndraw()')
  expect(charts.code).toBe('draw()')
  expect(sheet).toEqual({ type: 'asset', name: 'list', source: 'a {}' })
})
