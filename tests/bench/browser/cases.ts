import type { BenchCase } from './BenchCase'

/** The screens, each once from a page file and once by hand; loaded apart, so that neither carries the other. */
export const cases: Record<string, (size: number, columns: number) => Promise<BenchCase>> = {
  'list-page': async () => (await import('./listFromPage')).listFromPage(),
  'list-hand': async () => (await import('./listByHand')).listByHand(),
  'form-page': async (size) => (await import('./formFromPage')).formFromPage(size),
  'form-hand': async (size) => (await import('./formByHand')).formByHand(size),
  'table-page': async (size, columns) => (await import('./tableFromPage')).tableFromPage(size, columns),
  'table-hand': async (size, columns) => (await import('./tableByHand')).tableByHand(size, columns),
  'select-page': async (size) => (await import('./longSelect')).longSelect(size),
  'grid-page': async (size) => (await import('./longGrid')).longGrid(size),
  'grid-hand': async (size) => (await import('./longGridByHand')).longGridByHand(size),
}
