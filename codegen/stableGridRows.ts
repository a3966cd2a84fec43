import type { Plugin } from 'vite'

/** `& > :nth-child(1 of .rdg-bottom-summary-row) { & > .cell { … } }`, and the same for the last row of the upper summary. */
const counting = /& > :nth-(?:last-)?child\(1 of (\.rdg-(?:top|bottom)-summary-row)\)(\s*\{\s*& > [^{]+\{[^}]*\}\s*\})/g

/**
 * Two rules of the grid's style sheet count its children. A browser then works out the style of every cell anew whenever a row comes or goes,
 * which is in every frame of scrolling, and takes longer than everything else in it. Written by neighbours, they mean the same and cost nothing.
 */
export const stableGridRows: Plugin = {
  name: 'steady-grid-rows',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('react-data-grid/lib/styles.css')) return null
    const found = [...code.matchAll(counting)].length
    if (found !== 2) this.warn(`react-data-grid: ${found} counting rules instead of 2; see codegen/stableGridRows.ts`)
    return code.replace(counting, (_rule, row: string, body: string) => {
      const neighbour = row === '.rdg-top-summary-row' ? `:not(:has(+ ${row}))` : `:not(${row} + ${row})`
      return `& > ${row}${neighbour}${body}`
    })
  },
}
