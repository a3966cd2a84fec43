import type { AreaPage } from './areaRows'
import type { BenchCase } from './BenchCase'

type Cases = Record<string, (size: number, columns: number) => Promise<BenchCase>>

/** A page of a business area, `lastText` in its last row. */
function areaCases(code: AreaPage, lastText: string): Cases {
  return {
    [`${code}-page`]: async () => (await import('./areaFromPage')).areaFromPage(code, lastText),
    [`${code}-hand`]: async () => (await import('./areaByHand')).areaByHand(code, lastText),
  }
}

/** The screens, each once from a page file and once by hand; loaded apart, so that neither carries the other. */
export const cases: Cases = {
  'list-page': async () => (await import('./listFromPage')).listFromPage(false),
  'list-hand': async () => (await import('./listByHand')).listByHand(),
  'full-list-page': async () => (await import('./listFromPage')).listFromPage(true),
  'full-list-hand': async () => (await import('./fullListByHand')).fullListByHand(),
  ...areaCases('test-equipment', 'Shaker 15'),
  ...areaCases('invoice', 'Customer 15'),
  ...areaCases('meeting', 'Review 15'),
  'form-page': async (size) => (await import('./formFromPage')).formFromPage(size),
  'form-hand': async (size) => (await import('./formByHand')).formByHand(size),
  'table-page': async (size, columns) => (await import('./tableFromPage')).tableFromPage(size, columns),
  'table-hand': async (size, columns) => (await import('./tableByHand')).tableByHand(size, columns),
  'select-page': async (size) => (await import('./longSelect')).longSelect(size),
  'grid-page': async (size) => (await import('./longGrid')).longGrid(size),
  'grid-hand': async (size) => (await import('./longGridByHand')).longGridByHand(size),
}
