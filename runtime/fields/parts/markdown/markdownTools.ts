/** A text with what is selected in it. */
export interface Selected {
  text: string
  from: number
  to: number
}

/** What replaces the characters between `from` and `to`, and what is selected then. */
export interface Replacement extends Selected {
  selectFrom: number
  selectTo: number
}

export type MarkdownTool = (selected: Selected) => Replacement

/** Puts signs around the selected words, or takes them away where they stand already. */
export function around(sign: string): MarkdownTool {
  return ({ text, from, to }) => {
    const words = text.slice(from, to)
    const [start, end] = [from - sign.length, to + sign.length]
    if (start >= 0 && text.slice(start, from) === sign && text.slice(to, end) === sign)
      return { text: words, from: start, to: end, selectFrom: start, selectTo: start + words.length }
    return { text: `${sign}${words}${sign}`, from, to, selectFrom: from + sign.length, selectTo: to + sign.length }
  }
}

/** Puts a sign before every selected line, or takes it away where all have it; `{n}` is the number of the line. */
export function beforeLines(sign: string): MarkdownTool {
  return ({ text, from, to }) => {
    const start = text.lastIndexOf('\n', from - 1) + 1
    const next = text.indexOf('\n', to)
    const end = next === -1 ? text.length : next
    const lines = text.slice(start, end).split('\n')
    const signs = lines.map((_, index) => sign.replace('{n}', String(index + 1)))
    const isThere = lines.every((line, index) => line.startsWith(signs[index] ?? ''))
    const changed = lines.map((line, index) => (isThere ? line.slice(signs[index]?.length) : `${signs[index]}${line}`)).join('\n')
    return {
      text: changed,
      from: start,
      to: end,
      selectFrom: isThere || lines.length > 1 ? start : start + changed.length,
      selectTo: start + changed.length,
    }
  }
}

/** Puts a block on lines of its own behind what is selected. */
function block(written: string): MarkdownTool {
  return ({ text, to }) => {
    const before = to === 0 || text.slice(0, to).endsWith('\n\n') ? '' : text.slice(0, to).endsWith('\n') ? '\n' : '\n\n'
    const block = `${before}${written}\n`
    return { text: block, from: to, to, selectFrom: to + block.length, selectTo: to + block.length }
  }
}

/** Makes the selected words a link, and selects the address that is to be typed. */
export const link: MarkdownTool = ({ text, from, to }) => {
  const words = text.slice(from, to)
  const start = from + words.length + 3
  return { text: `[${words}](https://)`, from, to, selectFrom: start, selectTo: start + 'https://'.length }
}

/** Puts in a picture. */
export function picture(address: string, name: string): MarkdownTool {
  const written = `![${name.replace(/[[\]\\]/g, '')}](${address.replace(/[()\s]/g, encodeURIComponent)})`
  return ({ from, to }) => ({ text: written, from, to, selectFrom: from + written.length, selectTo: from + written.length })
}

export const newTable = block('|  |  |\n| --- | --- |\n|  |  |')
export const divider = block('***')
