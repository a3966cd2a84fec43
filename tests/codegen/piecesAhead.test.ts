import { expect, it } from 'vitest'
import { notedPieces, piecesAhead } from '../../codegen/piecesAhead'

it('a piece that is asked for is fetched with what it needs, but for what has run already', () => {
  const chunk = (fileName: string, ...imports: string[]) => ({ type: 'chunk', fileName, imports })
  const bundle = Object.fromEntries([chunk('start.js'), chunk('list.js', 'start.js'), chunk('grid.js')].map((one) => [one.fileName, one]))
  const { handler } = notedPieces.generateBundle as unknown as { handler(options: object, bundle: object): void }
  handler({}, bundle)
  const needed = ['dialog.js', 'grid.js', 'start.js']
  expect(piecesAhead('dialog.js', needed, { hostId: 'list.js' })).toEqual(['dialog.js', 'grid.js'])
  expect(piecesAhead('dialog.js', needed, { hostId: 'start.js' })).toEqual(['dialog.js', 'grid.js'])
  expect(piecesAhead('dialog.js', needed, { hostId: 'unknown.js' })).toEqual(needed)
})
