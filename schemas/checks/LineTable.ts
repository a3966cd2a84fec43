/** Turns offsets of one text into lines and columns. */
export interface LineTable {
  /** Line and column of an offset, both counted from 1. */
  place(offset: number): { line: number; column: number }
}

export function createLineTable(text: string): LineTable {
  const starts = [0]
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) starts.push(index + 1)
  return {
    place(offset) {
      let low = 0
      let high = starts.length - 1
      while (low < high) {
        const middle = Math.ceil((low + high) / 2)
        if ((starts[middle] ?? 0) <= offset) low = middle
        else high = middle - 1
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
    },
  }
}
